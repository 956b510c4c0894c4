import type { Underway } from '@admiralty/bots';
import { SingleBar } from 'cli-progress';
import type { Report } from './spread.ts';

/** How often a pipe gets a line. */
const PIPED_MS = 30_000;

/** A bar on a terminal; in a pipe a line now and then. Of a game that takes long both tell how far it is. */
export class Progress {
  private readonly bar: SingleBar | null;
  private readonly timer: NodeJS.Timeout | null;
  private readonly started = performance.now();
  private readonly games: number;
  private done = 0;
  /** of the games that are being played, by number */
  private readonly underway = new Map<number, Underway>();

  constructor(games: number) {
    this.games = games;
    const format = '{bar} {value}/{total} games, {rate} games/s, {left} left{now}';
    this.bar = process.stderr.isTTY ? new SingleBar({ format, stream: process.stderr, hideCursor: true }) : null;
    this.bar?.start(games, 0, this.speed());
    this.timer = this.bar ? null : setInterval(() => this.tell(), PIPED_MS).unref();
  }

  hear(report: Report): void {
    if ('underway' in report) {
      this.underway.set(report.underway.number, report.underway);
      this.bar?.update(this.speed());
      return;
    }
    this.underway.delete('record' in report ? report.record.number : report.brokenOff);
    this.done++;
    this.bar?.increment(1, this.speed());
  }

  stop(): void {
    this.bar?.stop();
    clearInterval(this.timer ?? undefined);
  }

  private tell(): void {
    const { rate, left, now } = this.speed();
    process.stderr.write(`${this.done}/${this.games} games, ${rate} games/s, ${left} left${now}\n`);
  }

  private speed(): { rate: string; left: string; now: string } {
    const now = this.longest();
    if (this.done === 0) return { rate: '–', left: '–', now };
    const rate = (1000 * this.done) / (performance.now() - this.started);
    return { rate: rate.toPrecision(3), left: duration((this.games - this.done) / rate), now };
  }

  /** The longest of the games that go on. */
  private longest(): string {
    const [first] = [...this.underway.values()].sort((a, b) => b.actions - a.actions);
    return first ? `; game ${first.number + 1}: turn ${first.turn}, ${first.actions} decisions` : '';
  }
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 90) return `${whole} s`;
  return whole < 5400 ? `${Math.round(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`;
}
