import type { Choices, Deployment } from '@admiralty/engine/deltavee';
import type { GridHex } from '../../../kit/map/hex-grid.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { upTo } from '../lists.ts';
import { hexesOf } from '../plane/sheets.ts';
import type { DeployProps } from './deploy-composer.tsx';

type Answer = Choices['deploy']['answer'];

interface Legal {
  hexes: GridHex[];
  directions: number[];
  velocities: number[];
}

const none: Legal = { hexes: [], directions: [], velocities: [] };

/** Where else this unit may stand, point and how fast, all others as they are: asked of the rules one by one. */
export function useLegalPlaces(
  { client, asked, view }: DeployProps,
  answer: Answer,
  placed: Deployment | undefined,
): Legal {
  const found = useLookup('use-legal-places found', `${placed?.unit} ${JSON.stringify(answer.units)}`, async () => {
    if (!placed) return none;
    const isLegal = async (part: Partial<Deployment>): Promise<boolean> => {
      const units = answer.units.map((one) => (one === placed ? { ...one, ...part } : one));
      return (await client.check({ decision: asked.id, kind: asked.kind, with: { ...answer, units } })) === null;
    };
    const [hexes, directions, velocities] = await Promise.all([
      kept(hexesOf(view.sheets), ({ name }) => isLegal({ hex: name })),
      kept(upTo(12), (direction) => isLegal({ direction })),
      kept(
        upTo(10).map((n) => n - 1),
        (velocity) => isLegal({ velocity }),
      ),
    ]);
    return { hexes, directions, velocities };
  });
  return found ?? none;
}

async function kept<T>(items: readonly T[], isKept: (item: T) => Promise<boolean>): Promise<T[]> {
  const keeps = await Promise.all(items.map(isKept));
  return items.filter((_, at) => keeps[at]);
}
