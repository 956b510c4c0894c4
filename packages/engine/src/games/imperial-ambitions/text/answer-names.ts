/** Names that a person may type in an answer where the rules use numbers. */
import type { NamedNumbers } from '#core/module';
import { FACING_NAMES, ODDS } from '../data/names.ts';
import type { IaView } from '../secrets/view-types.ts';
import { unitName } from './show-words.ts';

const SEAT_FIELDS: ReadonlySet<string> = new Set(['on', 'against', 'to']);
const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['system', 'assaults']);
const ROW_FIELDS: ReadonlySet<string> = new Set(['leastRow']);
const PLAIN: ReadonlySet<string> = new Set(['amount', 'taskForce', 'number', 'dissolve', 'hexes', 'turns', 'alarm']);
const COORDINATES: ReadonlySet<string> = new Set(['at', 'xy', 'leastSteps']);

export function answerNames(
  view: IaView,
  kind: string,
  field: string,
  within: Readonly<Record<string, unknown>>,
): NamedNumbers | null {
  if (PLAIN.has(field) || COORDINATES.has(field)) return null;
  if (field === 'facing') return FACING_NAMES.map((name, facing) => [name, facing]);
  if (ROW_FIELDS.has(field)) return ODDS.map((name, row) => [name, row]);
  if (SYSTEM_FIELDS.has(field))
    return view.systems.flatMap(({ system, id, name }) => [[id, system] as const, [name, system] as const]);
  if (SEAT_FIELDS.has(field)) return 'jump' in within || kind === 'strategicMove' ? null : seatNames(view);
  return unitNames(view, field);
}

function seatNames(view: IaView): NamedNumbers {
  return [...view.players.map(({ name, seat }) => [name, seat] as const), ['neutrals', -1]];
}

/** BB1 is mine first of all, BB1 of Player 2 his; a repair without a base is done by the planet. */
function unitNames(view: IaView, field: string): NamedNumbers {
  const known = [...view.units, ...view.gone];
  const names = known.map(({ unit }) => [unitName(view, unit), unit] as const);
  const short = known.map(({ unit, name }) => [name, unit] as const);
  return field === 'by' ? [...names, ...short, ['planet', -1]] : [...names, ...short];
}
