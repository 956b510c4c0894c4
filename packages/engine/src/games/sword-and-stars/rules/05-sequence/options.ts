/** What a menu lists for the active player: everything but larger sums of extra points and odd selections of chits. */

import { hasTrade } from '../../board/ownership.ts';
import { NOT_TAXED, TURN_START } from '../../state.ts';
import type { Act, Position } from '../../types.ts';
import { systemsOf } from '../03-systems.ts';
import { dutyActs } from '../08-total-war/total-war.ts';
import { listedOperations } from '../11-operations/legal.ts';

/** Points beyond what an Operation needs, line by line up to here; more are named in full. */
const MORE_POINTS = 3;

export function listedActs(at: Position, seat: number, isLegal: (act: Act) => boolean): Act[] {
  const { stage, players } = at.g;
  const acts: Act[] = stage === TURN_START ? [{ do: 'draw' }] : [...cardActs(at, seat)];
  if (players.taxation[seat] === NOT_TAXED) acts.unshift({ do: 'taxes' }, { do: 'taxes', surge: true });
  acts.push(...freeActs(at, seat));
  if (stage !== TURN_START) acts.push({ do: 'flip' }, { do: 'end' });
  return acts.filter(isLegal);
}

/** Under Total War only what the duty names (R36). */
function cardActs(at: Position, seat: number): Act[] {
  const acts: Act[] = listedOperations(at, seat, MORE_POINTS);
  const due = at.g.wars.violator.length === 0 ? null : dutyActs(at, seat);
  if (due === null) return acts;
  const isDue = (act: Act): boolean =>
    due.some((one) => one.do === act.do && 'target' in one && 'target' in act && one.target === act.target);
  return acts.filter(isDue);
}

function freeActs(at: Position, seat: number): Act[] {
  const { g, data } = at;
  const own = systemsOf(g, seat);
  const acts: Act[] = own.flatMap((system): Act[] => [
    { do: 'lowerWeb', system, to: 2 },
    { do: 'lowerWeb', system, to: 0 },
    { do: 'removeGate', system },
    { do: 'moveSeat', system },
  ]);
  for (const { index: system } of data.systems) if (hasTrade(g, system, seat)) acts.push({ do: 'removeTrade', system });
  return g.options['colonization'] ? [...acts, ...projects(at, own)] : acts;
}

/** Each Target from each single Base, and from all Bases of one kind together. */
function projects({ g }: Position, own: readonly number[]): Act[] {
  const { race, ideology } = g.systems;
  return own.flatMap((target) =>
    own.flatMap((base): Act[] => {
      const alike = own.filter((one) => one !== target && race[one] === race[base] && ideology[one] === ideology[base]);
      const single: Act = { do: 'colonize', target, bases: [base] };
      return alike.length > 1 && alike[0] === base ? [single, { do: 'colonize', target, bases: alike }] : [single];
    }),
  );
}
