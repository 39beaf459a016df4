# The laboratory: errors and notes of simulations, ratings and benchmarks.

## What was asked for

lab-bots-for-seats = { $bots ->
    [one] There is one bot
   *[other] There are { $bots } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one for all, or one for each seat.
lab-games-out-of-range = games = { $games }: give a number from 1 to { $most }.
lab-workers-out-of-range = workers = { $workers }: give a number from 1 to { $most }.
lab-name-two-bots = Name at least two bots, each once, with commas between them.
lab-rate-needs-seats = A rating compares players. Give at least 2 seats.
lab-needs-polars = --out needs Polars. Run: pip install 'cloister[lab]'
lab-needs-openskill = Ratings need OpenSkill. Run: pip install 'cloister[lab]'
lab-needs-ray = --ray needs Ray. Run: pip install 'cloister[ray]'

## What went wrong

lab-worker-died = A worker process has died. It may have run out of memory.
# $why: what Ray says.
lab-no-cluster = There is no Ray cluster at { $address }: { $why }
lab-cluster-failed = The Ray cluster failed: { $why }
lab-pack-differs = The component pack of { $game } is not the same on all machines.
lab-journal-damaged = { $file }, line { $line }: This is not a line of a simulation. Remove the file to start again.
lab-journal-other-version = { $file } belongs to another simulation: it was played by Cloister { $found }, not { $wanted }. Remove the file to start again.
# $name: what differs, such as seed or seats.
lab-journal-other-run = { $file } belongs to another simulation: its { $name } was { $found }, not { $wanted }. Remove the file to start again.

## Benchmarks

lab-measuring-compiled = { $game }, compiled
lab-measuring-interpreted = { $game }, interpreted
lab-measuring-timed-out = { $game } could not be measured within { $seconds } s.
# $why: what the other process said last.
lab-measuring-failed = { $game } could not be measured: { $why }
lab-no-reason = No reason was given.
lab-nothing-compiled = The rules run interpreted here. Nothing is compiled.
lab-peers-need-checkout = Peers can only be measured from a checkout (benchmarks/peers).
