/** For tests: a table to play on with known dice, and short words for it. */
import { GivenDice } from '../dice.ts';
import { type NextOf, openingsFor, type PartialOf, type PositionOf } from '../figures.ts';
import { Play } from '../play.ts';
import { startTable } from '../table.ts';
import type { AnswerOf, Decision, Game, GameEvent, GameTypes, Name, Refusal, Setting, Table } from '../types.ts';

export interface TestTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T['state']>;
  readonly g: T['state'];
  /** for reading functions */
  readonly at: PositionOf<T>;
  /** all that has been told */
  readonly events: GameEvent[];
  /** rules at work, with scripted dice */
  play(dice?: readonly number[]): Play<T>;
  /** the open question (of this kind, to this seat); throws if there is none */
  decision(kind?: Name<T['choices']>, seat?: number): Decision;
  /** answers; throws when refused, and when not all dice were used */
  act<K extends Name<T['choices']>>(seat: number, kind: K, answer: AnswerOf<T, K>, dice?: readonly number[]): void;
  /** what `act` would be refused with, null when legal; changes nothing */
  refusal<K extends Name<T['choices']>>(seat: number, kind: K, answer: AnswerOf<T, K>): Refusal | null;
  /** what may come next in an answer partly composed; throws when refused */
  next<K extends Name<T['openings']>>(kind: K, partial: PartialOf<T, K>, seat?: number): NextOf<T, K>;
  /** news of one kind, by its word */
  told(what: string): unknown[];
}

/** Starts a game; `dice` are the rolls up to the first question. */
export function testTable<T extends GameTypes>(
  game: Game<T>,
  setting: Setting,
  dice: readonly number[] = [],
): TestTable<T> {
  const events: GameEvent[] = [];
  const listener = (event: GameEvent): void => void events.push(event);
  const rolls = new GivenDice(dice);
  const started = startTable(game, setting, 'given', rolls, listener);
  if (!started.ok) throw new Error(`given: ${started.refusal.rule}: ${started.refusal.why}`);
  throwIfLeft(rolls);
  const { table } = started;
  const playWith = (given: GivenDice): Play<T> => new Play(game, table, given, listener);
  return {
    game,
    table,
    g: table.g,
    at: { g: table.g, data: game.data },
    events,
    play: (values = []) => playWith(new GivenDice(values)),
    decision: (kind, seat) => decisionIn(table, kind, seat),
    act(seat, kind, answer, values = []) {
      const given = new GivenDice(values);
      const shaped = game.choices[kind].shape.parse(answer);
      const action = { decision: decisionIn(table, kind, seat).id, by: seat, kind, with: shaped };
      const refusal = playWith(given).act(action);
      if (refusal) throw new Error(`${kind} was refused (${refusal.rule}): ${refusal.why}`);
      throwIfLeft(given);
    },
    refusal: (seat, kind, answer) =>
      playWith(new GivenDice([])).check({
        decision: decisionIn(table, kind, seat).id,
        by: seat,
        kind,
        with: answer,
      }),
    next<K extends Name<T['openings']>>(kind: K, partial: PartialOf<T, K>, seat?: number) {
      const found = openingsFor(playWith(new GivenDice([])), decisionIn(table, kind, seat), partial);
      if (!found.ok) throw new Error(`${found.refusal.rule}: ${found.refusal.why}`);
      return found.next as NextOf<T, K>;
    },
    told: (what) => events.filter(({ type }) => type === what).map(({ data }) => data),
  };
}

/** The number of the row with this name, the last if there are several. */
export function rowNamed(names: readonly string[], name: string): number {
  const row = names.lastIndexOf(name);
  if (row < 0) throw new Error(`given: there is no ${name} among ${names.join(', ')}`);
  return row;
}

function throwIfLeft(dice: GivenDice): void {
  const left = dice.tooMany();
  if (left) throw new Error(`given: ${left.why}`);
}

function decisionIn({ pending, result }: Table<object>, kind?: string, seat?: number): Decision {
  const found = pending.find(
    (one) => (kind === undefined || one.kind === kind) && (seat === undefined || one.by === seat),
  );
  if (found) return found;
  const asked = pending.map((one) => `seat ${one.by} ${one.kind}`).join(', ') || 'nobody is asked anything';
  throw new Error(`given: no ${kind ?? 'question'} is open, but ${result ? `it is over: ${result.why}` : asked}`);
}
