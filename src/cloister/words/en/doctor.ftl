# What `cloister doctor` says to authors of games. Names of files, functions and fields are code.

## Lines and summaries

# Before each line, at most six letters.
doctor-mark-ok = ok
doctor-mark-no = no
doctor-mark-new = new
doctor-mark-note = note
# $title: what a check checks, $why: a finding.
doctor-failed = { $title }: { $why }
doctor-passed-slowly = { $title } ({ $seconds } s)
doctor-cannot-be-played = { $game } cannot be played yet. { $why }
doctor-recorded = golden/{ $file }: read it, and keep it if it is right.
doctor-summary-failed = { $failed ->
    [one] One of { $total } checks fails
   *[other] { $failed } of { $total } checks fail
} ({ $seconds } s). Each line above says what to do.
doctor-summary-passed = { $game } passes all { $total } checks ({ $seconds } s).
doctor-summary-chosen = { $game } passes { $total ->
    [one] the one check that was chosen
   *[other] the { $total } checks that were chosen
} out of { $all } ({ $seconds } s).
# $call: Python that leads to the position.
doctor-reproduce = { $finding } To see it: { $call }
doctor-no-such-check = No check is about "{ $word }". The topics are { $topics }.

## A game that does not start

doctor-card-missing = __init__.py is missing. Write the id card, GAME, there.
doctor-card-undefined = __init__.py does not define GAME. Write the id card there.
doctor-syntax-error = { $file }, line { $line }: { $why }. Correct the syntax.
doctor-import-fails = The folder cannot be imported. { $why }
# $error: a Python exception.
doctor-error-at = { $file }, line { $line }: { $error }
doctor-cannot-be-dealt = The game cannot be dealt. { $why }
doctor-cannot-record = No golden can be recorded. { $why }

## Titles of the checks

doctor-check-files = the folder has its files
doctor-check-card = the id card is complete
doctor-check-components = the components can be read, and each has a source
doctor-check-imports = imports inside the game go one way
doctor-check-games-end = random games end in time and keep every invariant
doctor-check-outcomes = outcomes have a known reason, a score for every seat and a winner
doctor-check-who-moves = only seats that have to decide have moves
doctor-check-copies = copy() is complete and independent
doctor-check-asking = view, imagine, sample and forbids change nothing
doctor-check-positions = a position can be written down and set up again
doctor-check-options = every value of every option can be played
doctor-check-listed-moves = every listed move is accepted
doctor-check-other-moves = every other move is refused with a rule that exists
doctor-check-sample = sample() draws every listed move equally often, and no other
doctor-check-notation = moves can be written as text and read back
doctor-check-other-words = words that are not a move are refused
doctor-check-cited-rules = RULES.md explains every rule that is cited
doctor-check-rules-tested = every rule is named by a test or a golden
doctor-check-texts = every event, prompt, refusal, option and end has a sentence
doctor-check-features = every feature that explains advice has a sentence
doctor-check-labels = labels of fields and moves fit
doctor-check-sizes = views and events are small
doctor-check-translations = other languages have the sentences of English
doctor-check-records = a saved record loads as the same game and can be verified
doctor-check-prefixes = a record can be replayed up to any move
doctor-check-refused-moves = a refused move changes nothing
doctor-check-undo = undo takes back moves that showed nothing, and no others
doctor-check-damage = a record that was cut, damaged or forged is refused
doctor-check-processes = the same seed gives the same bytes in another process
doctor-check-imagine-view = imagine() preserves the seat's view
doctor-check-imagine-whole = imagined worlds keep every invariant and can be played to the end
doctor-check-leaks-in-positions = no leaks in single positions
doctor-check-imagine-honest = imagine() depends only on what the seat knows
doctor-check-leaks-in-games = no leaks along whole games
doctor-check-bots-honest = bots decide by what their seat knows
doctor-check-games-independent = games do not influence each other
doctor-check-drafts = drafts show a seat only what it knows
doctor-check-planted = planted leaks are found in this game
doctor-check-bots-play = bots of every level play legal moves to the end
doctor-check-goldens = goldens replay and can be verified
doctor-check-golden-ends = every way to end has a golden
doctor-check-playthroughs = playthroughs read as they were recorded
doctor-check-past-rules = past rules replay their goldens

## Folder and id card

# $files: a list of doctor-file, separated by semicolons.
doctor-files-missing = Files are missing in { $folder }: { $files }. Write them.
# $holds: one of the messages below.
doctor-file = { $file } ({ $holds })
doctor-file-card = the id card, GAME
doctor-file-rules = the rules in your own words, each with an id
doctor-file-components = the components, each table with its source
doctor-file-pack = typed reading of components.toml
doctor-file-state = the data of a position
doctor-file-game = the course of the game
doctor-file-view = what a seat may know
doctor-file-access = KNOWLEDGE: view, imagine and position, for the id card
doctor-file-notation = moves as text
doctor-file-words = a sentence for every event, prompt and refusal
# $name: a field of the id card.
doctor-card-lacks = The id card has no { $name }. Add it in __init__.py.
doctor-card-seats = The seats on the id card are wrong. Give a range such as range(2, 5).
doctor-card-minutes = The minutes on the id card are wrong. Give (least, most).
doctor-card-rules = The rules number on the id card is wrong. Count from 1.
doctor-card-longest = `longest` on the id card is wrong. Give a number of moves that no game exceeds.
doctor-card-ends = The end_reasons on the id card are wrong. Name each way to end once.
doctor-option-wrong = The option { $option } on the id card is wrong. { $why }
doctor-option-without-rule = The option { $option } names no rule. Give the id of the rule that describes it.
doctor-option-without-values = The option { $option } has no values for { $seats } seats. Add them to by_seats.
doctor-option-ambiguous = The value { $value } of the option { $option } cannot be told from another. Give each value a different name.
doctor-components-wrong = The components cannot be read. Correct components.toml or components/pack.py. { $why }
doctor-note-no-heuristics = The game has no heuristics, so bots play imagined worlds out at random. Write bots/heuristics.py and name it on the id card.
doctor-note-no-board = The game has no web/board.js, so the browser shows it as lists, with the labels in words/en.

## Imports

# $more: how many further imports are wrong. $advice: one of the messages below.
doctor-wrong-import = { $file } imports { $target }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}. { $advice }
doctor-imports-of-games = A game may only use cloister.core and its own folder.
doctor-imports-of-rules = Rules say what happens, not how it is seen or told. Move what you need into rules or components, or do it in knowledge, where the id card finds it.
doctor-imports-of-knowledge = What a seat may know cannot depend on bots or words. Move what you need into knowledge or rules.
doctor-imports-of-components = Components are plain data. Move what you need into components.
doctor-imports-of-bots = Bots decide by what a seat knows. Move what you need into knowledge or rules.
doctor-imports-of-views = Words and art work from views. Move what you need into knowledge or components.

## Random games

# $longest: a number of moves, from the id card.
doctor-game-not-over = The game is not over after { $longest } moves, which is `longest` on the id card. Find what never ends, or raise `longest`.
# $why: the invariant. $options: what was agreed on, as code.
doctor-invariant-broken = An invariant is broken: { $why }. Correct the move that led there, check(), or `longest` on the id card ({ $seats } seats, { $options }).
doctor-no-outcome = Nobody has to decide, and there is no outcome ({ $seats } seats, seed { $seed }). outcome() must return one exactly when to_act() is empty.
doctor-outcome-reason = outcome() returns { $outcome }. Its reason must be one of end_reasons on the id card.
doctor-outcome-incomplete = outcome() returns { $outcome }. It must name a score for every seat, and one or more seats as winners.
doctor-outcome-too-early = to_act() and outcome() disagree. outcome() must return an outcome exactly when to_act() is empty.
doctor-to-act-wrong = to_act() returns { $seats }. It must name each seat that has to decide once, and only seats from 0 to { $last }.
doctor-seat-stuck = Seat { $seat } has to decide and has no move. Let it pass, or leave it out of to_act().
doctor-seat-idle = Seat { $seat } does not have to decide and has moves. moves() must return [] for it.
doctor-move-twice = moves() lists a move of seat { $seat } twice. List each move once.
doctor-copy-differs = A copy differs from the original. Copy every attribute in copy().
doctor-copy-shared = Playing on in a copy changes the original. In copy(), copy lists too, and the lists inside them.
doctor-asking-changes = view, imagine, sample or forbids changes the position. Let them work on copies.
doctor-position-refused = set_up refuses what position wrote: { $why } Write it in the form that set_up reads, or make set_up less strict.
doctor-position-differs = set_up makes a position that differs from the one written. Put every field of it into the state.
doctor-position-incomplete = position leaves out something that matters later. Write down every attribute of the state that a rule reads.
doctor-option-never-ends = A game with { $option } = { $value } does not end. Let outcome() return an outcome, or remove this value from the option.

## Legal moves

doctor-listed-forbidden = "{ $move }" is listed, and { $rule } forbids it. moves() and forbids() must agree.
doctor-move-breaks = After "{ $move }" an invariant is broken: { $why }. Correct play() or check().
doctor-unlisted-allowed = "{ $move }" is not listed, and nothing forbids it. Let moves() list it, or let forbids() name the rule against it.
doctor-refusal-without-rule = "{ $move }" is refused without a rule or a reason. Let forbids() name both.
doctor-refusal-unexplained = "{ $move }" is refused by { $rule }, which RULES.md does not explain. Correct the rule in forbids(), or write it down.
doctor-sample-unlisted = sample() draws "{ $move }", which is not listed. Let it draw one of moves().
doctor-sample-uneven = sample() draws some moves more often than others. Draw among all of them at once, not first a kind and then a move of that kind.
doctor-notation-ambiguous = Two moves are written in the same words. Give each kind of move a different verb in words/notation.py.
doctor-notation-untypable = The words { $words } cannot be typed. Write moves in words/notation.py as words with single spaces between them.
doctor-notation-misread = "{ $words }" is read as a different move than the one that is written like this. In words/notation.py, let read() undo what write() does.
# $call: code. $error: a Python exception.
doctor-notation-raises = { $call } raises { $error }, not BadNotation. Refuse whatever is not a move with BadNotation, as Kinds and Words of cloister.core.notation do.
doctor-notation-lax = notation.read accepts { $words } as "{ $move }". Let it accept only what write() writes.

## Rules

doctor-no-rules = RULES.md has no rule. Begin each rule with its id, such as "**ABC-1** ...".
# $rules: ids, separated by commas.
doctor-rules-unexplained = RULES.md does not explain { $rules }, which the game cites. Write a paragraph that begins with the id, or cite another rule.
doctor-rules-untested = No test names { $rules }. Write a test for each, or name a golden after it.
doctor-note-no-tests = No test names a rule. Write tests in tests/games/{ $game }/ and name the rules there.

## Sentences

# $keys: names of sentences, separated by commas.
doctor-texts-missing = words/en has no sentence for { $keys }. Add one for each.
doctor-feature-missing = words/en has no sentence for { $name }. Add one, as half a sentence.
# $given: the variables that the sentence may use. $error: what Fluent says.
doctor-text-asks-too-much = The sentence { $name } in words/{ $language } asks for something that it is not given ({ $error }). It may use { $given }. Use only these, or pass more.
doctor-label-of-nothing = words/en labels fields that no view has. Correct or remove { $keys }.
doctor-note-no-labels = The game has no labels, so fields are shown by their names. Add field-... and move-... to words/en.
doctor-view-too-large = A view has { $bytes } bytes. Keep it below { $most }: use numbers in place of names, and leave out what follows from the rest.
doctor-event-too-large = The event { $event } has { $bytes } bytes. Keep it below { $most }. What stays visible belongs in the view.
doctor-catalogue-broken = { $file } has a line that is not Fluent: { $text }
doctor-catalogue-twice = { $file } has a second sentence { $name }. Remove one of the two.
doctor-translation-unknown = words/{ $language } has a sentence { $name }, and English has none. Remove it, or correct its name.
doctor-translation-refers = The sentence { $name } in words/{ $language } uses { $other }, which words/{ $language } lacks. Add it there.
doctor-translation-asks = The sentence { $name } in words/{ $language } asks for { $variables }, which the English one does not use. If the code passes it, name it in the comment of the English sentence. If not, leave it out.
doctor-translation-lacks = The sentence { $name } in words/{ $language } leaves out { $variables }, which the English one shows. Add it.

## Records

doctor-record-loads-differently = A record loads as a different game. Equal moves and draws must give equal games: rules may use only the state, the move and `chance`.
doctor-record-saves-differently = A record that is loaded and saved again has different bytes. Equal moves and draws must give equal games: rules may use only the state, the move and `chance`.
doctor-record-replays-differently = { $moves ->
    [one] One move
   *[other] { $moves } moves
} replayed differently. Equal moves and draws must give equal games: rules may use only the state, the move and `chance`.
doctor-refusal-changes = A refused move changed the position after move { $moves } (seed 2). forbids() must not change anything.
doctor-table-accepts = "{ $move }" is not listed for seat { $seat }, and the table accepts it. Let moves() list it, or let forbids() name the rule against it.
doctor-refused-and-logged = "{ $move }" is refused, but it is in the log. This is a bug in the engine, not in the game. Please report it.
doctor-undo-missing = After move { $move }, seat { $seat } cannot undo. This is a bug in the engine, not in the game. Please report it.
doctor-undo-too-much = After move { $move }, seat { $seat } can undo. This is a bug in the engine, not in the game. Please report it.
doctor-undo-differs = Undo of move { $move } leads to a different position. Equal moves and draws must give equal games: rules may use only the state, the move and `chance`.
doctor-undo-past-information = Seat { $seat } can undo a move that showed something (move { $move }). This is a bug in the engine, not in the game. Please report it.
# $damage: one of the three sentences at the end of this section.
doctor-damage-raises = { $damage } Loading it raises { $error }, not { $wanted }. Let set_up and read refuse whatever they cannot understand with BadPosition or BadNotation.
doctor-damage-accepted = { $damage } It is still accepted. This is a bug in the engine, not in the game. Please report it.
doctor-damage-cut = A record was cut after { $bytes } bytes.
doctor-damage-flipped = Bit { $bit } of byte { $byte } of a record was flipped.
doctor-damage-forged = A record was forged.

## Processes

# $variables: the environment of the other process.
doctor-process-differs = A game plays out differently in a process with { $variables }. Sort what comes from a set, and take hashes, clocks and globals out of the rules.
doctor-process-failed = The game cannot be played in another process. Its folder must be importable by itself. { $why }

## Imagined worlds

# $seat: the number of a seat, or spectator. $difference: a sentence.
doctor-imagined-view = { $seat ->
    [spectator] The spectator
   *[other] Seat { $seat }
}, with memory { $memory }, has a different view in a world that it imagines. { $difference } imagine() must keep all that the view shows, and deal the rest again.
doctor-imagined-turn = In a world that { $seat ->
    [spectator] the spectator
   *[other] seat { $seat }
} imagines, other seats have to decide. Everybody knows who has to decide, so imagine() must keep it.
doctor-imagined-moves = Seat { $seat } has different moves in a world that it imagines. A seat knows its moves, so moves() may depend only on what it knows, and imagine() must keep that.
doctor-imagined-broken = An imagined world is broken: { $why }. imagine() may only deal what is possible.
doctor-imagined-endless = An imagined world does not end. imagine() must keep what the end depends on.

## Leaks

# $seat: the number of a seat, or spectator. $difference and $remedy: sentences. $level: where it was found.
doctor-leak = { $seat ->
    [spectator] The spectator
   *[other] Seat { $seat }
} can tell two worlds apart that should look the same. { $difference } What to do: { $remedy } (Level { $level }, comparison { $comparison }.)
doctor-difference = { $path } is { $ours } in one and { $theirs } in the other.
doctor-difference-whole = One is { $ours }, the other is { $theirs }.
doctor-difference-null = A field is null in one and left out in the other.
doctor-remedy-state = Show a seat only what it may know, in its view, its moves, refusals and the outcome. If it does know this, let imagine() keep it.
doctor-remedy-spectator = A spectator sees only what everybody sees. Leave this out of view(None).
doctor-remedy-imagined = Let imagine() collect all that the seat cannot know, sort it, shuffle it and deal it again. What the seat does know belongs in its view.
doctor-remedy-told = An event can tell no more than the view with perfect memory admits. If this was really shown, put what was revealed into the view. If not, tell only those who may know it (told.only).
doctor-remedy-unmarked = If a move shows somebody something, it must call told.reveal().
doctor-remedy-bot = Let the heuristics decide by the view and imagined worlds alone, and carry nothing over from one world to the next.
doctor-remedy-second-game = Keep nothing from one game to the next. Look for globals, and for caches whose key leaves something out.
doctor-draft-leaks = A draft lets seat { $seat } tell two worlds apart. { $difference } Call told.reveal() in the move that shows something, so that the draft ends there, or put it into the view.
doctor-planted-not-found = A planted leak was not found within { $comparisons } comparisons.
# $leak: the name of a class in suite/planted_*.py.
doctor-leak-not-found = The planted leak { $leak } was not found within { $comparisons } comparisons. imagine() probably keeps too much: it must deal again all that the seat cannot know.
doctor-note-nothing-hidden = According to imagine(), nothing is hidden in this game, so there was no leak to look for.

## Bots

doctor-bot-illegal = The { $level } plays "{ $move }", which is not a legal move. Let heuristics choose among the moves that they are given.
doctor-bots-never-end = A game among bots of the level { $level } does not end. Let heuristics value what brings the end nearer, or raise `longest` on the id card.

## Goldens

doctor-no-golden = golden/ holds no game. Record one with `cloister doctor { $game } --record`, read the .txt, and keep both.
doctor-no-playthrough = golden/ holds no playthrough. Record one with `cloister doctor { $game } --record`, read the .txt, and keep it.
doctor-golden-of-other-game = golden/{ $file } is a game of "{ $other }". Delete it, and record a new one with `cloister doctor { $game } --record`.
doctor-golden-of-other-rules = golden/{ $file } was played by rules { $played }, not { $rules }. Keep the old rules in past/r{ $played }/, with this file in their golden/.
doctor-golden-differs = golden/{ $file } does not replay: { $why } Either the rules are wrong now, or they changed on purpose. Then raise the rules number and move the old rules to past/. If nobody has played the game yet, delete the golden and record it again.
# $ends: end reasons, as a choice.
doctor-end-without-golden = No golden ends by { $ends }. Record one with `cloister doctor { $game } --record`, or correct end_reasons on the id card.
doctor-playthrough-alone = golden/{ $file } has no { $game } beside it. Delete the text, or put the game back.
doctor-playthrough-differs = golden/{ $file }, line { $line } was "{ $before }" and is now "{ $now }". If that is right, delete the text and record it again.
doctor-playthrough-length = golden/{ $file } has a different number of lines than the game now tells. If that is right, delete the text and record it again.
doctor-past-without-golden = past/{ $folder }/golden/ holds no game that was played by these rules. Put the goldens of these rules there.
