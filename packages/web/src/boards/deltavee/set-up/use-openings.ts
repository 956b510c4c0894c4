import type { Choices, DeltaVeeTypes, DeployNext } from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import type { GridHex } from '../../../kit/map/hex-grid.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { hexesOf } from '../plane/sheets.ts';
import type { DeployProps } from './deploy-composer.tsx';

/** What the rules leave open for a unit, with the hexes as the map has them. */
export interface Places extends Omit<DeployNext, 'hexes'> {
  hexes: readonly GridHex[];
}

const none: Places = { hexes: [], directions: [], velocities: [], hexsides: [], common: [], prepared: [] };

/** Where else this unit may stand, point and how fast, all others as they are: one question to the rules. */
export function useOpenings(
  { client, asked, view }: DeployProps,
  draft: Choices['deploy']['answer'],
  unit: number | null,
): Places {
  const found = useLookup('deploy openings', `${asked.id} ${unit} ${JSON.stringify(draft)}`, () =>
    unit === null
      ? Promise.resolve(null)
      : typedQueries<DeltaVeeTypes>(client).openings('deploy', asked.id, { draft, unit }),
  );
  if (!found) return none;
  const names = new Set(found.hexes);
  return { ...found, hexes: hexesOf(view.sheets).filter(({ name }) => names.has(name)) };
}
