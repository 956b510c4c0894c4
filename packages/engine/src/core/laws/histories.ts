import { seededDice } from '../dice.ts';
import { resampleTable } from '../observe.ts';
import { Play } from '../play.ts';
import { randomAction } from '../random-game.ts';
import type { Session } from '../session.ts';
import { fork } from '../table.ts';
import type { GameTypes, Seat } from '../types.ts';
import { randomAnswer } from './offered.ts';
import { bytes, difference, streamOf, type Trial } from './trial.ts';
import { unlikeBorder } from './unheard.ts';

/** worlds imagined on each side of a pair */
const DRAWS = 3;
/** acts done on both sides after they parted */
const FOLLOWING = 3;

/**
 * Look-alike tables from divergent histories: another seat answers in two ways, play goes on alike, and as long as all
 * that the seat sees and has heard is the same, so must be all that it may ask, undo and read.
 *
 * Its imagined worlds must hold no truth either. A table and its own resample cannot show that: a column that is never
 * redrawn is alike on both. Here the two truths differ, and both sides draw worlds from the same streams. A resample that
 * rests on what the seat knows draws the same worlds on both; a leaf that equals its own side's truth in every draw, on
 * both sides, was not drawn but kept.
 */
export function historiesLookAlike<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, random } = trial;
  const { pending, seats } = session.table;
  const asked = pending[random.below(pending.length)]!;
  const play = new Play(game, fork(game, session.table), seededDice);
  const actions = [randomAction(play, asked, random), randomAction(play, asked, random)];
  if (play.choiceOf(asked.kind).announced || bytes(actions[0]) === bytes(actions[1])) return;
  const [here, there] = actions.map((action) => {
    const twin = session.fork();
    twin.receive(action);
    return twin;
  });
  for (let step = 0; step <= FOLLOWING; step++) {
    for (let seat = 0; seat < seats; seat++)
      if (seat !== asked.by) compare(trial, seat, session.log.length, here!, there!);
    if (here!.table.result || there!.table.result) return;
    const next = randomAnswer({ ...trial, session: here! });
    if (!there!.receive(next).ok || !here!.receive(next).ok) return;
  }
}

function compare<T extends GameTypes>(trial: Trial<T>, seat: Seat, from: number, a: Session<T>, b: Session<T>): void {
  if (bytes(a.observe(seat)) !== bytes(b.observe(seat))) return;
  if (bytes(a.heard(seat, from)) !== bytes(b.heard(seat, from))) return;
  const differs = unlikeBorder(trial, seat, a, b);
  trial.examine('histories look alike', differs && `seat ${seat} can tell two histories apart: ${differs}`);
  trial.examine(
    'histories look alike',
    difference(a.table.nextId, b.table.nextId, `number of questions, seat ${seat}`),
  );
  const kept = keptTruth(trial, seat, a, b).filter((path) => !trial.knownTruth.includes(path));
  trial.examine(
    'imagined worlds hold no truth',
    kept.length === 0 ? null : `seat ${seat} imagines the truth in every draw at ${kept.slice(0, 8).join(', ')}`,
  );
}

type Path = readonly string[];

/** Paths, without indexes, of the leaves whose truths differ and are in every world. */
function keptTruth<T extends GameTypes>(trial: Trial<T>, seat: Seat, a: Session<T>, b: Session<T>): string[] {
  const { game, seed } = trial;
  const sides = [a, b];
  let paths = differing(a.table, b.table).filter(([first]) => first !== 'rng');
  for (let draw = 0; draw < DRAWS && paths.length > 0; draw++) {
    for (const { table, log } of sides) {
      const world = resampleTable(game, table, seat, streamOf(seed, `draw ${draw} ${log.length} ${seat}`));
      paths = paths.filter((path) => leafAt(world, path) === leafAt(table, path));
    }
  }
  return [...new Set(paths.map((path) => path.filter((key) => !/^\d+$/.test(key)).join('.')))];
}

/** Where both have a leaf, and not the same one. */
function differing(a: unknown, b: unknown, path: Path = []): Path[] {
  if (isInner(a) && isInner(b))
    return Object.keys(a).flatMap((key) => (Object.hasOwn(b, key) ? differing(a[key], b[key], [...path, key]) : []));
  return isInner(a) || isInner(b) || a === b ? [] : [path];
}

/** The leaf there, if there is one. */
function leafAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) here = isInner(here) ? here[key] : undefined;
  return isInner(here) ? undefined : here;
}

function isInner(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
