/**
 * Bargains: each side is weighed with its own eyes. Between two players nothing can be good for both; among more, a Treaty
 * that blocks somebody or a System that its owner cannot Govern is worth more elsewhere, and the others pay for it.
 */
import type { Offer } from '@admiralty/engine';
import {
  type Goods,
  hasTreaty,
  isPlaying,
  nameOf,
  type Offers,
  owns,
  type Position,
  type SwordTypes,
  systemsOf,
} from '@admiralty/engine/sword-and-stars';
import type { Input } from '../bot.ts';
import type { OutOfTurnAction } from '../knowledge.ts';
import { bringsBack, heldIfGiven } from './exile.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { say } from './words.ts';

type Terms = Offers['trade'];

/** Both must gain so much, or it is not worth the talk; and so much before somebody else's offer is taken. */
const MARGIN = 0.3;
const ACCEPTED = 0.25;
/** A Treaty with a System of somebody else's: it may become more, or a price. */
const TREATY_ABROAD = 0.5;
/** Points that a bargain moves at most. */
const MOST_POINTS = 8;
/** And for the way back from exile. */
const RANSOM = 24;

const NOTHING: Goods = { points: 0, treaties: [], systems: [], trades: [] };

/** What the goods are worth to a player who has them, or would have them. */
function goodsWorth({ at, prospects }: Outlook, player: number, goods: Goods): number {
  const of = prospects[player]!;
  let sum = goods.points * of.price;
  for (const system of goods.treaties) {
    const held = holdingOf(at, player, system);
    const signed =
      worthOf(at, of, system, { ...held, treaty: true }) - worthOf(at, of, system, { ...held, treaty: false });
    sum += owns(at.g, player, system) ? signed : TREATY_ABROAD;
  }
  for (const { system } of goods.systems) sum += worthOf(at, of, system, heldIfGiven(at, player, system));
  return sum + 0.1 * goods.trades.length;
}

/** What the seat gains by giving and taking, with what the other side gains against it. */
function bargainGain(outlook: Outlook, give: Goods, take: Goods, other: number): number {
  const { seat } = outlook;
  const own = goodsWorth(outlook, seat, take) - goodsWorth(outlook, seat, give);
  const theirs = goodsWorth(outlook, other, give) - goodsWorth(outlook, other, take);
  return own - outlook.rivalry(other) * theirs;
}

/** Offers to this seat that are good enough; a promise in free words it could not keep knowingly. */
export function acceptances(outlook: Outlook, offers: readonly Offer[]): OutOfTurnAction[] {
  const { seat } = outlook;
  return offers.flatMap(({ id, by, to, kind, with: terms, accepted }): OutOfTurnAction[] => {
    if (!to.includes(seat) || accepted.includes(seat)) return [];
    if (kind === 'agreement')
      return [{ kind: 'decline', with: { offer: id }, value: outlook.value(0), words: say.trades.makesNoPromises }];
    if (kind !== 'trade') return [];
    const { give, take } = terms as Terms;
    const gain = bargainGain(outlook, take, give, by);
    if (gain < ACCEPTED) return [];
    return [{ kind: 'accept', with: { offer: id }, value: outlook.value(gain), words: say.trades.getsMore }];
  });
}

/** One offer in each own turn at most, and only if both sides should like it. */
export function proposals(
  outlook: Outlook,
  { heard, observation }: Pick<Input<SwordTypes>, 'heard' | 'observation'>,
): OutOfTurnAction[] {
  const { at, seat } = outlook;
  const rivals = at.g.names.map((_, player) => player).filter((player) => player !== seat && isPlaying(at.g, player));
  if (at.g.active !== seat || rivals.length < 2 || observation.offers.some(({ by }) => by === seat)) return [];
  if (hasOffered(heard, seat)) return [];
  let best: { action: OutOfTurnAction; gain: number } | null = null;
  for (const other of rivals) {
    const theirs = new Outlook(at, other);
    for (const { give, take, words } of ideasWith(at, seat, other)) {
      const gain = Math.min(bargainGain(outlook, give, take, other), bargainGain(theirs, take, give, seat));
      if (gain < MARGIN || gain <= (best?.gain ?? 0)) continue;
      const terms: Terms = { give, take, untilRound: at.g.serial };
      best = {
        gain,
        action: { kind: 'offer', with: { kind: 'trade', to: [other], terms }, value: outlook.value(gain), words },
      };
    }
  }
  return best ? [best.action] : [];
}

/** Has the seat made an offer since its turn began? */
function hasOffered(heard: Input<SwordTypes>['heard'], seat: number): boolean {
  for (let at = heard.length - 1; at >= 0; at--) {
    const { type, data: details } = heard[at]!;
    if (type === 'offer' && (details as { by?: number }).by === seat) return true;
    if (type === 'turn-start' && (details as { player?: number }).player === seat) return false;
  }
  return false;
}

interface Idea {
  give: Goods;
  take: Goods;
  words: string;
}

function* ideasWith(at: Position, seat: number, other: number): Generator<Idea> {
  const { points } = at.g.players;
  for (const [buyer, seller] of [
    [seat, other],
    [other, seat],
  ] as const) {
    for (const { goods, words } of waresOf(at, seller, buyer)) {
      const isReturn = goods.systems.some(({ system }) => bringsBack(at, buyer, system));
      const most = Math.min(isReturn ? RANSOM : MOST_POINTS, points[buyer]!);
      for (let price = 1; price <= most; price++) {
        const paid = { ...NOTHING, points: price };
        yield seller === seat
          ? { give: goods, take: paid, words: say.trades.offers(words) }
          : { give: paid, take: goods, words: isReturn ? say.trades.buysReturn(words) : say.trades.asksFor(words) };
      }
    }
  }
}

/** Treaties with the buyer's Systems that he lacks, and Systems that the seller may part with. */
function* waresOf(at: Position, seller: number, buyer: number): Generator<{ goods: Goods; words: string }> {
  const { g } = at;
  for (const system of systemsOf(g, buyer))
    if (hasTreaty(g, system, seller) && !hasTreaty(g, system, buyer))
      yield { goods: { ...NOTHING, treaties: [system] }, words: say.trades.treatyWith(nameOf(at, system)) };
  for (const system of systemsOf(g, seller))
    if (g.players.seat[seller] !== system)
      yield {
        goods: { ...NOTHING, systems: [{ system, web: true, gate: true, tally: true }] },
        words: nameOf(at, system),
      };
}
