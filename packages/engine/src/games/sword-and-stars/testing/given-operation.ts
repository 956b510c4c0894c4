/** Tests of Operations: the parts of sections 11 to 18 at work; what follows an Operation elsewhere is only noted. */

import { z } from 'zod';
import type { InterstellarAct, StellarAct } from '../rules/11-operations/build.ts';
import { announce, checkOperation, operation } from '../rules/11-operations/operations.ts';
import { removeOrScore, scoreConquest } from '../rules/12-conquest.ts';
import { scoreCommunicate } from '../rules/14-communicate.ts';
import { intercept, interceptWindow } from '../rules/15-intercept/intercept.ts';
import type { Act, SectorCheck, SsChoice, SsPlay } from '../types.ts';
import { type Given, given, type Parts, type Scene, system } from './given.ts';

/** Steps of other sections that were called, and the Sector checks asked for. */
export interface Notes {
  calls: string[];
  checks: SectorCheck[];
}
export type OperationScene = Scene & { notes: Notes };

const act: SsChoice<'act'> = {
  shape: z.any() as never,
  check: (play, answer, { by }) => checkOperation(play, by, answer),
  apply: (play, answer, { by }) => announce(play, by, answer),
  sample: () => ({ do: 'end' }),
  defaultAnswer: () => ({ do: 'end' }),
};

/** VeReen's turn in `empire-no-more` unless the position says otherwise; the answer to `act` is an Operation. */
export function operationScene(position: Given = {}, { steps, choices }: Parts = {}): OperationScene {
  const notes: Notes = { calls: [], checks: [] };
  const noted = (name: string) => (play: SsPlay) => {
    notes.calls.push(name);
    play.done();
  };
  const scene = given(
    { start: { active: 'vereen', stage: 'loop' }, ...position },
    {
      steps: {
        operation,
        interceptWindow,
        scoreConquest,
        scoreCommunicate,
        consequences: noted('consequences'),
        aftermath: noted('aftermath'),
        pausePoint: (play, { my }) => {
          notes.calls.push(`pausePoint ${my.at} ${my.player} ${my.system}`);
          play.done();
        },
        sectorChecks: (play, { my }) => {
          notes.calls.push('sectorChecks');
          notes.checks.push(...my.left);
          play.done();
        },
        ...steps,
      },
      choices: { act, intercept, removeOrScore, ...choices },
    },
  );
  return Object.assign(scene, { notes });
}

type More = Partial<Pick<InterstellarAct, 'gate' | 'extra' | 'chits' | 'host'>> & { path?: string[] };
/** An announcement by ids; `path` holds the Systems between. */
export function interstellar(kind: InterstellarAct['do'], base: string, target: string, more: More = {}): Act {
  const { path = [], ...rest } = more;
  const nodes = path.map(system);
  return {
    do: kind,
    base: system(base),
    target: system(target),
    path: nodes,
    gate: false,
    extra: 0,
    chits: [],
    ...rest,
  };
}
export function stellar(kind: StellarAct['do'], target: string, extra = 0): Act {
  return { do: kind, target: system(target), extra };
}
/** Nobody of these can Intercept. */
export const poor = (...players: string[]): NonNullable<Given['players']> =>
  Object.fromEntries(players.map((player) => [player, { points: 0 }]));
