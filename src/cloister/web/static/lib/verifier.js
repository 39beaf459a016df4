// Proves a Cloister record with nothing but SHA-256: the chain of hashes, the commitment to the
// seed, and every draw from the seed. It knows no game and shares no code with the engine.
// SHA-256 and HMAC are written out because browsers on plain http have no crypto.subtle.

const WORDS = 0x100000000;
const LONGEST_ORDER = 100000;
const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

// The first 64 primes give SHA-256 its constants: bits of their square and cube roots.
const PRIMES = Array.from({ length: 312 }, (_, n) => n)
  .filter((n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0));
const fraction = (root) => ((root - Math.floor(root)) * WORDS) >>> 0;
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));
const turn = (x, n) => (x >>> n) | (x << (32 - n));
const mixed = (x, a, b, c) => turn(x, a) ^ turn(x, b) ^ (x >>> c);
const spread = (x, a, b, c) => turn(x, a) ^ turn(x, b) ^ turn(x, c);

export function sha256(message) {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, message.length << 3);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) compress(state, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function compress(state, data, at) {
  const w = new Int32Array(64);
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    w[i] = i < 16 ? data.getInt32(at + 4 * i) : w[i - 16] + mixed(w[i - 15], 7, 18, 3)
      + w[i - 7] + mixed(w[i - 2], 17, 19, 10);
    const choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + spread(e, 6, 11, 25) + choice + ROUND[i] + w[i]) | 0;
    const two = (spread(a, 2, 13, 22) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] = (state[i] + word) >>> 0; });
}

export function hmac(key, message) {
  const block = joined(key, new Uint8Array(64 - key.length));
  const pad = (mask) => block.map((byte) => byte ^ mask);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

// The random stream of one label at one step: 32-bit words, block after block.
function* words(key) {
  for (let i = 0; ; i++) {
    const count = new DataView(new ArrayBuffer(8));
    count.setUint32(4, i);
    const block = new DataView(sha256(joined(key, new Uint8Array(count.buffer))).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

function below(stream, n) {
  for (;;) {
    const word = stream.next().value;
    if (word < WORDS - (WORDS % n)) return word % n;
  }
}

function order(stream, size) {
  const items = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

const isSize = (size, least, most) => Number.isInteger(size) && size >= least && size <= most;

function drawsFollow(key, step, draws) {
  const streams = new Map();
  return draws.every(([label, size, came]) => {
    if (!streams.has(label)) streams.set(label, words(hmac(key, utf8(`${step}/${label}`))));
    const stream = streams.get(label);
    if (!Array.isArray(came)) return isSize(size, 1, WORDS) && below(stream, size) === came;
    return isSize(size, 0, LONGEST_ORDER) && canonical(order(stream, size)) === canonical(came);
  });
}

// JSON as the engine writes it: no spaces, object keys sorted.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

// A line is a body and a hash of it and of everything before it. If parsing and writing a line
// changes its length, it has spaces or a duplicate key, and two readers could read it differently.
function isLinked(line, body, link) {
  const plain = JSON.stringify(JSON.parse(line)).length === line.length;
  return plain && line === `${body.slice(0, -1)},"hash":"${link}"}`;
}

function* chainProblems(lines) {
  let link = "";
  for (const [i, line] of lines.entries()) {
    const body = line.replace(/,"hash":"[^"]*"}$/, "}");
    link = hex(sha256(utf8(link + body)));
    if (!isLinked(line, body, link)) return yield `line ${i + 1}: the chain of hashes breaks`;
  }
}

function* recordProblems(text) {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length < 2) return yield "the record is cut short";
  yield* chainProblems(lines);
  const [header, ...acts] = lines.map((line) => JSON.parse(line)), end = acts.pop();
  if (header.format !== 1) return yield "unknown format";
  if (end.lines !== acts.length) yield "the last line is missing or has a wrong count";
  if (acts.some((act, i) => act.n !== i + 1)) yield "lines are missing or repeated";
  if (!/^[0-9a-f]{64}$/.test(header.seed)) return yield "the seed is not 32 bytes";
  const { table = "", nonces = [], deal = [], position } = header;
  const agreed = [table, header.game, header.rules, header.seats, header.options, header.pack];
  if (position !== undefined) agreed.push(position);
  const seed = unhex(header.seed);
  if (header.commitment !== hex(sha256(joined(seed, utf8(canonical(agreed))))))
    yield "the seed is not the one that was committed to";
  const key = hmac(seed, utf8(nonces.map((nonce) => `${nonce}\n`).join("")));
  for (const [step, draws] of [deal, ...acts.map((act) => act.draws ?? [])].entries())
    if (!drawsFollow(key, step, draws)) yield `step ${step} does not follow from the seed`;
}

export function verify(text) {
  const problems = [];
  try {
    for (const problem of recordProblems(text)) problems.push(problem);
  } catch (error) {
    problems.push(`not a record: ${error.message}`);
  }
  return { ok: problems.length === 0, problems };
}
