import { createHash } from 'node:crypto';
import {
  countersOf,
  type GameModule,
  type GameTypes,
  hashOfTable,
  loadAnyGame,
  openSnapshot,
  readSnapshot,
  Session,
  settingFor,
} from '@admiralty/engine';
import { GameLog, type Motives, type OpenGame } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { Entry, Opened } from '../../store/index.ts';
import type { SeatClock } from '../clocks/clocks.ts';
import { type ActBody, type Pace, paceOf, type SeatBody, type SnapshotBody, type TableSetting } from '../records.ts';
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
  /** the entry of the last snapshot; 0: none */
  snapshotAt: number;
  /** by seat and name of the command */
  commands: Set<string>;
  pace: Pace;
  /** by seat */
  clocks: SeatClock[];
  /** null: the game has not begun */
  play: { game: OpenGame; log: GameLog } | null;
}

export const commandKey = (by: number, command: string): string => `${by} ${command}`;

export function rulesOf({ game }: GameModule): string {
  return `${game.id}@${game.version}`;
}

/** A table where it stands: from its last snapshot and what came after, or else from its first entry. */
export async function restore(opened: Opened): Promise<Restored> {
  const setting = JSON.parse(opened.setting) as TableSetting;
  const made = await loadAnyGame(setting.game);
  if (!made.ok || rulesOf(made.box) !== opened.rules)
    throw new HttpProblem('unavailable', 'this server does not have the rules under which this table is played');
  const { box: module } = made;
  const restored: Restored = {
    setting,
    rules: opened.rules,
    module,
    seating: new Seating(setting.seats.length, setting.seated),
    seed: opened.seed,
    seq: 0,
    shownAt: opened.head.shown_at,
    snapshotAt: 0,
    commands: new Set(),
    pace: paceOf(opened.head.pace),
    clocks: clocksOf(setting, opened.seats),
    play: null,
  };
  if (opened.snapshot) goOn(restored, opened.snapshot);
  else restored.play = begun(restored);
  for (const entry of opened.tail) replay(restored, entry);
  return restored;
}

/** Takes up the game where a snapshot was made. */
function goOn(restored: Restored, { seq, body }: NonNullable<Opened['snapshot']>): void {
  const { setting, module, seed } = restored;
  const { game: json, seated } = JSON.parse(body) as SnapshotBody;
  const read = readSnapshot(json);
  const opened = read.ok ? openSnapshot(module.game, read.snapshot) : read;
  if (!opened.ok) throw new Error(`the snapshot at ${seq} cannot be used: ${opened.why}`);
  restored.seating = new Seating(setting.seats.length, seated);
  restored.seq = seq;
  restored.snapshotAt = seq;
  const motives: Motives = {};
  const log = new GameLog(module, motives, []);
  log.note(opened.session);
  restored.play = { game: openGame(module, opened.session, restored.seating, motives, seed), log };
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
  const motives: Motives = {};
  const log = new GameLog(module, motives, []);
  log.note(session);
  return { game: openGame(module, session, seating, motives, seed), log };
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

function openGame(
  module: GameModule,
  session: Session<GameTypes>,
  seating: Seating,
  motives: Motives,
  seed: string,
): OpenGame {
  const secret = createHash('sha256').update(`computer players\n${seed}`).digest('base64url');
  return { module, session, players: seating.players, motives, secret, pack: null };
}

function replay(restored: Restored, entry: Entry): void {
  restored.seq = entry.seq;
  restored.commands.add(commandKey(entry.by, entry.command));
  if (entry.kind === 'seat') return replaySeat(restored, JSON.parse(entry.body) as SeatBody);
  if (entry.kind === 'pause') return; // what came of it stands in the head
  const { play } = restored;
  if (!play) throw new Error(`entry ${entry.seq} was written before the game began`);
  const wrong = entry.kind === 'undo' ? undone(play, entry) : acted(play, JSON.parse(entry.body) as ActBody);
  if (wrong !== null) throw new Error(`entry ${entry.seq} does not replay: ${wrong}`);
}

function replaySeat(restored: Restored, body: SeatBody): void {
  restored.seating.take(body);
  if (!restored.play) restored.play = begun(restored);
  else restored.play.game = { ...restored.play.game, players: restored.seating.players };
}

function acted({ game, log }: NonNullable<Restored['play']>, { entry, motive }: ActBody): string | null {
  const wrong = game.session.replay(entry);
  if (motive) game.motives[game.session.log.length] = motive;
  if (wrong === null) log.note(game.session);
  return wrong;
}

function undone({ game, log }: NonNullable<Restored['play']>, { by, hash }: Entry): string | null {
  const { session, motives } = game;
  const before = [...session.log];
  const outcome = session.undo(by);
  if (!outcome.ok) return outcome.refusal.why;
  const changed = before.findIndex((one, at) => one !== session.log[at]);
  const same = changed < 0 ? before.length : changed;
  for (let action = same + 1; action <= before.length; action++) delete motives[action];
  log.note(session, same);
  return hashOfTable(session.table) === hash ? null : 'the table after it does not have the recorded fingerprint';
}
