/** Names that a person may type in an answer where the rules use numbers. */
import type { NamedNumbers } from '#core/module';
import type { FifthFrontierWarData } from '../data/types.ts';
import { ASHORE, DEFENSE } from '../state.ts';

type Names = (data: FifthFrontierWarData) => NamedNumbers;

const squadrons: Names = (data) => data.squadrons.map(({ id }, at) => [id, at]);
const troops: Names = (data) => data.troops.map(({ id }, at) => [id, at]);
const admirals: Names = (data) => [
  ...data.admirals.map(({ name }, at) => [name, at] as const),
  ...data.admirals.map(({ name }, at) => [`Admiral ${name}`, at] as const),
  ['none', -1],
];
const fleets: Names = (data) => data.fleets.map(({ code }, at) => [code, at]);
/** Regina, 2110, Regina 2110; a box by its code or name. */
const places: Names = ({ map, worlds, boxes }) => [
  ...map.labels.map((label, place) => [label, place] as const),
  ...worlds.flatMap(({ name, label, aliases, hex }) =>
    [name, `${name} ${label}`, ...aliases].map((one) => [one, hex] as const),
  ),
  ...boxes.map(({ name, place }) => [name, place] as const),
];
const berths: Names = (data) => [['ashore', ASHORE], ...squadrons(data)];
const units: Names = (data) => [['the defense unit', DEFENSE], ['defense', DEFENSE], ...troops(data)];

const FIELDS: Readonly<Record<string, Names>> = {
  squadron: squadrons,
  squadrons,
  slots: squadrons,
  tanker: squadrons,
  fill: squadrons,
  steps: squadrons,
  detach: squadrons,
  aboard: berths,
  troop: troops,
  troops,
  overt: troops,
  covert: troops,
  admiral: admirals,
  admirals,
  commander: admirals,
  warrant: admirals,
  fleet: fleets,
  place: places,
  hex: places,
  hexes: places,
  target: units,
  by: units,
  at: units,
};
/** admirals who travel by themselves go to a place; those who are carried, like troops, to a ship or ashore */
const TRAVELLING: ReadonlySet<string> = new Set(['xboats']);

export function answerNames(
  data: FifthFrontierWarData,
  kind: string,
  field: string,
  within: Readonly<Record<string, unknown>>,
): NamedNumbers | null {
  if (field !== 'to') return FIELDS[field]?.(data) ?? null;
  const isCarried = 'troop' in within || ('admiral' in within && !TRAVELLING.has(kind));
  return isCarried ? berths(data) : places(data);
}
