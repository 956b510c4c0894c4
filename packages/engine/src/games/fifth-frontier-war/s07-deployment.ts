/** S4 and S6: deployment. A deployment is tried on a copy of the table as a whole, and then made. */
import { z } from 'zod';
import type { Random } from '../../core/random.ts';
import { indexShape } from './answer-shapes.ts';
import { type Deployment, type FfwChoice, type FfwPlay, type Reading, tell } from './game-types.ts';
import { tellFleets } from './s03-arrangement.ts';
import { automaticDeployment } from './s07-automatic.ts';
import { layOut } from './s07-lay-out.ts';
import { hexesOf, lineOf } from './s07-lines.ts';
import { sideOfSeat } from './sides.ts';
import { cloneState } from './state.ts';

/** What an answer means: whatever it leaves to the automatic deployment is filled in. */
function completed(at: Reading, seat: number, answer: Deployment): Deployment {
  if (!answer.automatic) return answer;
  const plan = automaticDeployment(at, seat);
  const wanted = new Map(answer.squadrons.map(({ squadron, place }) => [squadron, place]));
  const planned = new Map(plan.squadrons.map(({ squadron, place }) => [squadron, place]));
  const isMoved = (one: number): boolean => wanted.has(one) && wanted.get(one) !== planned.get(one);
  const troops = new Set(answer.troops.map(({ troop }) => troop));
  const named = new Set(answer.admirals.map(({ admiral }) => admiral));
  const kept = plan.admirals
    .filter(({ admiral }) => !named.has(admiral))
    .map((one) => {
      const flagship = answer.fleets?.find(({ commander }) => commander === one.admiral)?.squadrons[0];
      return flagship === undefined ? one : { admiral: one.admiral, place: -1, aboard: flagship };
    });
  return {
    automatic: false,
    squadrons: [...answer.squadrons, ...plan.squadrons.filter(({ squadron }) => !wanted.has(squadron))],
    troops: [...answer.troops, ...plan.troops.filter(({ troop }) => !troops.has(troop))],
    admirals: [...answer.admirals, ...kept],
    fleets: answer.fleets ?? remaining(plan, isMoved, named),
  };
}

/** The automatic fleets without squadrons that were put elsewhere, and without commanders who went with them. */
function remaining(
  { fleets, admirals }: Deployment,
  isMoved: (squadron: number) => boolean,
  named: ReadonlySet<number>,
): Deployment['fleets'] {
  return (fleets ?? []).flatMap(({ fleet, squadrons, commander }) => {
    const members = squadrons.filter((squadron) => !isMoved(squadron));
    const aboard = admirals.find(({ admiral }) => admiral === commander)?.aboard ?? -1;
    const isThere = !named.has(commander) && members.includes(aboard);
    return members.length === 0 ? [] : [{ fleet, squadrons: members, commander: isThere ? commander : -1 }];
  });
}

const berthShape = z.int().min(-1).max(9999);
const musterShape = z.strictObject({
  fleet: indexShape,
  squadrons: z.array(indexShape).max(300),
  commander: berthShape,
});

export const deploy: FfwChoice<'deploy'> = {
  shape: z.strictObject({
    automatic: z.boolean(),
    squadrons: z.array(z.strictObject({ squadron: indexShape, place: indexShape })).max(300),
    troops: z.array(z.strictObject({ troop: indexShape, place: berthShape, aboard: berthShape })).max(300),
    admirals: z.array(z.strictObject({ admiral: indexShape, place: berthShape, aboard: berthShape })).max(100),
    fleets: z.array(musterShape).max(100).nullable(),
  }),
  check: (play, answer, { by }) => layOut({ g: cloneState(play.g), data: play.data }, by, completed(play, by, answer)),
  apply(play, answer, { by }) {
    layOut(play, by, completed(play, by, answer));
    tell(play, 'FFW-7.1a', 'deployed', { seat: by });
    if (play.isHeard) tellPlaces(play, by);
  },
  sample: (play, { by }, random) => drawDeployment(play, by, random),
  caretaker: () => ({ automatic: true, squadrons: [], troops: [], admirals: [], fleets: null }),
};

function tellPlaces(play: FfwPlay, seat: number): void {
  const { place, seat: seats } = play.g.fleets;
  const side = sideOfSeat(play.g, seat);
  place.forEach((one, fleet) => {
    if (one >= 0 && seats[fleet] === seat) tell(play, 'FFW-7.2h', 'fleetFormed', { fleet, place: one });
  });
  for (const one of new Set(place.filter((hex, fleet) => hex >= 0 && seats[fleet] === seat)))
    tellFleets(play, side, one, 'FFW-7.2h');
}

/** The automatic deployment with some counters elsewhere: such as carry nobody and lead nobody. */
function drawDeployment(at: Reading, seat: number, random: Random): Deployment {
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
