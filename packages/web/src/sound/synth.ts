/** Short cues made of tones and noise; no recordings. Loaded only when sound is on. */
import type { Cue } from './cues.ts';

interface Tone {
  is: 'tone';
  /** from one pitch to another, in Hz */
  from: number;
  to: number;
  wave: OscillatorType;
}
interface Noise {
  is: 'noise';
  /** what passes the filter, in Hz */
  from: number;
  to: number;
}
/** A part of a cue: when, how long and how loud. */
type Part = (Tone | Noise) & { at: number; lasts: number; gain: number };

const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  gain: number,
  wave: OscillatorType = 'sine',
): Part => ({
  is: 'tone',
  from,
  to,
  wave,
  at,
  lasts,
  gain,
});
const noise = (from: number, to: number, at: number, lasts: number, gain: number): Part => ({
  is: 'noise',
  from,
  to,
  at,
  lasts,
  gain,
});

const parts: Readonly<Record<Cue, readonly Part[]>> = {
  die: [noise(2400, 1800, 0, 0.04, 0.7), noise(2000, 1500, 0.09, 0.04, 0.5), noise(1700, 1200, 0.2, 0.05, 0.6)],
  done: [tone(520, 640, 0, 0.07, 0.5, 'triangle')],
  hit: [noise(900, 300, 0, 0.16, 0.8), tone(180, 90, 0, 0.16, 0.6, 'triangle')],
  destroyed: [noise(700, 120, 0, 0.6, 0.9), tone(120, 40, 0, 0.55, 0.9, 'triangle')],
  turn: [tone(660, 660, 0, 0.12, 0.5), tone(880, 880, 0.13, 0.2, 0.5)],
  refused: [tone(220, 180, 0, 0.16, 0.5, 'triangle')],
  over: [tone(440, 440, 0, 0.22, 0.5), tone(554, 554, 0.16, 0.22, 0.5), tone(659, 659, 0.32, 0.5, 0.5)],
};
/** Gentle: well below what else plays on a device. */
const VOLUME = 0.16;
/** Cues of one moment follow one another. */
const APART = 0.26;
/** The same cue is not heard twice within this time. */
const REST = 0.3;

/** One audio context for the page, made at the first cue. */
export class Synth {
  private readonly context = new AudioContext();
  private readonly master: GainNode;
  private readonly hiss: AudioBuffer;
  private readonly heardAt = new Map<Cue, number>();

  constructor() {
    const { context } = this;
    this.master = context.createGain();
    this.master.gain.value = VOLUME;
    this.master.connect(context.destination);
    this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  play(cues: readonly Cue[]): void {
    void this.context.resume();
    const now = this.context.currentTime;
    const fresh = cues.filter((cue) => now - (this.heardAt.get(cue) ?? -1) > REST);
    for (const [at, cue] of fresh.entries()) {
      this.heardAt.set(cue, now);
      for (const part of parts[cue]) this.sound(part, now + at * APART);
    }
  }

  /** Nothing more is heard, at once. */
  hush(): void {
    void this.context.suspend();
  }

  private sound(part: Part, from: number): void {
    const { context } = this;
    const start = from + part.at;
    const end = start + part.lasts;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(part.gain, start + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(this.master);
    const source =
      part.is === 'tone' ? this.toneOf(part, start, end, envelope) : this.noiseOf(part, start, end, envelope);
    source.start(start);
    source.stop(end + 0.02);
  }

  private toneOf({ from, to, wave }: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(out);
    return source;
  }

  private noiseOf({ from, to }: Noise, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.hiss;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(out);
    return source;
  }
}
