/**
 * How the inputs of calculators are written. One declaration says what an input may be: the calculator refuses anything
 * else by it, the command lists it, and the page makes its pickers of it, which write the same text.
 */

export interface CalcOption {
  value: string;
  /** its name for people; may be written instead of the value */
  label?: string;
}

/** One of several ways to write an input. */
export interface CalcWay {
  name: string;
  form: CalcForm;
}

export interface CalcPart {
  name: string;
  form: CalcForm;
  /** the mark in front of it, and one behind it */
  before?: string;
  after?: string;
  /** what it means to leave it out; without this it must be written */
  usual?: string;
}

export interface NumberForm {
  is: 'number';
  min: number;
  max: number;
  step?: number;
  /** written with so many digits */
  digits?: number;
}
export interface ChoiceForm {
  is: 'choice';
  options: readonly CalcOption[];
  /** other spellings that are understood */
  also?: readonly string[];
  /** directions, which stand around a dial, the first on top */
  isDial?: boolean;
}
export interface ListForm {
  is: 'list';
  of: CalcForm;
  /** what parts the items; empty: they follow each other, one letter each */
  by: string;
}
export interface PartsForm {
  is: 'parts';
  parts: readonly CalcPart[];
}
export interface EitherForm {
  is: 'either';
  ways: readonly CalcWay[];
}
export type CalcForm = NumberForm | ChoiceForm | ListForm | PartsForm | EitherForm;

export function integer(min: number, max: number, more: Pick<NumberForm, 'step' | 'digits'> = {}): NumberForm {
  return { is: 'number', min, max, ...more };
}

export function choice(options: readonly (string | CalcOption)[], more: Partial<ChoiceForm> = {}): ChoiceForm {
  return { is: 'choice', options: options.map((one) => (typeof one === 'string' ? { value: one } : one)), ...more };
}

export const YES_NO: ChoiceForm = choice(['yes', 'no']);

export function listOf(of: CalcForm, by = ','): ListForm {
  return { is: 'list', of, by };
}

export function parts(...all: readonly CalcPart[]): PartsForm {
  return { is: 'parts', parts: all };
}

export function either(...ways: readonly CalcWay[]): EitherForm {
  return { is: 'either', ways };
}

/** Why the text is nothing of this form; null: it is. */
export function faultOf(form: CalcForm, text: string): string | null {
  switch (form.is) {
    case 'number':
      return numberFault(form, text);
    case 'choice':
      return optionOf(form, text) ? null : `unknown ${text || 'nothing'}; known: ${knownOf(form).join(', ')}`;
    case 'list':
      return first(itemsOf(form, text), (item) => faultOf(form.of, item));
    case 'parts': {
      const found = partsOf(form, text);
      if (!found) return unlike(form, text);
      return first(form.parts, (part, at) => (found[at] === part.usual ? null : faultOf(part.form, found[at]!)));
    }
    case 'either':
      return wayOf(form, text) ? null : eitherFault(form, text);
  }
}

function first<T>(all: readonly T[], look: (one: T, at: number) => string | null): string | null {
  for (const [at, one] of all.entries()) {
    const found = look(one, at);
    if (found !== null) return found;
  }
  return null;
}

function unlike(form: CalcForm, text: string): string {
  return `${text || 'nothing'} does not read like ${startOf(form)}`;
}

function numberFault({ min, max, step = 1, digits }: NumberForm, text: string): string | null {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max || (digits !== undefined && text.length !== digits))
    return `${text || 'nothing'} is no whole number from ${min} to ${max}${digits ? ` in ${digits} digits` : ''}`;
  return value % step === 0 ? null : `${text} is no multiple of ${step}`;
}

function knownOf({ options }: ChoiceForm): string[] {
  return options.map(({ value, label }) => value || label || '').filter((name) => name !== '');
}

/** The option that a text names by value or label. */
export function optionOf({ options, also = [] }: ChoiceForm, text: string): CalcOption | null {
  const wanted = text.toLowerCase();
  const found = options.find(({ value, label }) => value.toLowerCase() === wanted || label?.toLowerCase() === wanted);
  return found ?? (also.includes(text) ? { value: text } : null);
}

/** The way that a text is written. */
export function wayOf({ ways }: EitherForm, text: string): CalcWay | null {
  return ways.find(({ form }) => faultOf(form, text) === null) ?? null;
}

function eitherFault({ ways }: EitherForm, text: string): string {
  const near = ways.find(({ form }) => form.is === 'parts' && partsOf(form, text) !== null);
  if (near) return faultOf(near.form, text)!;
  const listed = ways.filter(({ form }) => form.is === 'list').map(({ form }) => faultOf(form, text)!);
  if (listed[0] !== undefined) return listed[0];
  return `${text || 'nothing'} is none of: ${ways.map(({ name, form }) => `${name} (such as ${startOf(form)})`).join(', ')}`;
}

export function itemsOf({ by }: ListForm, text: string): string[] {
  return text === '' ? [] : text.split(by).map((item) => item.trim());
}

export function joinItems({ by }: ListForm, items: readonly string[]): string {
  return items.join(by);
}

/** The texts of the parts, with the usual one for what is left out; null: it cannot be read so. */
export function partsOf({ parts: all }: PartsForm, text: string): string[] | null {
  let rest = text;
  const found: string[] = [];
  for (const [at, part] of all.entries()) {
    const { before = '', after = '', usual } = part;
    const taken = rest.startsWith(before) ? take(part, rest.slice(before.length), all.slice(at + 1)) : '';
    if (taken === '' && usual === undefined) return null;
    if (taken !== '') rest = rest.slice(before.length + taken.length + after.length);
    found.push(taken || usual!);
  }
  return rest === '' ? found : null;
}

/** A part reaches to its closing mark, as far as its form goes, or to the next mark. */
function take({ form, after }: CalcPart, text: string, later: readonly CalcPart[]): string {
  if (after !== undefined) return text.slice(0, Math.max(0, text.indexOf(after)));
  const marks: string[] = [];
  for (const { before = '', usual } of later) {
    if (before === '') return prefixOf(form, text);
    marks.push(before);
    if (usual === undefined) break;
  }
  const ends = marks.map((mark) => text.indexOf(mark)).filter((end) => end >= 0);
  return text.slice(0, Math.min(text.length, ...ends));
}

function prefixOf(form: CalcForm, text: string): string {
  if (form.is === 'number')
    return form.digits === undefined ? (/^-?\d+/.exec(text)?.[0] ?? '') : text.slice(0, form.digits);
  if (form.is !== 'choice') return text;
  const fitting = form.options.filter(({ value }) => text.toLowerCase().startsWith(value.toLowerCase()));
  const longest = Math.max(0, ...fitting.map(({ value }) => value.length));
  return text.slice(0, longest);
}

/** The parts as one text; usual ones are left out where the rest can still be read. */
export function joinParts({ parts: all }: PartsForm, texts: readonly string[]): string {
  const isWritten = all.map(({ usual }, at) => texts[at] !== usual);
  return all
    .map(({ before = '', after = '' }, at) => {
      const isNeeded = all.some((one, later) => later > at && isWritten[later] && (one.before ?? '') === before);
      return isWritten[at] || (isNeeded && before !== '') ? `${before}${texts[at]}${after}` : '';
    })
    .join('');
}

/** A text of this form to start from. */
export function startOf(form: CalcForm): string {
  switch (form.is) {
    case 'number':
      return numberText(form, Math.min(Math.max(0, form.min), form.max));
    case 'choice':
      return form.options[0]?.value ?? '';
    case 'list':
      return '';
    case 'parts':
      return joinParts(
        form,
        form.parts.map(({ form: part, usual }) => usual ?? startOf(part.is === 'list' ? part.of : part)),
      );
    case 'either':
      return startOf(form.ways[0]!.form);
  }
}

export function numberText({ digits = 0 }: NumberForm, value: number): string {
  return String(value).padStart(digits, '0');
}

const FEW = 14;

/** The form in words, for a list of inputs. */
export function formText(form: CalcForm): string {
  switch (form.is) {
    case 'number':
      return `${form.min} to ${form.max}`;
    case 'choice': {
      const known = knownOf(form);
      return known.length > FEW ? `one of ${known.length}, such as ${known[0]}` : known.join(', ');
    }
    case 'list':
      return `list${form.by === '' ? '' : ` with ${form.by}`} of ${formText(form.of)}`;
    case 'parts':
      return form.parts.map(partText).join('');
    case 'either':
      return form.ways.map(({ name, form: way }) => `${name} ${formText(way)}`).join(' · ');
  }
}

function partText({ name, before = '', after = '', usual }: CalcPart): string {
  const text = `${before}<${name}>${after}`;
  return usual === undefined ? text : `[${text}]`;
}
