/**
 * The arithmetic around a decision, worked by the very functions that the rules use: figures of whole answers, and
 * openings of an answer that is only partly composed. Both read only what the deciding seat may know.
 */
import type { ZodType } from 'zod';
import type { Play } from './play.ts';
import type { Random } from './random.ts';
import { problemOf } from './read-action.ts';
import { ACTION_LIMITS, beyondLimits } from './size.ts';
import type { AboutOf, AnswerOf, Decision, DecisionOf, Game, GameTypes, Name, Rejected } from './types.ts';

/** What stands behind one answer to a decision of this kind. */
export type FiguresOf<T extends GameTypes, K> = K extends keyof T['figures'] ? T['figures'][K] : never;
/** An answer of this kind, as far as it is composed. */
export type PartialOf<T extends GameTypes, K> = K extends keyof T['openings']
  ? T['openings'][K] extends { partial: infer Partial }
    ? Partial
    : never
  : never;
/** What may come next in it. */
export type NextOf<T extends GameTypes, K> = K extends keyof T['openings']
  ? T['openings'][K] extends { next: infer Next }
    ? Next
    : never
  : never;

/** Everything that figures read: the state and the printed data. A play is one, and so is a bare table. */
export interface PositionOf<T extends GameTypes> {
  readonly g: T['state'];
  readonly data: T['data'];
}

/** Figures of many legal answers at once, in their order; null where the rules have none. */
export type Figures<T extends GameTypes, K> = (
  position: PositionOf<T>,
  answers: readonly AnswerOf<T, K>[],
  decision: DecisionOf<AboutOf<T, K>>,
) => (FiguresOf<T, K> | null)[];

/** Where the listed continuations lead. */
export interface Leads<Answer, Partial> {
  /** whole answers: `check` accepts each */
  answers: Answer[];
  /** composed further, and not whole yet: `next` accepts each */
  partials: Partial[];
}

/** What may come next in an answer of one kind, all of it in one call. */
export interface Openings<T extends GameTypes, K> {
  /** any JSON may arrive in place of a partial */
  shape: ZodType<PartialOf<T, K>>;
  /** What a composer begins with. */
  start(play: Play<T>, decision: DecisionOf<AboutOf<T, K>>, random: Random): PartialOf<T, K>;
  /** A partial that names what is not the seat's to use is refused. */
  next(
    play: Play<T>,
    partial: PartialOf<T, K>,
    decision: DecisionOf<AboutOf<T, K>>,
  ): { ok: true; next: NextOf<T, K> } | Rejected;
  /** The same as answers and longer partials: what the laws, and bots that look for candidates, go through. */
  leads(
    play: Play<T>,
    partial: PartialOf<T, K>,
    next: NextOf<T, K>,
    decision: DecisionOf<AboutOf<T, K>>,
  ): Leads<AnswerOf<T, K>, PartialOf<T, K>>;
}

/** By kind of decision; kinds without figures are left out. */
export type FiguresByKind<T extends GameTypes> = { readonly [K in Name<T['figures']>]: Figures<T, K> };
export type OpeningsByKind<T extends GameTypes> = { readonly [K in Name<T['openings']>]: Openings<T, K> };

/** Figures of one answer. */
export type FigureOf<T extends GameTypes, K> = (
  position: PositionOf<T>,
  answer: AnswerOf<T, K>,
  decision: DecisionOf<AboutOf<T, K>>,
) => FiguresOf<T, K> | null;

/** Figures where each answer is worked by itself. */
export function oneByOne<T extends GameTypes>(
  figures: {
    readonly [K in Name<T['figures']>]: FigureOf<T, K>;
  },
): FiguresByKind<T> {
  type Erased = (position: PositionOf<T>, answer: unknown, decision: DecisionOf) => unknown;
  const kinds = Object.entries<Erased>(figures as Readonly<Record<string, Erased>>);
  const batched = kinds.map(([kind, one]) => [
    kind,
    (position: PositionOf<T>, answers: readonly unknown[], decision: DecisionOf) =>
      answers.map((answer) => one(position, answer, decision)),
  ]);
  return Object.fromEntries(batched) as FiguresByKind<T>;
}

/** An arithmetic whose kind is only known by its name. */
interface ErasedOpenings<T extends GameTypes> {
  shape: ZodType;
  start(play: Play<T>, decision: Decision, random: Random): unknown;
  next(play: Play<T>, partial: unknown, decision: Decision): { ok: true; next: unknown } | Rejected;
  leads(play: Play<T>, partial: unknown, next: unknown, decision: Decision): Leads<unknown, unknown>;
}

export function openingsOf<T extends GameTypes>({ game }: Play<T>, kind: string): ErasedOpenings<T> | null {
  const all = game.openings as Record<string, ErasedOpenings<T>>;
  return Object.hasOwn(all, kind) ? all[kind]! : null;
}

/** Figures of legal answers; null for all where the kind has none. */
export function figuresFor<T extends GameTypes>(
  { figures }: Pick<Game<T>, 'figures'>,
  position: PositionOf<T>,
  decision: Decision,
  answers: readonly unknown[],
): unknown[] {
  type Erased = (position: PositionOf<T>, answers: readonly unknown[], decision: Decision) => unknown[];
  const all = figures as Record<string, Erased>;
  return Object.hasOwn(all, decision.kind) ? all[decision.kind]!(position, answers, decision) : answers.map(() => null);
}

/** What may come next in a partial from outside; next null: answers of this kind are not composed in steps. */
export function openingsFor<T extends GameTypes>(
  play: Play<T>,
  decision: Decision,
  partial: unknown,
): { ok: true; next: unknown } | Rejected {
  const openings = openingsOf(play, decision.kind);
  if (!openings) return { ok: true, next: null };
  const beyond = beyondLimits(partial, ACTION_LIMITS);
  if (beyond) return { ok: false, refusal: { rule: 'CORE-size', why: `an answer does not hold ${beyond}` } };
  const read = openings.shape.safeParse(partial);
  if (!read.success) return { ok: false, refusal: { rule: 'CORE-shape', why: problemOf(read.error) } };
  return openings.next(play, read.data, decision);
}
