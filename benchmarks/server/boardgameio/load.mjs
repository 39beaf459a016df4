// Four clients at each of many matches: `load.mjs PORT TABLES SECONDS`. Prints the same lines as load.py.
import { createRequire } from 'module';

const require = createRequire(`${process.cwd()}/`);
const { io } = require('socket.io-client');

const SEATS = 4;
const WARM_UP = 2;
const PATIENCE = 30;
const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

let closedLoop = false;
let resting = true;
let waits = [];
let updates = 0;
let bytes = 0;
let measuring = false;

class Match {
  constructor(number) {
    this.name = `match-${number}`;
    this.sockets = [];
    this.turn = null;
    this.owed = 0;
    this.started = null;
    this.version = 0;
    this.sent = 0;
    this.updated = 0;
    this.doubled = 0;
  }

  async connect(port) {
    for (let seat = 0; seat < SEATS; seat += 1) await this.sit(port, seat);
  }

  sit(port, seat) {
    const options = { transports: ['websocket'], forceNew: true };
    const socket = io(`http://127.0.0.1:${port}/tiles`, options);
    this.sockets.push(socket);
    socket.on('update', (match, state) => this.update(seat, state));
    return new Promise((done) => {
      socket.on('sync', (match, { state }) => {
        this.shown(seat, state);
        done();
      });
      socket.on('connect', () => socket.emit('sync', this.name, `${seat}`, undefined, SEATS));
    });
  }

  update(seat, state) {
    updates += 1;
    // Only a sample is measured: serialising every state again would burden the client.
    if (measuring && updates % 64 === 0) bytes += 64 * JSON.stringify(state).length;
    if (this.started !== null && seat === this.mover) {
      waits.push(performance.now() - this.started);
      this.started = null;
      this.updated += 1;
      this.doubled += state._stateID - this.version - 1;
      this.version = state._stateID;
    }
    this.shown(seat, state);
    this.play();
  }

  shown(seat, state) {
    if (state.ctx.currentPlayer !== `${seat}`) return;
    this.turn = { seat, state };
    this.play();
  }

  due() {
    this.owed += 1;
    this.play();
  }

  play() {
    // The mover's update may come after the next seat's.
    if (this.turn === null || this.started !== null) return;
    if (resting || !(this.owed || closedLoop)) return;
    const { seat, state } = this.turn;
    this.turn = null;
    this.owed = Math.max(0, this.owed - 1);
    this.mover = seat;
    this.sent += 1;
    this.version = state._stateID;
    const payload = { type: 'uncover', args: [choose(state.G.shown)], playerID: `${seat}` };
    this.started = performance.now();
    this.sockets[seat].emit(
      'update', { type: 'MAKE_MOVE', payload }, state._stateID, this.name, `${seat}`,
    );
  }
}

function choose(shown) {
  let place = Math.floor(Math.random() * shown.length);
  while (shown[place] !== -1) place = (place + 1) % shown.length;
  return place;
}

async function measure(mode, seconds) {
  await sleep(WARM_UP);
  waits = [];
  const before = updates;
  bytes = 0;
  measuring = true;
  say({ begin: mode });
  const start = performance.now();
  const cpu = process.cpuUsage();
  await sleep(seconds);
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  measuring = false;
  say({
    end: mode,
    seconds: took,
    waits_ms: waits.map((wait) => Number(wait.toFixed(3))),
    updates: updates - before,
    bytes,
    client_cpu: (user + system) / 1e6,
  });
}

function pace(match, phase) {
  const start = performance.now() + phase * 1000;
  let count = 0;
  const timer = { id: null };
  const next = () => {
    match.due();
    count += 1;
    timer.id = setTimeout(next, start + count * 1000 - performance.now());
  };
  timer.id = setTimeout(next, phase * 1000);
  return timer;
}

async function rest(matches) {
  resting = true;
  const end = performance.now() + PATIENCE * 1000;
  while (matches.some((match) => match.started !== null) && performance.now() < end) {
    await sleep(0.02);
  }
  await sleep(0.2);
  for (const match of matches) match.owed = 0;
}

async function paced(matches, seconds) {
  resting = false;
  const timers = matches.map((match, number) => pace(match, number / matches.length));
  await measure('paced', seconds);
  for (const timer of timers) clearTimeout(timer.id);
  await rest(matches);
}

async function flatOut(matches, seconds) {
  closedLoop = true;
  resting = false;
  for (const match of matches) match.play();
  await measure('flat out', seconds);
  closedLoop = false;
  await rest(matches);
}

const total = (matches, name) => matches.reduce((sum, match) => sum + match[name], 0);

async function main() {
  const [port, tables, seconds] = process.argv.slice(2).map(Number);
  const matches = Array.from({ length: tables }, (_, number) => new Match(number));
  for (const match of matches) await match.connect(port);
  await paced(matches, seconds);
  await flatOut(matches, seconds);
  const sent = total(matches, 'sent');
  const check = {
    lost: sent - total(matches, 'updated'),
    doubled: total(matches, 'doubled'),
    unseen: SEATS * sent - updates,
    refused: {},
  };
  say({ check });
  process.exit(0);
}

main();
