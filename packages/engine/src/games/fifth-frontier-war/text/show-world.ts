/** World boxes and other places as text. FFW-1.1b: all that is printed in a world box, and what stands there now. */

import { capital, listed, wrap } from '#core/text';
import { printFactor } from '../data/factor.ts';
import { SIDES, type World } from '../data/types.ts';
import { type Cards, cardsOf, type Stack, type WorldCard } from '../secrets/cards.ts';
import type { WorldView } from '../secrets/view-types.ts';
import { fleetLine, squadronLine } from './show-fleet.ts';
import { admiralText, type Look, placeName, sideName, troopText } from './show-words.ts';

/** FFW-1.1a: a hex has one world box at most; and everything there. */
export function showPlace(look: Look, place: number, cards: Cards = cardsOf(look)): string {
  const { world, stacks } = cards.place(place);
  const head = world ? worldBox(world) : [placeName(look, place)];
  return [...head, ...stacks.flatMap((stack) => stackLines(look, stack))].join('\n');
}

/** FFW-1.1d: capitals are marked. */
function worldBox({ counter: world, now }: WorldCard): string[] {
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

/** Fleets, independent squadrons, troops and admirals of a side. */
function stackLines(look: Look, { side, fleets, independent, troops, admirals, hasWarrant }: Stack): string[] {
  const lines = [
    ...fleets.flatMap(({ now, squadrons }) => [
      `    ${fleetLine(look, now)}`,
      ...(squadrons ?? []).flatMap((one) => wrap(squadronLine(look, one), '        ', '      ')),
    ]),
    ...independent.flatMap((one) => wrap(squadronLine(look, one), '      ', '    ')),
    ...troops.map(({ counter, now: { strength, loss, isOvert } }) => {
      const mode = counter.isGuerrilla ? (isOvert ? ', overt' : ', covert') : '';
      return `    ${troopText(look, counter.index, strength, loss)}${mode} on the surface`;
    }),
    ...admirals.map(({ counter, now }) => `    ${admiralText(look, counter.index, now.precedence)} ashore`),
    ...(hasWarrant ? ['    the warrant'] : []),
  ];
  return lines.length > 0 ? [`  ${capital(SIDES[side]!)}`, ...lines] : [];
}

/** The boxes beside the display. */
export function showBoxes(look: Look): string {
  const { map, boxes } = look.data;
  const cards = cardsOf(look);
  return boxes
    .map(
      (box) =>
        `${showPlace(look, box.place, cards)}\n  entry hex ${map.labels[box.entry]}, owner ${sideName(box.side)}`,
    )
    .join('\n\n');
}
