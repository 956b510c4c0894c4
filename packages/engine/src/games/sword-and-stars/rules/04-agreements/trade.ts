/** 4.1 Bargains: Resource Points, Treaties and Systems change hands by consent, all of it or nothing (R31). */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Offer, OfferKind, Refusal } from '#core/types';
import { hasTrade, hasTreaty, loseTreaty, setTrade, takeSystem } from '../../board/ownership.ts';
import { checkPause, interruptForAftermath } from '../../board/pause.ts';
import { END_OF_ROUND, RAIDER_PHASE } from '../../state.ts';
import { type Goods, type Offers, type Position, refuse, type SsPlay, type SwordTypes } from '../../types.ts';
import { isSystem, nameOf, owns, seatHolder, systemsOf } from '../03-systems.ts';
import { checkFunds, gain, spend } from '../06-seats/governments.ts';
import { gainTreaty } from '../19-treaties.ts';
import { checkParties } from './agreements.ts';

type Terms = Offers['trade'];

const system = z.int().min(0).max(99);
/** SS-4.1f: nothing else has a place in a bargain: no Government, Year Card or Holding chit */
const goods = z.strictObject({
  points: z.int().min(0).max(9999),
  treaties: z.array(system).max(42),
  systems: z.array(z.strictObject({ system, web: z.boolean(), gate: z.boolean(), tally: z.boolean() })).max(42),
  trades: z.array(system).max(42),
});

export const NOTHING: Goods = { points: 0, treaties: [], systems: [], trades: [] };

/** A bargain between two players, checked when it is made and again when it is accepted. */
export const trade: OfferKind<SwordTypes, Terms> = {
  shape: z.strictObject({ give: goods, take: goods, untilRound: z.int().min(0).max(9999) }),
  check: (play, terms, offer) =>
    checkParties(play, offer, 'SS-4.1a') ??
    checkTime(play, terms, offer) ??
    checkTerms(play, terms, offer.by, offer.to[0]!),
  settle: (play, terms, { by, to }) => {
    const other = to[0]!;
    play.emit('SS-4.1a', 'traded', { a: by, b: other, give: terms.give, take: terms.take });
    handPoints(play, terms, by, other);
    handSystems(play, terms.give, by, other);
    handSystems(play, terms.take, other, by);
    handTies(play, terms.give, by, other);
    handTies(play, terms.take, other, by);
    interruptForAftermath(play); // R31: membership, a Seat or a Hive window at once
  },
  sample: ({ g }, by, random) => {
    const other = (by + 1 + random.below(Math.max(1, g.names.length - 1))) % g.names.length;
    const spare = systemsOf(g, by).filter((one) => one !== g.players.seat[by]);
    const give: Goods =
      spare.length > 0 && random.below(3) === 0
        ? { ...NOTHING, systems: [{ system: pickFrom(spare, random), web: true, gate: true, tally: true }] }
        : { ...NOTHING, points: Math.min(1, g.players.points[by]!) };
    const take = { ...NOTHING, points: random.below(1 + Math.min(3, g.players.points[other]!)) };
    return { to: [other], terms: { give, take, untilRound: 0 } };
  },
};

/** SS-4.2: when bargains are closed; offers are made at any time */
function checkTime(play: SsPlay, { untilRound }: Terms, { id, by, to }: Offer): Refusal | null {
  const { g } = play;
  if (untilRound !== 0 && g.serial > untilRound) return refuse('SS-4.1a', 'the Round named in the offer is over');
  if (id < 0) return null;
  const notNow = checkPause(play, 'SS-4.1a');
  if (notNow) return notNow;
  switch (g.options['tradeWindow']) {
    case 'notOwnTurn':
      return g.active === by || g.active === to[0]
        ? refuse('SS-4.2', 'no bargains in the Player-Turn of a party')
        : null;
    case 'betweenRounds': {
      const isBetween = g.phase < RAIDER_PHASE || g.phase >= END_OF_ROUND; // SS-R132: the window of s04-trade-window.ts
      return isBetween ? null : refuse('SS-4.2', 'bargains are closed between two Rounds only');
    }
    default:
      return null;
  }
}

function checkTerms(at: Position, { give, take }: Terms, by: number, other: number): Refusal | null {
  if (isEmpty(give) && isEmpty(take)) return refuse('SS-4.1a', 'nothing would change hands');
  return checkGoods(at, give, by, other) ?? checkGoods(at, take, other, by);
}

const isEmpty = ({ points, treaties, systems, trades }: Goods): boolean =>
  points + treaties.length + systems.length + trades.length === 0;

/** Can this player part with all that, and the other have it? */
function checkGoods(at: Position, { points, treaties, systems, trades }: Goods, from: number, to: number) {
  const { g } = at;
  const named = systems.map((one) => one.system);
  for (const list of [treaties, named, trades])
    if (new Set(list).size < list.length || !list.every((one) => isSystem(at, one)))
      return refuse('SS-4.1a', 'each System is named once');
  const foreign = named.find((one) => !owns(g, from, one));
  if (foreign !== undefined) return refuse('SS-4.1c', `${nameOf(at, foreign)} is not ${g.names[from]}'s`);
  const seat = named.find((one) => seatHolder(g, one) >= 0);
  if (seat !== undefined) return refuse('SS-4.1f', `${nameOf(at, seat)} is a Seat of Empire`); // SS-4.1f
  const none = treaties.find((one) => !hasTreaty(g, one, from));
  if (none !== undefined) return refuse('SS-4.1a', `${g.names[from]} has no Treaty with ${nameOf(at, none)}`);
  const second = treaties.find((one) => hasTreaty(g, one, to));
  if (second !== undefined) return refuse('SS-19.11', `${g.names[to]} has a Treaty with ${nameOf(at, second)}`);
  const idle = trades.find((one) => !hasTrade(g, one, from));
  if (idle !== undefined) return refuse('SS-4.1e', `${g.names[from]} has no Trade Connection at ${nameOf(at, idle)}`);
  return checkFunds(g, from, points, 'SS-4.1a'); // SS-4.1a: no more than is there
}

/** SS-4.1a: freely, in any number */
function handPoints({ g }: SsPlay, { give, take }: Terms, by: number, other: number): void {
  spend(g, by, give.points);
  spend(g, other, take.points);
  gain(g, other, give.points);
  gain(g, by, take.points);
}

/** SS-4.1c: level and Unrest stay as they are; SS-4.1d: Web and StarGate go along only if agreed */
function handSystems(play: SsPlay, { systems }: Goods, from: number, to: number): void {
  const { g } = play;
  const count = g.systems.owner.length;
  for (const { system: one, web, gate, tally } of systems) {
    takeSystem(play, one, to, 'trade', 'SS-4.1c'); // SS-4.1c
    const strength = g.systems.web[one]!;
    if (!web && strength > 0) {
      g.systems.web[one] = 0; // SS-4.1d
      play.emit('SS-4.1d', 'web', { system: one, from: strength, to: 0 });
    }
    if (!gate && g.systems.gate[one]) {
      g.systems.gate[one] = 0; // SS-4.1d
      play.emit('SS-4.1d', 'gate-removed', { player: from, system: one });
    }
    if (tally) g.conversion[to * count + one]! += g.conversion[from * count + one]!; // SS-23.1b, R73: what was done there counts on
    g.conversion[from * count + one] = 0;
  }
}

/** SS-4.1a: Treaties pass; SS-4.1e: Trade Connections never do, one can only be given up */
function handTies(play: SsPlay, { treaties, trades }: Goods, from: number, to: number): void {
  for (const one of treaties) {
    loseTreaty(play, one, from, 'SS-4.1a');
    gainTreaty(play, one, to, 'SS-4.1a'); // R28: with the Hive too
  }
  for (const one of trades) setTrade(play, one, from, false, 'SS-4.1e'); // SS-4.1e
}
