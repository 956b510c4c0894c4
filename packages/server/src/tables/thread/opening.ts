import { createHash } from 'node:crypto';
import {
  countersOf,
  type GameModule,
  type GameTypes,
  hashOfTable,
  loadAnyGame,
  Session,
  settingFor,
} from '@admiralty/engine';
import { GameLog, type Motives, type OpenGame } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { Opened } from '../../store/index.ts';
import type { SeatClock } from '../clocks/clocks.ts';
import { type Pace, paceOf, type TableSetting } from '../records.ts';
import { Seating } from '../seating.ts';
import { clocksOf } from './timing.ts';

/** A table as its rows tell it. */
export interface Restored {
  setting: TableSetting;
  rules: string;
  module: GameModule;
  seating: Seating;
  seed: string;
  seq: number;
  /** when something happened that everybody may know of */
  shownAt: number;
  /** how the game ended, as the lobby is told; empty: it goes on */
  outcome: string;
  /** the entry of the last snapshot; 0: none */
  snapshotAt: number;
  /** by seat and name of the command */
  commands: Set<string>;
  pace: Pace;
  /** by seat */
  clocks: SeatClock[];
  /** by action of the game's log: the entry that holds it; 0: not known here */
  seqs: number[];
  /** null: the game has not begun */
  play: { game: OpenGame; log: GameLog } | null;
}

export const commandKey = (by: number, command: string): string => `${by} ${command}`;

export function rulesOf({ game }: GameModule): string {
  return `${game.id}@${game.version}`;
}

/** A table before its first entry; `play` stays null. */
export function blank(module: GameModule, opened: Pick<Opened, 'setting' | 'seed' | 'head' | 'seats'>): Restored {
  const setting = JSON.parse(opened.setting) as TableSetting;
  return {
    setting,
    rules: rulesOf(module),
    module,
    seating: new Seating(setting.seats.length, setting.seated),
    seed: opened.seed,
    seq: 0,
    shownAt: opened.head.shown_at,
    outcome: opened.head.outcome,
    snapshotAt: 0,
    commands: new Set(),
    pace: paceOf(opened.head.pace),
    clocks: clocksOf(setting, opened.seats),
    seqs: [],
    play: null,
  };
}

/** The rules of a table, of whatever version. */
export async function moduleOf({ setting }: Pick<Opened, 'setting'>): Promise<GameModule> {
  const { game } = JSON.parse(setting) as TableSetting;
  const made = await loadAnyGame(game);
  if (!made.ok) throw unplayable(game);
  return made.module;
}

export function unplayable(rules: string): HttpProblem {
  return new HttpProblem('unavailable', `this table is played under rules that this server does not have (${rules})`);
}

/** The game from its first moment, once everybody sits; null: somebody is missing. */
export function begun({ setting, module, seating, seed }: Restored): Restored['play'] {
  const { contributions } = seating;
  if (!contributions) return null;
  const { scenario, options, seats } = setting;
  const wish = settingFor(module.game, { scenario, options, seats: seats.length });
  if (!wish.ok) throw new Error(`the table cannot be started: ${wish.refusal.why}`);
  const from = { game: module.game, setting: wish.setting, seed, diceMode: 'keyed', contributions } as const;
  const session = setting.whatIf ? imagined(from, setting.whatIf.table) : started(from);
  return playOf(module, session, seating, seed);
}

/** A game at a table, with its log from here on. */
export function playOf(
  module: GameModule,
  session: Session<GameTypes>,
  seating: Seating,
  seed: string,
): NonNullable<Restored['play']> {
  const motives: Motives = {};
  const log = new GameLog(module, motives, []);
  log.note(session);
  const secret = createHash('sha256').update(`computer players\n${seed}`).digest('base64url');
  return { game: { module, session, players: seating.players, motives, secret, pack: null }, log };
}

type Start = ConstructorParameters<typeof Session<GameTypes>>[0];
type From = Pick<Start, 'game' | 'setting' | 'seed' | 'diceMode' | 'contributions'>;

function started({ game, setting, seed, diceMode, contributions = [] }: From): Session<GameTypes> {
  const start = Session.start(game, setting, seed, diceMode, { contributions });
  if (!start.ok) throw new Error(`the table cannot be started: ${start.refusal.why}`);
  return start.session;
}

/** A game that begins in the middle, with dice of its own. */
function imagined(from: From, position: Start['table']): Session<GameTypes> {
  const table = { ...position, rng: countersOf() };
  return new Session({ ...from, opening: { rolls: [], hash: hashOfTable(table) }, openingEvents: [], table, past: [] });
}
