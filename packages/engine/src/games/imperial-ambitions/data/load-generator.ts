/** Layouts, garrisons and preset forces of the generator. */

import type { Report } from '#core/problems';
import { groupsOf, placeOf, type UnitContext } from './load-forces.ts';
import { type NeutralStrength, STRENGTHS } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { GarrisonForce, GeneratorData } from './types.ts';

export function generatorOf(file: ParsedFiles['generator'], context: UnitContext, report: Report): GeneratorData {
  const garrisons = STRENGTHS.map((strength): [NeutralStrength, GarrisonForce[]] => {
    const found = file.garrisons.find((one) => one.strength === strength);
    if (!found) report('garrisons', strength, 'is missing');
    const forces = (found?.forces ?? []).map((force, at) => ({
      ...placeOf(force.where),
      units: groupsOf(context, force.units, null, report, 'garrisons', `${strength}.forces[${at}].units`),
    }));
    return [strength, forces];
  });
  checkLayouts(file, report);
  return {
    layouts: file.layouts.map(({ key, players, grid, homes, symmetry }) => ({
      key,
      players,
      across: grid[0],
      down: grid[1],
      homes,
      symmetry,
    })),
    // fromEntries forgets the keys; the schema asks for every strength
    garrisons: Object.fromEntries(garrisons) as unknown as GeneratorData['garrisons'],
    preset: file.preset.items.map(({ where, units }, at) => {
      const place = where === 'aboardLast' ? { where, planet: -1 } : placeOf(where);
      return { ...place, units: groupsOf(context, units, null, report, 'preset', `items[${at}].units`) };
    }),
    presetRepeatFrom: file.preset.repeatFrom,
    sectorNames: file.sectorNames,
    houseNames: file.houseNames,
  };
}

function checkLayouts({ layouts, preset }: ParsedFiles['generator'], report: Report): void {
  layouts.forEach(({ key, players, grid, homes }) => {
    if (homes.length !== players) report('layouts', key, `needs ${players} home sheets`);
    const isOff = homes.some(([column, row]) => column >= grid[0] || row >= grid[1]);
    if (isOff) report('layouts', key, 'has a home outside its grid');
    if (new Set(homes.map(String)).size < homes.length) report('layouts', key, 'has two homes on one sheet');
  });
  for (let players = 2; players <= 6; players++)
    if (!layouts.some((layout) => layout.players === players)) report('layouts', String(players), 'has no layout');
  if (preset.repeatFrom >= preset.items.length) report('preset', 'repeatFrom', 'is behind the end of the list');
}
