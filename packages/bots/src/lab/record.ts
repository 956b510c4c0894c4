import {
  type Action,
  type Game,
  type GameEvent,
  type GameTypes,
  Play,
  seededDice,
  type Table,
} from '@admiralty/engine';
import type { Turn } from '../players.ts';
import { type Measures, measuresOf } from './measures.ts';

/** A decision that took long. */
export interface SlowTurn {
  game: number;
  seat: number;
  bot: string;
  ms: number;
  action: Action;
  reason: string;
}

/** Time of the decisions of one bot. */
export interface Thinking {
  ms: number[];
  nodes: number;
  dropped: number;
  /** decisions that took a tenth longer than they were allowed */
  late: number;
}

/** One game as the laboratory keeps it: plain data. */
export interface GameRecord {
  number: number;
  scenario: string;
  /** bots by seat */
  bots: string[];
  places: number[];
  /** the rule that ended it, and why */
  rule: string;
  why: string;
  actions: number;
  turns: number;
  /** for each track of the lens: turn by turn the figures of the seats */
  tracks: { turn: number; values: number[] }[][];
  events: Record<string, number>;
  thinking: Record<string, Thinking>;
  slowest: SlowTurn[];
}

const SLOWEST = 5;
/** decisions of a game whose time is kept one by one */
const KEPT = 400;

/** Watches a match and writes its record. */
export class Recorder {
  private readonly game: Game<GameTypes>;
  private readonly lens: Measures<GameTypes>;
  private readonly record: Omit<GameRecord, 'places' | 'rule' | 'why' | 'actions'>;
  private readonly limit: number;

  constructor(game: Game<GameTypes>, number: number, scenario: string, bots: string[], limit = Infinity) {
    this.game = game;
    this.lens = measuresOf(game.id);
    this.limit = limit;
    const tracks = this.lens.tracks.map(() => []);
    this.record = { number, scenario, bots, turns: 0, tracks, events: {}, thinking: {}, slowest: [] };
  }

  watch(turn: Turn, table: Table<object>, news: readonly GameEvent[]): void {
    this.count(news);
    this.think(turn);
    const now = this.lens.turn(table.g);
    if (now === this.record.turns && !table.result) return;
    this.record.turns = now;
    this.look(table, now);
  }

  /** the turn that was last looked at */
  get turn(): number {
    return this.record.turns;
  }

  /** News from before the first question count too. */
  count(news: readonly GameEvent[]): void {
    const { events } = this.record;
    for (const { type } of news) if (Object.hasOwn(this.lens.events, type)) events[type] = (events[type] ?? 0) + 1;
  }

  done({ result }: Table<object>, actions: number): GameRecord {
    const { places, rule, why } = result!;
    return { ...this.record, places, rule, why, actions };
  }

  private look(table: Table<object>, turn: number): void {
    const play = new Play(this.game, table, seededDice);
    for (const [at, { of }] of this.lens.tracks.entries()) {
      const track = this.record.tracks[at]!;
      if (track.at(-1)?.turn === turn) track.pop(); // the end of the game counts, not the start of its last turn
      track.push({ turn, values: of(play) });
    }
  }

  private think({ seat, ms, nodes, dropped, action, reason }: Turn): void {
    const { record, limit } = this;
    const bot = record.bots[seat]!;
    record.thinking[bot] ??= { ms: [], nodes: 0, dropped: 0, late: 0 };
    const thinking = record.thinking[bot];
    if (thinking.ms.length < KEPT) thinking.ms.push(ms);
    thinking.nodes += nodes;
    thinking.dropped += dropped;
    if (ms > limit * 1.1) thinking.late++;
    if (record.slowest.length >= SLOWEST && ms <= record.slowest.at(-1)!.ms) return;
    record.slowest.push({ game: record.number, seat, bot, ms, action, reason });
    record.slowest.sort((a, b) => b.ms - a.ms);
    record.slowest.length = Math.min(record.slowest.length, SLOWEST);
  }
}
