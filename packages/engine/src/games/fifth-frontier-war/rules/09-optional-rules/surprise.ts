/** S7: surprise fleets in the Imperial rear (option). */

import { z } from 'zod';
import type { Refusal } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { assign } from '../../board/columns.ts';
import { isIndex, numbersWhere, rangeOf, squadronsOf } from '../../board/units.ts';
import { isBox } from '../../data/places.ts';
import { type SurpriseStart, ZHODANI } from '../../data/types.ts';
import { IN_PLAY } from '../../state.ts';
import { type FfwChoice, type FfwPlay, type Position, refuse } from '../../types.ts';

/** FFW-9.1a, FFW-9.1b, R93: may this fleet start there? Its marker is a Zhodani one, its squadrons fast, and able to fill up. */
function startFault(at: Position, fleet: number, start: SurpriseStart): Refusal | null {
  const { g, data } = at;
  const isFleet = isIndex(data.fleets, fleet) && g.fleets.status[fleet] === IN_PLAY;
  if (!isFleet || data.fleets[fleet]!.navy !== ZHODANI || isBox(data.map, g.fleets.place[fleet]!))
    return refuse(start.rule, 'that is no Zhodani fleet on the map');
  const squadrons = squadronsOf(g, fleet);
  if (rangeOf(at, squadrons) < start.jump) return refuse(start.rule, `all its squadrons must jump ${start.jump}`);
  return squadrons.every((squadron) => start.fuel.includes(data.squadrons[squadron]!.fuel))
    ? null
    : refuse(start.rule, 'not all its squadrons could refuel there');
}

export function ableFleets(at: Position, start: SurpriseStart): number[] {
  return numbersWhere(at.data.fleets.length, (fleet) => startFault(at, fleet, start) === null);
}

const FACES = 6;

export function chanceOfDiscovery({ discoveredOn }: SurpriseStart): number {
  return discoveredOn.length / FACES;
}

/** Is there a fleet that could start in the rear? */
export function hasSurprise(at: Position): boolean {
  return at.data.orderOfBattle.surprise.some((start) => ableFleets(at, start).length > 0);
}

export const surprise: FfwChoice<'surprise'> = {
  shape: z.strictObject({ fleets: z.array(z.strictObject({ fleet: indexShape, hex: indexShape })).max(10) }),
  check(play, { fleets }) {
    const isTwice = (list: number[]): boolean => new Set(list).size < list.length;
    if (isTwice(fleets.map(({ hex }) => hex))) return refuse('FFW-9.1a', 'one fleet starts in each place');
    if (isTwice(fleets.map(({ fleet }) => fleet))) return refuse('FFW-9.1a', 'a fleet is named twice');
    for (const { fleet, hex } of fleets) {
      const start = startAt(play, hex);
      if (!start) return refuse('FFW-9.1a', 'no fleet starts there');
      const fault = startFault(play, fleet, start);
      if (fault) return fault;
    }
    return null;
  },
  apply(play, { fleets }) {
    for (const { fleet, hex } of fleets) {
      moveFleet(play, fleet, hex);
      play.emit(startAt(play, hex)!.rule, 'surpriseFleet', { fleet, hex });
    }
    for (const { hex } of fleets) search(play, startAt(play, hex)!);
  },
  sample(play, _decision, random) {
    const fleets: { fleet: number; hex: number }[] = [];
    for (const start of play.data.orderOfBattle.surprise) {
      const able = ableFleets(play, start).filter((one) => fleets.every(({ fleet }) => fleet !== one));
      const fleet = able[random.below(able.length + 1)];
      if (fleet !== undefined) fleets.push({ fleet, hex: start.hex });
    }
    return { fleets };
  },
  defaultAnswer: () => ({ fleets: [] }),
};

function startAt({ data }: Position, hex: number): SurpriseStart | undefined {
  return data.orderOfBattle.surprise.find((start) => start.hex === hex);
}

/** FFW-9.1e: with all that is aboard; nothing has jumped yet. */
function moveFleet({ g }: Position, fleet: number, hex: number): void {
  assign(g.fleets.place, fleet, hex);
  for (const squadron of squadronsOf(g, fleet)) assign(g.squadrons.place, squadron, hex);
}

/** FFW-9.1c: a roll for a build-up that patrols may find; FFW-9.1d: none elsewhere. */
function search(play: FfwPlay, { rule, discoveredOn }: SurpriseStart): void {
  if (discoveredOn.length === 0) return;
  const isDiscovered = discoveredOn.includes(play.roll(FACES, 'FFW-9.1c'));
  if (isDiscovered) play.g.discovered = 1;
  play.emit(rule, 'discovered', { isDiscovered });
}
