/** Five short synthesised sounds, off by default. */

import { preference, prefer } from "./preferences.js";

/** Notes in Hz, the length of each in seconds, and the waveform. @type {Record<string, [number[], number, OscillatorType]>} */
const SOUNDS = {
  turn: [[587, 880], 0.13, "sine"],
  move: [[330], 0.08, "triangle"],
  reveal: [[523, 659], 0.09, "triangle"],
  refuse: [[196, 175], 0.11, "sine"],
  end: [[523, 659, 784, 1047], 0.16, "sine"],
};

/** @type {AudioContext | null} */
let context = null;

export const isLoud = () => preference("sound") === "on";

export function toggleSound() {
  prefer("sound", isLoud() ? "off" : "on");
  play("turn");
}

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!isLoud() || document.hidden) return;
  context ??= new AudioContext();
  const [notes, length, shape] = SOUNDS[name];
  const start = context.currentTime + 0.02;
  notes.forEach((pitch, i) => note(/** @type {AudioContext} */ (context), pitch, start + i * length, length, shape));
}

/**
 * @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} length
 * @param {OscillatorType} shape
 */
function note(audio, pitch, at, length, shape) {
  const voice = audio.createOscillator(), loudness = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length * 1.8);
  voice.connect(loudness).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length * 2);
}
