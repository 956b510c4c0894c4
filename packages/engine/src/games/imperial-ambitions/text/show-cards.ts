/** System cards, task force cards and single units. */
import { capital, cell, counted, type Paint, plain } from '#core/text';
import type { IaView, MarkerView, SystemView, UnitView } from '../secrets/view-types.ts';
import { stateWords } from './show-situation.ts';
import { hexLabel, mapLabel, ownerName, planetName, systemName, unitName } from './show-words.ts';

const HEAD = `  ${cell('Unit', 14)}${cell('No.', 6)}${cell('Steps', 7)}${cell('AS', 4)}${cell('DS', 4)}${cell('MA', 4)}${cell('Jump', 6)}State`;

/** Units with what they carry under them. */
export function unitLines(view: IaView, units: readonly UnitView[], paint: Paint): string[] {
  if (units.length === 0) return [];
  const inside = new Set(units.map(({ unit }) => unit));
  const isTop = ({ card }: UnitView): boolean => card === null || !inside.has(card.host);
  const lines = [paint.faint(HEAD)];
  const add = (unit: UnitView, depth: number): void => {
    lines.push(unitLine(view, unit, depth, paint));
    for (const one of units) if (one.card?.host === unit.unit) add(one, depth + 1);
  };
  for (const unit of units) if (isTop(unit)) add(unit, 0);
  return lines;
}

function unitLine(view: IaView, unit: UnitView, depth: number, paint: Paint): string {
  const { name, steps, fullSteps, as, ds, ma, range, owner } = unit;
  const figures = `${cell(unit.unit, 6)}${cell(`${steps}/${fullSteps}`, 7)}${cell(as, 4)}${cell(ds, 4)}${cell(ma, 4)}${cell(range || '–', 6)}`;
  const label = `${'· '.repeat(depth)}${name}`;
  const words = stateWords(view, unit).filter((word) => depth === 0 || !word.startsWith('aboard'));
  if (unit.system < 0 && !unit.fight && depth === 0) words.unshift(`at ${hexLabel(view, unit.xy)}`);
  return paint.seat(owner, `  ${cell(label, 13)} ${figures}${words.join(', ')}`.trimEnd());
}

/** All that the viewer knows to be in a system, by owner. */
export function showSystem(view: IaView, system: SystemView, paint: Paint = plain): string {
  const { owner, controller, isBlockaded, isCapital, planets, xy } = system;
  const sector = view.sectors[system.sector];
  const head = [systemName(view, system.system), sector ? `${sector.name} sector` : '', hexLabel(view, xy)];
  const lines = [
    paint.strong(head.filter(Boolean).join(' · ')),
    `Planet: ${owner < 0 ? 'neutral' : ownerName(view, owner)}${isCapital ? ', a capital' : ''}${isBlockaded ? ', blockaded' : ''} · space: ${controller < 0 ? 'nobody' : ownerName(view, controller)}`,
    planets
      .map(({ kind, xy: place }) => `${capital(planetName(kind))} ${place ? mapLabel(place) : 'not placed'}`)
      .join(' · '),
  ];
  const here = view.units.filter((unit) => unit.system === system.system);
  const owners = [...new Set(here.map((unit) => unit.owner))];
  for (const one of owners) {
    const units = here.filter((unit) => unit.owner === one);
    const isWhole = units.every(({ card }) => card !== null);
    lines.push('', paint.seat(one, `${capital(ownerName(view, one))}${isWhole ? '' : ', as far as can be seen'}`));
    lines.push(...unitLines(view, units, paint));
  }
  for (const marker of view.markers)
    if (marker.system === system.system) lines.push(`Task force ${marker.number} of ${ownerName(view, marker.owner)}`);
  for (const { owner: builder, planet, type, steps } of view.sites.filter((site) => site.system === system.system))
    lines.push(
      paint.seat(
        builder,
        `${capital(ownerName(view, builder))} builds a ${type} beside the ${planetName(planet)}: ${counted(steps, 'step')}`,
      ),
    );
  const met = view.shared.find((one) => one.xy[0] === xy[0] && one.xy[1] === xy[1]);
  if (met) lines.push(`Here too: ${met.others.map((seat) => ownerName(view, seat)).join(', ')}`);
  return lines.join('\n');
}

export function showForce(view: IaView, marker: MarkerView, paint: Paint = plain): string {
  const { owner, number, xy, hasJumped, units } = marker;
  const head = `Task force ${number} of ${ownerName(view, owner)} · ${hexLabel(view, xy)}${marker.system >= 0 ? ` · ${systemName(view, marker.system)}` : ''}${hasJumped ? ' · jumped' : ''}`;
  if (units === null) return [paint.strong(head), 'What it holds is not known; it may be empty.'].join('\n');
  if (units.length === 0) return [paint.strong(head), 'Empty.'].join('\n');
  const inIt = view.units.filter((unit) => unit.owner === owner && unit.card?.taskForce === number);
  const range = Math.min(...units.map((unit) => view.units.find((one) => one.unit === unit)?.range ?? 0));
  return [paint.strong(head), `Jumps ${counted(range, 'hex', 'hexes')}`, ...unitLines(view, inIt, paint)].join('\n');
}

export function showUnit(view: IaView, unit: UnitView, paint: Paint = plain): string {
  const where = unit.fight?.place === 'map' ? `battle map ${mapLabel(unit.fight.xy)}` : hexLabel(view, unit.xy);
  const system = unit.system >= 0 ? ` · ${systemName(view, unit.system)}` : '';
  const head = `${unitName(view, unit.unit)} · ${unit.type} · unit ${unit.unit} · ${where}${view.isBattle ? '' : system}`;
  const aboard = view.units.filter(({ card }) => card?.host === unit.unit);
  return [paint.strong(head), ...unitLines(view, [unit, ...aboard], paint)].join('\n');
}

/** The viewer's own cards: every system and task force where he has units. */
export function showCards(view: IaView, paint: Paint = plain): string {
  const isMine = ({ owner }: { owner: number }): boolean => typeof view.viewer !== 'number' || owner === view.viewer;
  const systems = view.systems.filter(
    ({ system, owner }) => isMine({ owner }) || view.units.some((unit) => isMine(unit) && unit.system === system),
  );
  const forces = view.markers.filter((marker) => isMine(marker) && marker.units !== null);
  const cards = [
    ...systems.map((one) => showSystem(view, one, paint)),
    ...forces.map((one) => showForce(view, one, paint)),
  ];
  const adrift = view.units.filter((unit) => isMine(unit) && unit.system < 0 && !unit.card?.taskForce);
  if (adrift.length > 0) cards.push([paint.strong('In deep space'), ...unitLines(view, adrift, paint)].join('\n'));
  return cards.join('\n\n');
}
