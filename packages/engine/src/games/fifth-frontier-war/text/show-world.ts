/** World boxes and other places as text. FFW-1.1b: all that is printed in a world box, and what stands there now. */

import { capital, listed, wrap } from '#core/text';
import { printFactor } from '../data/factor.ts';
import { SIDES, type World } from '../data/types.ts';
import type { WorldView } from '../secrets/view-types.ts';
import { fleetLine, squadronLine } from './show-fleet.ts';
import { admiralText, type Look, placeName, sideName, troopText } from './show-words.ts';

/** FFW-1.1a: a hex has one world box at most; and everything there. */
export function showPlace(look: Look, place: number): string {
  const world = look.data.worlds[look.data.map.worldAt[place] ?? -1];
  const now = look.view.worlds.find((one) => one.world === world?.index);
  const head = world ? worldBox(world, now) : [placeName(look, place)];
  return [...head, ...inPlace(look, place)].join('\n');
}

/** FFW-1.1d: capitals are marked. */
function worldBox(world: World, now: WorldView | undefined): string[] {
  const { label, name, subsector, capital: isCapital, allegiance, starport, tech, atmosphere, zone, note } = world;
  const lines = [
    `${label} ${name} · ${subsector}${isCapital ? ' (capital)' : ''} · ${allegiance}`,
    `  starport ${starport}, tech ${tech}, ${listed(featuresOf(world), 'no base, gas giant or ocean')}, ${atmosphere}${zone === 'green' ? '' : `, ${zone} zone`}`,
    `  SDB ${printFactor(world.sdb)}, defense ${printFactor(world.defense)}, garrison ${printFactor(world.garrison)}, ` +
      `guerrillas ${printFactor(world.guerrilla)} each; points Imperial ${world.points[0]}, Zhodani ${world.points[1]}`,
  ];
  if (now) lines.push(`  ${capital(worldState(now))}`);
  if (note) lines.push(...wrap(note, '  ', '  '));
  return lines;
}

/** FFW-1.1c, FFW-1.1e: bases by kind, as they are printed whoever holds the world. */
function featuresOf({ naval, scout, military, gasGiant, ocean }: World): string[] {
  const named: readonly (readonly [boolean, string])[] = [
    [naval, 'naval base'],
    [scout, 'scout base'],
    [military, 'military base'],
    [gasGiant, 'gas giant'],
    [ocean, 'ocean'],
  ];
  return named.flatMap(([isThere, name]) => (isThere ? [name] : []));
}

function worldState({
  control,
  sdb,
  sdbLoss,
  defense,
  defenseLoss,
  isOpened,
  invader,
  garrisons,
  isSurrendered,
}: WorldView): string {
  const parts = [`held by ${sideName(control)}`];
  if (sdbLoss > 0) parts.push(`SDBs down to ${printFactor(sdb)}`);
  if (defenseLoss > 0) parts.push(`defense down to ${printFactor(defense)}`);
  if (invader >= 0) parts.push(`invaded by ${sideName(invader)}`);
  if (isOpened) parts.push('red zone lifted');
  if (isSurrendered) parts.push('taken by surrender');
  garrisons.forEach((strength, side) => {
    if (strength > 0) parts.push(`troops of ${sideName(side)} ${printFactor(strength)}`);
  });
  return parts.join(', ');
}

/** Fleets, independent squadrons, troops and admirals of each side. */
function inPlace(look: Look, place: number): string[] {
  const { view, data } = look;
  return SIDES.flatMap((name, side) => {
    const squadrons = view.squadrons.filter(
      (one) => one.place === place && data.squadrons[one.squadron]!.side === side,
    );
    const lines = [
      ...view.fleets
        .filter((one) => one.place === place && data.fleets[one.fleet]!.side === side)
        .flatMap((fleet) => [
          `    ${fleetLine(look, fleet)}`,
          ...squadrons
            .filter((one) => one.fleet === fleet.fleet)
            .flatMap((one) => wrap(squadronLine(look, one), '        ', '      ')),
        ]),
      ...squadrons.filter(({ fleet }) => fleet < 0).flatMap((one) => wrap(squadronLine(look, one), '      ', '    ')),
      ...view.troops
        .filter((one) => one.place === place && data.troops[one.troop]!.side === side)
        .map(({ troop, strength, loss, isOvert }) => {
          const mode = data.troops[troop]!.isGuerrilla ? (isOvert ? ', overt' : ', covert') : '';
          return `    ${troopText(look, troop, strength, loss)}${mode} on the surface`;
        }),
      ...view.admirals
        .filter((one) => one.place === place && (one.navy === 0 ? 0 : 1) === side)
        .map(({ admiral, precedence }) => `    ${admiralText(look, admiral, precedence)} ashore`),
      ...(view.warrant.place === place && side === 0 ? ['    the warrant'] : []),
    ];
    return lines.length > 0 ? [`  ${capital(name)}`, ...lines] : [];
  });
}

/** The boxes beside the display. */
export function showBoxes(look: Look): string {
  const { map, boxes } = look.data;
  return boxes
    .map((box) => `${showPlace(look, box.place)}\n  entry hex ${map.labels[box.entry]}, owner ${sideName(box.side)}`)
    .join('\n\n');
}
