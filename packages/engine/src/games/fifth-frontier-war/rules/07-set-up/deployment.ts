/** S4 and S6: deployment. A deployment is tried on a copy of the table as a whole, and then made. */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { berthShape, indexShape, mustersShape } from '../../board/answer-shapes.ts';
import { sideOfSeat } from '../../board/sides.ts';
import { numbersWhere } from '../../board/units.ts';
import { cloneState, IN_PLAY } from '../../state.ts';
import type { Deployment, FfwChoice, FfwPlay, Position } from '../../types.ts';
import { tellFleets } from '../03-movement/arrangement.ts';
import { automaticDeployment } from './automatic.ts';
import { completed } from './edits.ts';
import { layOut } from './lay-out.ts';
import { hexesOf, lineOf } from './lines.ts';

export const deploy: FfwChoice<'deploy'> = {
  shape: z.strictObject({
    automatic: z.boolean(),
    squadrons: z.array(z.strictObject({ squadron: indexShape, place: indexShape })).max(300),
    troops: z.array(z.strictObject({ troop: indexShape, place: berthShape, aboard: berthShape })).max(300),
    admirals: z.array(z.strictObject({ admiral: indexShape, place: berthShape, aboard: berthShape })).max(100),
    fleets: mustersShape.nullable(),
  }),
  check: (play, answer, { by }) => deploymentFault(play, by, completed(play, by, answer)),
  apply(play, answer, { by }) {
    const before = [...play.g.fleets.status];
    layOut(play, by, completed(play, by, answer));
    play.emit('FFW-7.1a', 'deployed', { seat: by });
    tellFormed(play, by, (fleet) => before[fleet] !== IN_PLAY);
  },
  sample: (play, { by }, random) => drawDeployment(play, by, random),
  defaultAnswer: () => ({ automatic: true, squadrons: [], troops: [], admirals: [], fleets: null }),
};

/** What is wrong with a deployment that names everything. */
export function deploymentFault({ g, data }: Position, seat: number, whole: Deployment): Refusal | null {
  return layOut({ g: cloneState(g), data }, seat, whole);
}

function tellFormed(play: FfwPlay, seat: number, isNew: (fleet: number) => boolean): void {
  const { place } = play.g.fleets;
  const formed = numbersWhere(place.length, (fleet) => place[fleet]! >= 0 && isNew(fleet));
  for (const fleet of formed) play.emit('FFW-7.2h', 'fleetFormed', { fleet, place: place[fleet]! });
  const side = sideOfSeat(play.g, seat);
  for (const one of new Set(formed.map((fleet) => place[fleet]!))) tellFleets(play, side, one, 'FFW-7.2h');
}

/** The automatic deployment with some counters elsewhere: such as carry nobody and lead nobody. */
function drawDeployment(at: Position, seat: number, random: Random): Deployment {
  const plan = automaticDeployment(at, seat);
  const busy = new Set(plan.fleets?.flatMap(({ squadrons }) => squadrons));
  for (const { aboard } of [...plan.troops, ...plan.admirals]) busy.add(aboard);
  const elsewhere = (kind: 'squadrons' | 'troops', unit: number): number => {
    const hexes = hexesOf(lineOf(at, kind, unit));
    return hexes[random.below(hexes.length)]!;
  };
  return {
    automatic: true,
    squadrons: plan.squadrons.flatMap(({ squadron }) =>
      busy.has(squadron) || random.below(4) > 0 ? [] : [{ squadron, place: elsewhere('squadrons', squadron) }],
    ),
    troops: plan.troops.flatMap(({ troop, aboard }) =>
      aboard >= 0 || random.below(4) > 0 ? [] : [{ troop, place: elsewhere('troops', troop), aboard }],
    ),
    admirals: [],
    fleets: null,
  };
}
