/**
 * How everybody goes on in an imagined line: as the captain does, but with a glance instead of a look. A phase is thought
 * through once and carried out as one plan; few courses are tried, some of them by chance, and nothing is explained.
 */
import type { Decision, Random } from '@admiralty/engine';
import { type DvPlay, dueOf, isShip, nextRabbit, type Order, type Shot } from '@admiralty/engine/deltavee';
import type { Candidate } from '../knowledge.ts';
import { battlePlans } from './battle-commands.ts';
import { glanceAt, type Scene, sceneOf } from './closing.ts';
import { costOf, turningsOf } from './course.ts';
import { goalOf, pullOf } from './goals.ts';
import { steeringsOf } from './missiles.ts';
import { jumpPlans, steer } from './orders.ts';
import { weighShots } from './shots.ts';
import { vesselsOf } from './worth.ts';

const WORDS = 'by habit';
const END: Order = { do: 'end' };

/** All orders of the phase at once: whatever is refused in between ends the plan, and it is made anew. */
export function quickCommand(play: DvPlay, decision: Decision<null>, random: Random): Candidate<Order>[] {
  const seat = decision.by;
  const forced = nextRabbit(play, seat) ?? dueOf(play, seat)?.order;
  if (forced) return [{ answer: forced, value: 0, words: WORDS }];
  const scene = sceneOf(play, seat, true);
  const orders: Order[] = steeringsOf(scene).flatMap((steering) => steer(play, steering));
  for (const unit of vesselsOf(play.g, seat)) orders.push(...quickOrders(scene, unit, random));
  const { check } = play.choiceOf('command');
  while (orders.length > 0 && check(play, orders[0]!, decision)) orders.shift();
  const [answer = END, ...plan] = [...orders, END];
  return [{ answer, value: 0, words: WORDS, plan }];
}

function quickOrders(scene: Scene, unit: number, random: Random): Order[] {
  const { at, seat } = scene;
  if (at.g.units.maneuvers[unit]! > 0) return [];
  const goal = goalOf(at, seat, unit);
  const jumping = goal?.kind === 'jump' ? jumpPlans(at, seat, unit)[0] : undefined;
  if (jumping) return jumping.orders;
  const { change, offence } = glanceAt(scene, unit, goal && pullOf(at, unit, goal), random);
  const orders = costOf(change) === 0 ? [] : turningsOf(change).map((turning): Order => ({ do: turning, unit }));
  const [battle] = isShip(at.g, unit) ? battlePlans(scene, unit, offence) : [];
  return battle && battle.gain > 0 ? [...orders, battle.orders[0]!] : orders;
}

/** The best shot there is, of the unit that fires now before others. */
export function quickFire(play: DvPlay, seat: number): Candidate<Shot>[] {
  let answer: Shot = { do: 'end' };
  let best = 0;
  for (const { shot, gain } of weighShots(play, seat, false)) {
    if (gain <= best) continue;
    best = gain;
    answer = shot;
  }
  return [{ answer, value: 0, words: WORDS }];
}
