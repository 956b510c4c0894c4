/** 10.0 Resources: the Taxation segment of a Player-Turn, tax by tax (A6). */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { changeTech } from '../board/ownership.ts';
import { HIGHEST_TECH, LOWEST_TECH, REBELLION } from '../data/types.ts';
import { NOT_TAXED, TAXED, TAXING } from '../state.ts';
import { type Position, refuse, type SsChoice, type SsGame, type SsPlay, type TaxOrder } from '../types.ts';
import { isPlaying, isSystem, nameOf, owns, systemsOf } from './03-systems.ts';
import { gain } from './06-seats/governments.ts';
import { holdsAtjayByForce } from './07-confederation/votes.ts';
import { playSurge } from './09-random-events/chits.ts';
import { faceUpOf, kindOf } from './09-random-events/cup.ts';
import { partialsOn } from './11-operations/effectiveness.ts';
import { yieldOf } from './13-raid.ts';
import { isHive } from './19-treaties.ts';
import { checkRebellion, setUnrest } from './20-rebellion.ts';

/** The segment, from its opening to its end; between two taxes others may act, and then it asks anew. */
export const taxation: SsGame['steps']['taxation'] = (play, frame) => {
  const { player } = frame.my;
  const { taxation: state } = play.g.players;
  if (frame.at === 0) {
    frame.at = 1;
    if (state[player] !== NOT_TAXED) return play.done(); // A6: never reopened
    open(play, player);
  }
  if (state[player] === TAXING && !canGoOn(play, player)) close(play, player);
  if (state[player] === TAXING) return askSeat(play, player, 'tax', 'SS-10.1a', null); // SS-10.11: done is always an answer
  if (frame.at++ === 1) return play.call('aftermath', {}); // a Rebellion may end a membership
  return play.done();
};

function open(play: SsPlay, player: number): void {
  const { g, data } = play;
  g.players.taxation[player] = TAXING;
  g.players.taxYields[player] = 0;
  g.systems.taxed.fill(0);
  g.surge = 0;
  play.markRevealed();
  play.emit('SS-10.1a', 'taxes', { player });
  if (owns(g, player, data.named.dom)) playSurge(play); // SS-9.28b, R13: his own or that of a holder who armed it
}

/** A12: with nothing left to tax there is nothing to ask; a chit may even have sent him into exile in between. */
function canGoOn(at: Position, player: number): boolean {
  const { g } = at;
  if (!isPlaying(g, player) || g.players.exile[player]) return false; // SS-6.51b
  return g.systems.owner.some((owner, system) => owner === player && isTaxOpen(at, system));
}

/** SS-10.12, SS-10.2e: not yet named in this segment; SS-10.2a: above -3 */
export function isTaxOpen({ g }: Position, system: number): boolean {
  const { taxed, tech } = g.systems;
  return taxed[system] === 0 && tech[system]! > LOWEST_TECH;
}

/** SS-9.25a, R51: each Resource Output Growth adds a point if anything was raised */
function close(play: SsPlay, player: number): void {
  const { g } = play;
  const growth = faceUpOf(g, player).filter((chit) => kindOf(play, chit).id === 'resource-output-growth').length;
  const bonus = g.players.taxYields[player]! > 0 ? growth : 0;
  gain(g, player, bonus);
  g.players.taxation[player] = TAXED;
  g.surge = 0;
  play.emit('SS-9.25a', 'taxes-done', { player, bonus });
}

/** Taxes one System (A6). SS-20.4a: Unrest there bars nothing, it only makes the check worse */
function taxSystem(play: SsPlay, player: number, system: number, points: number): void {
  const { g } = play;
  const isSeat = g.players.seat[player] === system;
  g.systems.taxed[system] = 1;
  // SS-10.15: the Seat is taxed without a check; SS-20.1: every other tax brings one, by the points demanded
  const rebels = !isSeat && checkRebellion(play, system, points, 'SS-10.0a') === REBELLION;
  const got = rebels ? 0 : taxYield(play, system, points); // SS-10.0a: all in Unrest or quiet, nothing in Rebellion
  collect(play, player, got, rebels);
  play.emit('SS-10.0a', 'taxed', { player, system, points, got });
}

/** What a tax brings if the System does not rebel. */
export function taxYield(at: Position, system: number, points: number): number {
  const { g, data } = at;
  const isRestlessAtjay = system === data.named.atjay && g.systems.unrest[system] === 1 && holdsAtjayByForce(at);
  const cut = partialsOn(g, system) + (isRestlessAtjay ? 1 : 0); // SS-12.35, R42; SS-8.41b, R59: after the check
  return Math.max(0, points - cut) + (g.surge && isHive(at, system) ? 1 : 0); // SS-9.28b
}

/** SS-10.2b, SS-10.2c, SS-10.2d in this order (R55); R54: the Seat stays quiet */
function exploit(play: SsPlay, player: number, system: number): void {
  const { g, data } = play;
  g.systems.taxed[system] = 1;
  changeTech(play, system, -1, 'SS-10.2b'); // SS-10.2b
  const isSeat = g.players.seat[player] === system;
  const wasRestless = g.systems.unrest[system] === 1;
  // SS-20.1: a check only if it was in Unrest already
  const isChecked = wasRestless && !isSeat;
  const rebels =
    isChecked && checkRebellion(play, system, data.tables.rebellion.exploitation, 'SS-10.2c') === REBELLION; // SS-10.2c
  if (!wasRestless && !isSeat) setUnrest(play, system, true, 'SS-10.2c');
  const die = rebels ? 0 : play.roll(6, 'SS-10.2d');
  const got = rebels ? 0 : Math.max(0, yieldOf(play, system, die) - partialsOn(g, system)); // SS-10.2d, SS-12.35
  collect(play, player, got, rebels);
  play.emit('SS-10.2d', 'exploited', { player, system, die, got });
}

function collect({ g }: Position, player: number, got: number, rebels: boolean): void {
  gain(g, player, got);
  if (!rebels) g.players.taxYields[player]! += 1; // R51
}

function checkTax(at: Position, order: TaxOrder, player: number): Refusal | null {
  if (order.do === 'done') return null; // SS-10.11
  const { system } = order;
  if (!isSystem(at, system)) return refuse('SS-3.1', 'there is no such System');
  const name = nameOf(at, system);
  const tech = at.g.systems.tech[system]!;
  if (!owns(at.g, player, system)) return refuse('SS-10.1a', `${name} is not yours`);
  if (at.g.systems.taxed[system])
    return refuse(
      order.do === 'tax' ? 'SS-10.12' : 'SS-10.2e',
      `${name} has been taxed or exploited in this Player-Turn`,
    ); // SS-10.12, SS-10.2e
  if (order.do === 'exploit')
    return tech > LOWEST_TECH ? null : refuse('SS-10.2a', `${name} is at -3 and yields nothing`); // SS-10.2a, SS-10.2g: a positive level is no bar
  if (tech <= 0) return refuse('SS-10.1a', `${name} has Tech Level ${tech}: it can only be exploited`); // SS-10.1a
  if (order.points > tech)
    return refuse('SS-10.1b', `${name} has Tech Level ${tech}: ${order.points} points are too many`); // SS-10.1b
  return null;
}

function anyTax(at: Position, player: number, random: Random): TaxOrder {
  const { tech } = at.g.systems;
  const open = systemsOf(at.g, player).filter((system) => isTaxOpen(at, system));
  if (open.length === 0 || random.below(4) === 0) return { do: 'done' };
  const system = pickFrom(open, random);
  const level = tech[system]!;
  if (level > 0 && random.below(8) > 0) return { do: 'tax', system, points: 1 + random.below(level) };
  return random.below(4) === 0 ? { do: 'exploit', system } : { do: 'done' };
}

const systemShape = z.int().min(0).max(99);

/** SS-10.2f: the one place where Systems are taxed and exploited */
export const tax: SsChoice<'tax'> = {
  shape: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('tax'), system: systemShape, points: z.int().min(1).max(HIGHEST_TECH) }),
    z.strictObject({ do: z.literal('exploit'), system: systemShape }),
    z.strictObject({ do: z.literal('done') }),
  ]),
  check: (play, order, { by }) => checkTax(play, order, by),
  apply: (play, order, { by }) => {
    if (order.do === 'done') close(play, by);
    else if (order.do === 'tax') taxSystem(play, by, order.system, order.points);
    else exploit(play, by, order.system);
  },
  options: (play, { by }) => {
    const orders: TaxOrder[] = [{ do: 'done' }];
    for (const system of systemsOf(play.g, by)) {
      if (!isTaxOpen(play, system)) continue;
      for (let points = 1; points <= play.g.systems.tech[system]!; points++) orders.push({ do: 'tax', system, points });
      orders.push({ do: 'exploit', system });
    }
    return orders;
  },
  sample: (play, { by }, random) => anyTax(play, by, random),
  defaultAnswer: () => ({ do: 'done' }),
};
