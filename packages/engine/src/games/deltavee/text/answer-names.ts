/** Names that a person may type in an answer where the rules use numbers. */
import type { NamedNumbers } from '#core/module';
import { BRIDGE, ENGINE, FIELD, FIRE_TYPES, MISSILE_TYPES, POD_BOX } from '../data/names.ts';
import type { DvView } from '../secrets/view-types.ts';
import { MISSILE_LETTERS, unitName } from './words.ts';

const UNIT_FIELDS: ReadonlySet<string> = new Set(['unit', 'from', 'with', 'to', 'podOn', 'target', 'docked']);
/** a shot's source is the burster or a pod box, a repair's a unit */
const BURSTER = 0;
/** -1: the craft of the pod starts prepared */
const THE_CRAFT = -1;
const MOST_BOXES = 39;

export function answerNames(
  view: DvView,
  kind: string,
  field: string,
  within: Readonly<Record<string, unknown>>,
): NamedNumbers | null {
  if (UNIT_FIELDS.has(field)) return unitNames(view);
  if (field === 'missile') return within['do'] === 'control' ? unitNames(view) : missileNames;
  if (field === 'missiles') return missileNames;
  if (field === 'type') return FIRE_TYPES.map((name, type) => [name, type]);
  if (field === 'source') return kind === 'fire' ? [['burster', BURSTER], ...boxNames] : unitNames(view);
  if (field === 'part') return partNames;
  return /box$|^drop$/i.test(field) ? [['hull', 0], ...boxNames] : null;
}

/** The label on the log, and the name in sentences: P1-A, Piccolo P1-A. */
function unitNames(view: DvView): NamedNumbers {
  return view.units.flatMap(({ unit, label }) => [[label, unit] as const, [unitName(view, unit), unit] as const]);
}

const missileNames: NamedNumbers = [
  ...MISSILE_TYPES.map((name, type) => [name, type] as const),
  ...MISSILE_TYPES.map((_, type) => [MISSILE_LETTERS.charAt(type), type] as const),
  ['craft', THE_CRAFT],
];
const boxNames: NamedNumbers = Array.from({ length: MOST_BOXES }, (_, at) => [`pod ${at + 1}`, at + 1]);
const partNames: NamedNumbers = [
  ['bridge', BRIDGE],
  ['engine', ENGINE],
  ['force field', FIELD],
  ['field', FIELD],
  ...boxNames.map(([name, box]) => [name, POD_BOX + box] as const),
];
