/** Deployment: what a seat has to place, and where the counter in hand may stand, all others as they are drafted. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { indexShape } from '../../board/answer-shapes.ts';
import { automaticDeployment } from '../../rules/07-set-up/automatic.ts';
import { deploy, deploymentFault } from '../../rules/07-set-up/deployment.ts';
import { completed } from '../../rules/07-set-up/edits.ts';
import {
  admiralsInHand,
  freeMarkers,
  hexesOf,
  lineOf,
  squadronsInHand,
  troopsInHand,
} from '../../rules/07-set-up/lines.ts';
import { ASHORE } from '../../state.ts';
import { type Deployment, type Position, refuse, type WarTypes } from '../../types.ts';

export type Counter = { squadron: number } | { troop: number } | { admiral: number };

/** A draft (with `automatic` what it does not name stands as the automatic deployment has it), and the counter in hand. */
export interface DeployPartial {
  draft: Deployment;
  counter: Counter | null;
}

export interface DeployNext {
  /** what the seat has to place, and its fleet markers */
  hand: { squadrons: number[]; troops: number[]; admirals: number[]; fleets: number[] };
  /** the draft with what it leaves to the automatic deployment */
  whole: Deployment;
  /** where the counter in hand may stand, and the squadrons that it may start aboard */
  places: number[];
  aboard: number[];
}

export const deployOpenings: Openings<WarTypes, 'deploy'> = {
  shape: z.strictObject({
    draft: deploy.shape,
    counter: z
      .union([
        z.strictObject({ squadron: indexShape }),
        z.strictObject({ troop: indexShape }),
        z.strictObject({ admiral: indexShape }),
      ])
      .nullable(),
  }),
  start: () => ({ draft: { automatic: true, squadrons: [], troops: [], admirals: [], fleets: null }, counter: null }),
  next: (play, { draft, counter }, { by }) => {
    const hand = handOf(play, by);
    if (counter && !isInHand(hand, counter))
      return { ok: false, refusal: refuse('FFW-7.1a', 'that is no counter which you have to place') };
    const plan = draft.automatic ? automaticDeployment(play, by) : null;
    const isLegal = (answer: Deployment): boolean =>
      deploymentFault(play, by, completed(play, by, answer, plan)) === null;
    const whole = completed(play, by, draft, plan);
    const places = counter ? hexesFor(play, counter).filter((place) => isLegal(put(draft, counter, place))) : [];
    const ships = counter && !('squadron' in counter) ? whole.squadrons.map(({ squadron }) => squadron) : [];
    const aboard = ships.filter((ship) => isLegal(put(draft, counter!, ASHORE, ship)));
    return { ok: true, next: { hand, whole, places: [...places], aboard } };
  },
  leads: (_play, { draft, counter }, { hand, places, aboard }) => {
    const drafts = counter
      ? [
          ...places.map((place) => put(draft, counter, place)),
          ...aboard.map((ship) => put(draft, counter, ASHORE, ship)),
        ]
      : [];
    const counters: Counter[] = [
      ...hand.squadrons.map((squadron) => ({ squadron })),
      ...hand.troops.map((troop) => ({ troop })),
      ...hand.admirals.map((admiral) => ({ admiral })),
    ];
    return { answers: drafts, partials: counters.map((one) => ({ draft: drafts[0] ?? draft, counter: one })) };
  },
};

function handOf(at: Position, seat: number): DeployNext['hand'] {
  return {
    squadrons: squadronsInHand(at, seat),
    troops: troopsInHand(at, seat),
    admirals: admiralsInHand(at, seat),
    fleets: freeMarkers(at, seat),
  };
}

function isInHand({ squadrons, troops, admirals }: DeployNext['hand'], counter: Counter): boolean {
  if ('squadron' in counter) return squadrons.includes(counter.squadron);
  return 'troop' in counter ? troops.includes(counter.troop) : admirals.includes(counter.admiral);
}

/** What its line of the chart allows. */
function hexesFor(at: Position, counter: Counter): readonly number[] {
  if ('squadron' in counter) return hexesOf(lineOf(at, 'squadrons', counter.squadron));
  return hexesOf('troop' in counter ? lineOf(at, 'troops', counter.troop) : lineOf(at, 'admirals', counter.admiral));
}

/** The draft with one counter put elsewhere. */
function put(draft: Deployment, counter: Counter, place: number, aboard = ASHORE): Deployment {
  if ('squadron' in counter) {
    const others = draft.squadrons.filter(({ squadron }) => squadron !== counter.squadron);
    return { ...draft, squadrons: [...others, { ...counter, place }] };
  }
  if ('troop' in counter) {
    const others = draft.troops.filter(({ troop }) => troop !== counter.troop);
    return { ...draft, troops: [...others, { ...counter, place, aboard }] };
  }
  const others = draft.admirals.filter(({ admiral }) => admiral !== counter.admiral);
  return { ...draft, admirals: [...others, { ...counter, place, aboard }] };
}
