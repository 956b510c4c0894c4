import { z } from 'zod';
import { anytimeShape } from './anytime.ts';
import { ACTION_LIMITS, beyondLimits } from './size.ts';
import type { Action, Choice, Game, GameTypes, Rejected, Table } from './types.ts';

const actionShape = z.strictObject({
  decision: z.int().nullable(),
  by: z.int().nonnegative(),
  kind: z.string().max(64),
  with: z.unknown(),
});

/** The shape: is this JSON an action of the game at all? Any JSON may come; legality is checked afterwards. */
export function readAction<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  json: unknown,
): { ok: true; action: Action } | Rejected {
  const beyond = beyondLimits(json, ACTION_LIMITS);
  if (beyond) return { ok: false, refusal: { rule: 'CORE-size', why: `an action does not hold ${beyond}` } };
  const outer = actionShape.safeParse(json);
  if (!outer.success) return malformed(`not an action: ${problemOf(outer.error)}`);
  const { decision, by, kind, with: answer } = outer.data;
  if (by >= table.seats) return malformed(`there is no seat ${by}`);
  const shape = decision === null ? anytimeShape(game, kind, answer) : choiceShape(game, kind);
  if (!shape)
    return malformed(`${game.title} has no ${decision === null ? 'anytime action' : 'decision'} called ${kind}`);
  const inner = shape.safeParse(answer);
  if (!inner.success) return malformed(`${kind}: ${problemOf(inner.error)}`);
  return { ok: true, action: { decision, by, kind, with: inner.data } };
}

/** The first thing wrong with a value, in words that name the field. */
export function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'malformed';
  const path = issue.path.map(String).join('.');
  const problem = path ? `${path}: ${issue.message}` : issue.message;
  return problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM)}…` : problem;
}

/** Letters: what a person still reads, whatever was sent. */
const LONGEST_PROBLEM = 300;

function choiceShape<T extends GameTypes>(game: Game<T>, kind: string): z.ZodType | undefined {
  const choices = game.choices as Record<string, Choice<T, unknown, unknown>>;
  return Object.hasOwn(choices, kind) ? choices[kind]?.shape : undefined;
}

function malformed(why: string): Rejected {
  return { ok: false, refusal: { rule: 'CORE-shape', why } };
}
