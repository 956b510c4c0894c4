import { seededDice } from '../dice.ts';
import { Play } from '../play.ts';
import { pickFrom, type Random } from '../random.ts';
import { readAction } from '../read-action.ts';
import { fork } from '../table.ts';
import type { GameTypes, Refusal, Table } from '../types.ts';
import { randomAnswer } from './offered.ts';
import { brief, bytes, difference, type Trial } from './trial.ts';

/** Forged actions: each is refused by a rule with a reason, or it was legal after all. */
export function refusedChangesNothing<T extends GameTypes>(trial: Trial<T>, count: number): void {
  const { game, session, random } = trial;
  const before = bytes(session.table);
  let table = fork(game, session.table);
  for (let i = 0; i < count; i++) {
    const forged = forge(trial);
    const refusal = refusalAt(trial, table, forged);
    if (!refusal) {
      trial.examine('counters are conserved', game.audit(table.g)[0] ?? null);
      table = fork(game, session.table);
      continue;
    }
    const named =
      refusal.rule !== '' && refusal.why !== '' ? null : `${brief(forged)} is refused without a rule or reason`;
    const same = bytes(table) === before;
    trial.examine('refused changes nothing', named ?? (same ? null : `${brief(forged)} changed the table`));
    if (!same) table = fork(game, session.table);
  }
  const whole = { ...trial, session: session.fork() };
  const outcome = whole.session.receive(forge({ ...trial, random }));
  if (!outcome.ok)
    trial.examine('refused changes nothing', difference(session.log.length, whole.session.log.length, 'log'));
}

/** Why any JSON is refused, for its shape or by the rules; null if it was done. */
export function refusalAt<T extends GameTypes>(
  { game }: Trial<T>,
  table: Table<T['state']>,
  json: unknown,
): Refusal | null {
  const read = readAction(game, table, json);
  return read.ok ? new Play(game, table, seededDice).act(read.action) : read.refusal;
}

/** What a forger needs to know. */
export type Forging<T extends GameTypes> = Pick<Trial<T>, 'game' | 'session' | 'random'>;

/** An action that is probably wrong: mutated, stale, of the wrong seat or kind, mistyped, or any JSON. */
export function forge<T extends GameTypes>(trial: Forging<T>, by?: number): unknown {
  const { game, session, random } = trial;
  const { table } = session;
  const legal = table.result ? { decision: 1, by: 0, kind: 'resign', with: {} } : randomAnswer(trial);
  const seat = by ?? legal.by;
  switch (random.below(9)) {
    case 0:
      return by === undefined
        ? anyJson(random, 3)
        : { decision: legal.decision, by, kind: legal.kind, with: anyJson(random, 3) };
    case 1:
      return {
        ...legal,
        by: by ?? pickFrom<unknown>([-1, 0, 1, table.seats - 1, table.seats, 0.5, '0', null], random),
      };
    case 2:
      return {
        ...legal,
        by: seat,
        decision: pickFrom<unknown>([0, 1, legal.decision! - 1, table.nextId, -1, '1'], random),
      };
    case 3:
      return {
        ...legal,
        by: seat,
        kind: pickFrom([...Object.keys(game.choices), '__proto__', 'toString', ''], random),
      };
    case 4:
      return { decision: null, by: seat, kind: pickFrom(anytimeNames(game), random), with: anyJson(random, 3) };
    case 5:
      return { decision: null, by: seat, kind: 'offer', with: forgedOffer(trial) };
    case 6:
      return {
        decision: null,
        by: seat,
        kind: pickFrom(['accept', 'decline', 'withdraw'], random),
        with: { offer: offerId(trial) },
      };
    default:
      return { ...legal, by: seat, with: mutated(legal.with, random) };
  }
}

function anytimeNames(game: { anytime: object }): string[] {
  return ['offer', 'accept', 'decline', 'withdraw', 'constructor', ...Object.keys(game.anytime)];
}

function offerId<T extends GameTypes>({ session, random }: Forging<T>): number {
  return pickFrom([0, 1, session.table.nextId, ...session.table.offers.map(({ id }) => id)], random);
}

function forgedOffer<T extends GameTypes>({ game, session, random }: Forging<T>): unknown {
  const kind = pickFrom([...Object.keys(game.offers), 'draw', 'takeBack', 'hasOwnProperty', 'nothing'], random);
  const to = pickFrom([[], [0], [1], [0, 1], [1, 1], [session.table.seats], [-1]], random);
  return { kind, to, terms: pickFrom([{}, { to: 0 }, anyJson(random, 2)], random) };
}

const ODD = [0, 1, 2, 3, -1, 0.5, 1e9, 2 ** 53, 1e300, '', 'x', '0', true, false, null];

/** Any JSON value of a small depth. */
export function anyJson(random: Random, depth: number): unknown {
  const kind = depth === 0 ? 0 : random.below(4);
  if (kind < 2) return pickFrom<unknown>(ODD, random);
  const items = Array.from({ length: random.below(4) }, () => anyJson(random, depth - 1));
  if (kind === 2) return items;
  return Object.fromEntries(
    items.map((item) => [pickFrom(['by', 'kind', 'with', 'decision', 'to', 'x'], random), item]),
  );
}

/** The value with one thing in it changed, added or left out. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && random.below(3) > 0) return value + pickFrom([-1, 1, 2, -10, 100], random);
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    const item: unknown = value[at];
    return value.toSpliced(
      at,
      1,
      ...pickFrom([[], [item, item], [mutated(item, random)], [mutated(item, random)]], random),
    );
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const key = pickFrom(Object.keys(value), random);
    if (random.below(6) === 0) return { ...value, extra: 1 };
    return {
      ...value,
      [key]: random.below(8) === 0 ? undefined : mutated((value as Record<string, unknown>)[key], random),
    };
  }
  return pickFrom<unknown>([...ODD, [], {}, [value]], random);
}
