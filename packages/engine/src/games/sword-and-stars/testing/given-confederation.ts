/** Tests of sections 4, 7, 8 and 9: the parts that a table with Sessions, chits and bargains needs. Not part of the game. */
import { aftermath } from '../board/aftermath.ts';
import type { Cause } from '../orders/orders.ts';
import { agreement, endAgreement } from '../rules/04-agreements/agreements.ts';
import { trade } from '../rules/04-agreements/trade.ts';
import { consequences, moveSeat, newSeat } from '../rules/06-seats/seats.ts';
import { call, callSession, callWindow } from '../rules/07-confederation/calls.ts';
import { contest, contestStep, handOver } from '../rules/07-confederation/contests.ts';
import { ballot, SESSION_CHOICES, session } from '../rules/07-confederation/sessions.ts';
import { home, homeVote } from '../rules/08-total-war/atjay.ts';
import { armSurge, discardChit, drawChit, fourthChit, playChit } from '../rules/09-random-events/chits.ts';
import { diplomaticSuccess } from '../rules/09-random-events/diplomatic-success.ts';
import type { Motion } from '../types.ts';
import { type Given, given, type Parts, type Scene } from './given.ts';

export const confederationParts: Parts = {
  steps: {
    aftermath,
    consequences,
    callWindow,
    contest: contestStep,
    session,
    homeVote,
    drawChit,
    diplomaticSuccess,
  },
  choices: { call, contest, handOver, ballot, home, fourthChit, moveSeat, newSeat },
  anytime: { playChit, discardChit, armSurge, callSession },
  offers: { trade, agreement, endAgreement },
};

/** `empire-no-more`: Atjayan 0, Avian 1, VeReen 2, Hospodar 3 are members with 13, 4, 4 and 4 votes, the Hive 4 is none. */
export function confederation(position: Given = {}): Scene {
  return given(position, confederationParts);
}
export const ATJAYAN = 0;
export const AVIAN = 1;
export const VEREEN = 2;
export const HOSPODAR = 3;
export const HIVE = 4;

/** Everybody who is asked votes: the choice by name and how many votes; who is not named withholds. */
export function vote(scene: Scene, ballots: Record<number, [choice: string, votes: number]>): Scene {
  const asked = scene.table.pending.filter(({ kind }) => kind === 'ballot');
  for (const { by, about } of asked) {
    const { motion } = about as { motion: Motion };
    const [choice, votes] = ballots[by] ?? ['', 0];
    scene.answer(by, 'ballot', { choice: motion.choices.indexOf(choice), votes, chits: [] });
  }
  return scene;
}

/** A motion on a bare session, to count ballots. */
export function motion(cause: Cause, voters: number[]): Motion {
  return {
    cause,
    by: -1,
    concerned: -1,
    taker: -1,
    system: -1,
    agreement: -1,
    choices: [...SESSION_CHOICES[cause]],
    voters,
  };
}

/** The number of the first chit of a kind that the player holds. */
export function chitOf(scene: Scene, id: string, place: number): number {
  const kind = scene.data.chitKindById.get(id)!.index;
  return scene.g.chits.findIndex((at, chit) => at === place && scene.data.chits[chit] === kind);
}
