/** Tables in mid-game for the tests of what captains do. */
import {
  type Action,
  type Game,
  type GameTypes,
  Play,
  seededDice,
  settingFor,
  startTable,
  type Table,
} from '@admiralty/engine';
import { swordAndStars as loader, type SwordState, type SwordTypes } from '@admiralty/engine/sword-and-stars';
import type { Level } from '../src/bot.ts';
import { Players, type Turn } from '../src/players.ts';
import { botOf } from '../src/testing.ts';

const opened = loader.open(null, null);
if (!opened.ok) throw new Error('the game does not open');
const game = opened.module.game as Game<GameTypes>;
export const id = (name: string): number => (game.data as SwordTypes['data']).nodeById.get(name)!;

interface Position {
  scenario: string;
  seats?: number;
  [more: string]: unknown;
}

/** A table in mid-game with captains at all seats. */
export class Scene {
  readonly table: Table<SwordState>;
  constructor({ seats, ...position }: Position) {
    const wish = settingFor(game, { scenario: position.scenario, seats, position });
    if (!wish.ok) throw new Error(wish.refusal.why);
    const started = startTable(game, wish.setting, 'scene', seededDice);
    if (!started.ok) throw new Error(started.refusal.why);
    this.table = started.table as Table<SwordState>;
  }
  get play(): Play<SwordTypes> {
    return new Play(game, this.table, seededDice) as unknown as Play<SwordTypes>;
  }
  /** What a captain (or another) does now, unasked or asked. */
  next(level: Level = 'captain', nodes = 100): Turn {
    const bot = botOf('sword-and-stars', level)!;
    const bots = Array.from({ length: this.table.seats }, () => bot);
    const turn = new Players(game, bots, 'scene', { nodes }).next(this.table);
    if (!turn) throw new Error('nobody acts');
    if (turn.dropped > 0) throw new Error(`${turn.dropped} proposals were refused`);
    return turn;
  }
  do(action: Omit<Action, 'decision'>): this {
    const asked = this.table.pending.find(({ by, kind }) => by === action.by && kind === action.kind);
    const refusal = this.play.act({ ...action, decision: asked?.id ?? null });
    if (refusal) throw new Error(refusal.why);
    return this;
  }
}

/** It is that player's turn: what waits at its start is done. */
export const turnOf = (active: string, round = 1, gameTurn = 1) => ({
  start: { gameTurn, round, active, stage: 'loop' },
});
