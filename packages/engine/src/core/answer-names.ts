/** Printed names in place of numbers: what a person types is read here before it is checked. */
import type { z } from 'zod';
import { anytimeShape } from './anytime.ts';
import { copy } from './copy.ts';
import type { NamedNumbers } from './module.ts';
import type { Choice, Game, GameTypes, Rejected } from './types.ts';

/** The names that a field may hold; `within` is the record (or the list's record) that the field stands in. */
export type NamesOfField = (field: string, within: Readonly<Record<string, unknown>>) => NamedNumbers | null;

/** A copy of an answer with a number wherever the shape wants one and a known name stands. */
export function numbersForNames<T extends GameTypes>(
  game: Game<T>,
  kind: string,
  isAnswer: boolean,
  payload: unknown,
  namesOf: NamesOfField,
): { ok: true; payload: unknown } | Rejected {
  const shape = isAnswer ? choiceShape(game, kind) : anytimeShape(game, kind, payload);
  const error = shape?.safeParse(payload).error;
  if (!error) return { ok: true, payload };
  const read = copy(payload);
  for (const path of wantedNumbers(error.issues, [])) {
    const { holder, key, within, field } = placeOf(read, path);
    const given = holder?.[key];
    const names = typeof given === 'string' ? namesOf(field, within) : null;
    if (!holder || typeof given !== 'string' || !names) continue;
    const number = numberOf(names, given);
    if (number === null) return unknownName(kind, field, given, names);
    holder[key] = number;
  }
  return { ok: true, payload: read };
}

/** The other way round: the same answer with a name wherever one stands for the number and for no other. */
export function namesForNumbers(payload: unknown, namesOf: NamesOfField): unknown {
  return withNames(payload, namesOf, '', {});
}

function withNames(
  value: unknown,
  namesOf: NamesOfField,
  field: string,
  within: Readonly<Record<string, unknown>>,
): unknown {
  if (typeof value === 'number') {
    const known = [...(namesOf(field, within) ?? [])];
    const name = known.find(([, number]) => number === value)?.[0];
    return name !== undefined && known.every(([one, number]) => one !== name || number === value) ? name : value;
  }
  if (Array.isArray(value)) return value.map((item) => withNames(item, namesOf, field, within));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNames(item, namesOf, key, value)]));
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Where a number is missing; in a union, where any of its branches misses one. */
function wantedNumbers(issues: readonly Issue[], base: Path): Path[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union') return issue.errors.flatMap((branch) => wantedNumbers(branch, path));
    return issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int') ? [path] : [];
  });
}

interface Place {
  holder: Record<PropertyKey, unknown> | null;
  key: PropertyKey;
  within: Readonly<Record<string, unknown>>;
  field: string;
}

function placeOf(payload: unknown, path: Path): Place {
  let holder: unknown = payload;
  let within: Record<string, unknown> = isRecord(payload) ? payload : {};
  let field = '';
  for (const step of path.slice(0, -1)) {
    if (typeof step === 'string') field = step;
    holder = isObject(holder) ? holder[step] : undefined;
    if (isRecord(holder)) within = holder;
  }
  const key = path.at(-1) ?? '';
  if (typeof key === 'string') field = key;
  return { holder: isObject(holder) ? holder : null, key, within, field };
}

function numberOf(names: NamedNumbers, given: string): number | null {
  const wanted = plain(given);
  const found = [...names].filter(([name]) => plain(name) === wanted);
  return found[0]?.[1] ?? null;
}

/** Case, spaces and punctuation do not count: "P1-A" is p1a. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const SHOWN = 12;

function unknownName(kind: string, field: string, given: string, names: NamedNumbers): Rejected {
  const known = [...new Set([...names].map(([name]) => name))];
  const some = known.slice(0, SHOWN).join(', ');
  const why =
    known.length === 0
      ? `${kind}: nothing here can be named ${field}`
      : `${kind}: there is no ${field} called ${given.slice(0, 40)}; there is ${some}${known.length > SHOWN ? ', …' : ''}`;
  return { ok: false, refusal: { rule: 'CORE-name', why } };
}

function choiceShape<T extends GameTypes>(game: Game<T>, kind: string): z.ZodType | undefined {
  const choices = game.choices as Record<string, Choice<T, unknown, unknown>>;
  return Object.hasOwn(choices, kind) ? choices[kind]?.shape : undefined;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}
