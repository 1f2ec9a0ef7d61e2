// Synthesised sounds, no files. Silent until asked for; then remembered.

import { settings } from "./words.svelte";

export type Sound = "tap" | "drop" | "serve" | "coin" | "fire" | "no" | "yours" | "win" | "word";

const VOLUME = 0.2; // -14 dB
let context: AudioContext | null = null;
let out: GainNode | null = null;

interface Tone {
  at?: number;
  to?: number;
  type?: OscillatorType;
  gain?: number;
  ring?: boolean;
}

function tone(frequency: number, ms: number, how: Tone = {}): void {
  if (!context || !out) return;
  const { at = 0, to, type = "sine", gain = 0.8, ring = false } = how;
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const swing = 1 + (Math.random() - 0.5) * 0.06;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(frequency * swing, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to * swing, end);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(gain, start + 0.004);
  if (!ring) level.gain.setValueAtTime(gain, start + ms / 2000);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(level).connect(out);
  voice.start(start);
  voice.stop(end + 0.02);
}

function noise(ms: number, frequency: number): void {
  if (!context || !out) return;
  const length = Math.ceil((context.sampleRate * ms) / 1000);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / length);
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = frequency;
  source.connect(band).connect(out);
  source.start();
}

const SOUNDS: Record<Sound, () => void> = {
  tap: () => (noise(12, 1800), tone(180, 40, { gain: 0.5 })),
  drop: () => tone(420, 90, { to: 160 }),
  serve: () => (tone(880, 500, { ring: true, gain: 0.6 }), tone(1320, 500, { ring: true, gain: 0.35 })),
  coin: () => (tone(1568, 60, { gain: 0.4 }), tone(2093, 60, { at: 60, gain: 0.4 })),
  fire: () => noise(300, 500),
  no: () => (tone(140, 90, { gain: 0.6 }), tone(132, 90, { gain: 0.6 })),
  yours: () => (tone(784, 120, { gain: 0.5 }), tone(1046.5, 120, { at: 120, gain: 0.5 })),
  word: () => tone(988, 70, { gain: 0.35 }),
  win: () =>
    [523.25, 659.25, 784, 1046.5].forEach((frequency, n) =>
      tone(frequency, n === 3 ? 400 : 90, { at: n * 90, type: "triangle", ring: n === 3 }),
    ),
};

/** A sound, and on a phone a gentle knock, if they are wanted. */
export function play(name: Sound): void {
  if (!settings.sound) return;
  if (name === "drop" || name === "serve") navigator.vibrate?.(name === "drop" ? 10 : 30);
  try {
    context ??= new AudioContext();
    if (!out) {
      out = context.createGain();
      out.gain.value = VOLUME;
      out.connect(context.destination);
    }
    void context.resume();
    SOUNDS[name]();
  } catch {
    settings.sound = false; // no sound to be had here
  }
}
