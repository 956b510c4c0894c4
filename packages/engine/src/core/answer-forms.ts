/** The forms that answers, acts and offers of a game may take: what a person or a script can write. */
import { z } from 'zod';
import type { Game, GameTypes } from './types.ts';

export interface AnswerForm {
  /** a decision, an act out of turn, or the terms of an offer */
  of: 'decision' | 'act' | 'offer';
  kind: string;
  /** what stands under `do`, where the kind has verbs */
  verb: string | null;
  fields: { name: string; type: string; isOptional: boolean }[];
}

type Schema = z.core.JSONSchema.BaseSchema;

export function answerForms<T extends GameTypes>({ choices, anytime, offers }: Game<T>): AnswerForm[] {
  const shaped = (of: AnswerForm['of'], kinds: object): AnswerForm[] =>
    Object.entries(kinds as Record<string, { shape: z.ZodType }>).flatMap(([kind, { shape }]) => {
      const schema = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input', cycles: 'ref', reused: 'inline' });
      return branches(schema).flatMap((branch) => formsOf(of, kind, branch));
    });
  return [...shaped('decision', choices), ...shaped('act', anytime), ...shaped('offer', offers)];
}

function branches(schema: Schema): Schema[] {
  const inner = schema.anyOf ?? schema.oneOf;
  return inner ? inner.flatMap((one) => branches(one as Schema)) : [schema];
}

function formsOf(of: AnswerForm['of'], kind: string, schema: Schema): AnswerForm[] {
  const { do: verb, ...rest } = schema.properties ?? {};
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(rest).map(([name, field]) => ({
    name,
    type: typeOf(field as Schema),
    isOptional: !required.has(name),
  }));
  const verbs = verb === undefined ? [null] : verbsOf(verb as Schema);
  return verbs.map((one) => ({ of, kind, verb: one, fields }));
}

function verbsOf({ const: only, enum: list }: Schema): string[] {
  return (list ?? [only]).map(String);
}

const MOST_WORDS = 12;

/** In a few words: `number`, `list of number`, `one of a, b`. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return 'the same again';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.slice(0, MOST_WORDS).map(String).join(' | ');
  const inner = schema.anyOf ?? schema.oneOf;
  if (inner) return [...new Set(inner.map((one) => typeOf(one as Schema)))].join(' or ');
  if (schema.type === 'array') return `[${itemsOf(schema)}]`;
  if (schema.type === 'object') return `{ ${memberNames(schema)} }`;
  return schema.type === 'integer' ? 'number' : String(schema.type ?? 'anything');
}

function itemsOf({ items, prefixItems }: Schema): string {
  if (prefixItems) return prefixItems.map((one) => typeOf(one as Schema)).join(', ');
  return typeof items === 'object' && !Array.isArray(items) ? `${typeOf(items as Schema)}, …` : '…';
}

function memberNames({ properties }: Schema): string {
  return Object.entries(properties ?? {})
    .map(([name, member]) => `${name}: ${typeOf(member as Schema)}`)
    .join(', ');
}
