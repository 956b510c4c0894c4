import { seededDice } from '../dice.ts';
import { heardBy, observe, resampleTable } from '../observe.ts';
import { Play } from '../play.ts';
import { pickFrom, type Random } from '../random.ts';
import { randomAction } from '../random-game.ts';
import { fork, startTable } from '../table.ts';
import type { Action, Game, GameEvent, GameTypes, Seat, Setting, Table } from '../types.ts';
import { bytes, difference, streamOf } from './trial.ts';

/** Two tables with different secrets behind one history that a seat has seen. */
export interface LookAlikes<T extends GameTypes> {
  seat: Seat;
  here: Table<T['state']>;
  there: Table<T['state']>;
  /** the secret acts in which they differ */
  parted: [Action, Action][];
}

export interface LookAlikesReport {
  /** pairs of tables with different secrets whose imagined worlds were compared */
  compared: number;
  /** what differs in the worlds, or is wrong with them, each with the entry that shows it */
  breaches: string[];
}

export interface LookAlikesOptions {
  /** stop after so many actions; left out, the game is played to its end */
  depth?: number;
  /** worlds imagined of each pair */
  draws?: number;
  /** further demands on an imagined world: what is wrong with it, or null */
  examine?(world: object, pair: LookAlikes<GameTypes>): string | null;
}

/** answers tried in search of one that looks the same from outside */
const TRIES = 8;

/**
 * A random game of which one seat could have seen two histories: wherever the others can act in secret they act in two ways,
 * as often as that makes no difference to what the seat sees and hears, and so the tables drift apart. At every entry the
 * seat imagines worlds of both from the same chance, and they must be the same to the byte: there is nothing else they may rest on.
 */
export function imagineLookAlikes<T extends GameTypes>(
  game: Game<T>,
  setting: Setting,
  seed: string,
  { depth = Number.POSITIVE_INFINITY, draws = 1, examine }: LookAlikesOptions = {},
): LookAlikesReport {
  const report: LookAlikesReport = { compared: 0, breaches: [] };
  const started = startTable(game, setting, seed, seededDice);
  if (!started.ok) return report;
  const random = streamOf(seed, 'look-alikes');
  let pair = reunited(game, random.below(setting.seats), started.table);
  for (let entry = 0; entry < depth && !pair.here.result; entry++) {
    pair = goOn(game, pair, random);
    if (pair.here.result || bytes(pair.here.g) === bytes(pair.there.g)) continue;
    report.compared++;
    for (let draw = 0; draw < draws; draw++) {
      const breach = compare(game, pair, `${seed}/${entry}/${draw}`, examine);
      if (!breach) continue;
      const where = `${setting.scenario} ${bytes(setting.options)}, seat ${pair.seat}, seed ${seed}, entry ${entry}`;
      report.breaches.push(`${breach} [${where}, parted by ${bytes(pair.parted)}]`);
      pair = reunited(game, pair.seat, pair.here); // what follows would tell the same again
      break;
    }
  }
  return report;
}

function compare<T extends GameTypes>(
  game: Game<T>,
  pair: LookAlikes<T>,
  seed: string,
  examine: LookAlikesOptions['examine'],
): string | null {
  const imagine = (table: Table<T['state']>): Table<T['state']> =>
    resampleTable(game, table, pair.seat, streamOf(seed, 'worlds'));
  try {
    const world = imagine(pair.here);
    const seen = bytes(observe(game, pair.here, pair.seat)) === bytes(observe(game, world, pair.seat));
    if (!seen) return 'the world does not look like the table';
    const differs = difference(world, imagine(pair.there));
    if (differs) return `the worlds differ at ${differs}`;
    return game.audit(world.g)[0] ?? examine?.(world.g, pair) ?? null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** One action on each of the two; where the seat would see the difference, both are one table again. */
function goOn<T extends GameTypes>(game: Game<T>, pair: LookAlikes<T>, random: Random): LookAlikes<T> {
  const { seat, here, there, parted } = pair;
  const asked = pickFrom(here.pending, random);
  const draw = (table: Table<T['state']>): Action =>
    randomAction(new Play(game, fork(game, table), seededDice), asked, random);
  const twin = fork(game, there);
  twin.rng = here.rng.slice(); // the same dice could have fallen
  const { announced } = new Play(game, twin, seededDice).choiceOf(asked.kind);
  const isSecret = asked.by !== seat && announced !== true && twin.pending.some(({ id }) => id === asked.id);
  for (let tries = 0; tries < TRIES; tries++) {
    const action = draw(here);
    const one = after(game, here, action, seat)!;
    const others = isSecret ? [draw(twin), draw(twin), action] : [action];
    for (const other of others) {
      const two = after(game, twin, other, seat);
      const isSame = bytes(other) === bytes(action);
      if (two?.seen !== one.seen || (isSame && isSecret && tries < TRIES / 2)) continue;
      return { seat, here: one.table, there: two.table, parted: isSame ? parted : [...parted, [action, other]] };
    }
  }
  return reunited(game, seat, after(game, here, draw(here), seat)!.table);
}

function reunited<T extends GameTypes>(game: Game<T>, seat: Seat, table: Table<T['state']>): LookAlikes<T> {
  return { seat, here: table, there: fork(game, table), parted: [] };
}

/** The table after an action, and what the seat sees and hears of it; null: refused. */
function after<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  action: Action,
  seat: Seat,
): { table: Table<T['state']>; seen: string } | null {
  const next = fork(game, table);
  const events: GameEvent[] = [];
  const play = new Play(game, next, seededDice, (event) => events.push(event));
  if (play.act(action)) return null;
  const heard = heardBy(seat, events).map(({ rule, type, data }) => [rule, type, data]);
  return { table: next, seen: bytes([heard, observe(game, next, seat)]) };
}
