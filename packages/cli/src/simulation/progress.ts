import { SingleBar } from 'cli-progress';

/** How often a pipe gets a line. */
const PIPED_MS = 30_000;

/** A bar on a terminal; in a pipe a line now and then. */
export class Progress {
  private readonly bar: SingleBar | null;
  private readonly timer: NodeJS.Timeout | null;
  private readonly started = performance.now();
  private readonly games: number;
  private done = 0;

  constructor(games: number) {
    this.games = games;
    const format = '{bar} {value}/{total} games, {rate} games/s, {left} left';
    this.bar = process.stderr.isTTY ? new SingleBar({ format, stream: process.stderr, hideCursor: true }) : null;
    this.bar?.start(games, 0, this.speed());
    this.timer = this.bar ? null : setInterval(() => this.tell(), PIPED_MS).unref();
  }

  tick(): void {
    this.done++;
    this.bar?.increment(1, this.speed());
  }

  stop(): void {
    this.bar?.stop();
    clearInterval(this.timer ?? undefined);
  }

  private tell(): void {
    const { rate, left } = this.speed();
    process.stderr.write(`${this.done}/${this.games} games, ${rate} games/s, ${left} left\n`);
  }

  private speed(): { rate: string; left: string } {
    if (this.done === 0) return { rate: '–', left: '–' };
    const rate = (1000 * this.done) / (performance.now() - this.started);
    return { rate: rate.toPrecision(3), left: duration((this.games - this.done) / rate) };
  }
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 90) return `${whole} s`;
  return whole < 5400 ? `${Math.round(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`;
}
