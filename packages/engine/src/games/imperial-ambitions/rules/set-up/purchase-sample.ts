/** What random players buy: some legal list, rarely a good one. */
import type { Random } from '#core/random';
import { pickFrom } from '#core/random';
import type { RawUnitGroup, Where } from '../../data/schema-parts.ts';
import type { System } from '../../data/types.ts';
import type { BoughtForce, Position } from '../../types.ts';

const WARES: readonly { where: 'space' | 'orbit' | 'surface'; group: RawUnitGroup }[] = [
  ...(['BB', 'BC', 'CA', 'CL', 'DD', 'CV', 'F', 'Cg', 'T'] as const).map((type) => ({
    where: 'space' as const,
    group: { type, n: 1 },
  })),
  { where: 'space', group: { type: 'T', n: 1, aboard: [{ type: 'Arm', n: 1 }] } },
  { where: 'space', group: { type: 'T', n: 2, aboard: [{ type: 'Inf', n: 1 }] } },
  { where: 'space', group: { type: 'CV', n: 1, aboard: [{ type: 'F', n: 2 }] } },
  { where: 'orbit', group: { type: 'SS', n: 1 } },
  {
    where: 'orbit',
    group: {
      type: 'B',
      n: 1,
      aboard: [
        { type: 'F', n: 1 },
        { type: 'DD', n: 1 },
        { type: 'Inf', n: 1 },
      ],
    },
  },
  { where: 'surface', group: { type: 'Inf', n: 1 } },
  { where: 'surface', group: { type: 'PDB', n: 1 } },
];

const KINDS = ['orbit:habitable', 'orbit:gasGiant', 'orbit:rocky'] as const;

/** NEUTRAL: in the systems that are nobody's home. */
export function samplePurchase(at: Position, seat: number, points: number, random: Random): BoughtForce[] {
  const { systems, sectors } = at.data.scenarioFor(at.g);
  const homes = systems.filter(({ sector }) => sectors[sector]!.home === seat);
  const forces: BoughtForce[] = [];
  if (homes.length === 0) return forces;
  let left = points;
  for (let tries = random.below(40); tries > 0; tries--) {
    const ware = pickFrom(WARES, random);
    const home = pickFrom(homes, random);
    const where = placeIn(home, ware.where, random);
    const cost = priceOf(at, [ware.group]);
    if (where === null || cost > left) continue;
    left -= cost;
    forces.push({ system: home.id, where, units: [ware.group] });
  }
  return forces;
}

function placeIn({ planets }: System, place: 'space' | 'orbit' | 'surface', random: Random): Where | null {
  if (place === 'space') return place;
  if (place === 'surface') return planets[0] === 0 ? null : place;
  const kind = random.below(3);
  return planets[kind] === 0 ? null : KINDS[kind]!;
}

function priceOf(at: Position, groups: readonly RawUnitGroup[]): number {
  return groups.reduce((sum, { type, n, aboard = [] }) => {
    return sum + n * (at.data.typeById.get(type)!.valuePoints + priceOf(at, aboard));
  }, 0);
}
