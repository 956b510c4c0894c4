import { SingleBar } from 'cli-progress';

/** A bar on a terminal; nothing in a pipe. */
export class Progress {
  private readonly bar: SingleBar | null;
  private readonly started = performance.now();
  private done = 0;

  constructor(games: number) {
    const format = '{bar} {value}/{total} games, {rate} games/s, {left} left';
    this.bar = process.stderr.isTTY ? new SingleBar({ format, stream: process.stderr, hideCursor: true }) : null;
    this.bar?.start(games, 0, { rate: '–', left: '–' });
  }

  tick(): void {
    this.done++;
    const seconds = (performance.now() - this.started) / 1000;
    const rate = this.done / seconds;
    const left = ((this.bar?.getTotal() ?? 0) - this.done) / rate;
    this.bar?.increment(1, { rate: rate.toPrecision(3), left: duration(left) });
  }

  stop(): void {
    this.bar?.stop();
  }
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 90) return `${whole} s`;
  return whole < 5400 ? `${Math.round(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`;
}
