import { z } from 'zod';
import type { Play } from './play.ts';
import type { Action, Anytime, Game, GameTypes, Offer, OfferKind, Refusal, Seat, Table } from './types.ts';

const builtIn = {
  resign: z.strictObject({}),
  offer: z.strictObject({
    kind: z.string().max(40),
    to: z.array(z.int().nonnegative()).max(16),
    terms: z.unknown(),
  }),
  accept: z.strictObject({ offer: z.int() }),
  decline: z.strictObject({ offer: z.int() }),
  withdraw: z.strictObject({ offer: z.int() }),
};
type BuiltIn = { [K in keyof typeof builtIn]: z.infer<(typeof builtIn)[K]> };

/** Every game can end as a draw by consent. */
const drawKind: OfferKind<GameTypes, object> = {
  shape: z.strictObject({}),
  check: () => null,
  settle: (play) =>
    play.finish({ places: new Array(play.table.seats).fill(1), rule: 'CORE-draw', why: 'all agreed to a draw' }),
};

/** Taking back what a roll or a reveal has sealed needs the consent of all; the log keeps a trace of it. */
const takeBackKind: OfferKind<GameTypes, { to: number }> = {
  shape: z.strictObject({ to: z.int().nonnegative() }),
  check: () => null,
  settle: (play, { to }) => {
    play.takeBack = to;
  },
};
const builtInOffers = { draw: drawKind, takeBack: takeBackKind };

const unknownOffer = z.strictObject({ kind: z.never({ error: 'there is no such offer' }) });
const offerShapes = new WeakMap<object, z.ZodType>();

/** The shape of an offer with terms of its kind, made once. */
function offerShape(offered: { shape: z.ZodType }): z.ZodType {
  const known = offerShapes.get(offered);
  if (known) return known;
  const made = builtIn.offer.extend({ terms: offered.shape });
  offerShapes.set(offered, made);
  return made;
}

/** The shape of an anytime action's payload; undefined if the game has none of that name. */
export function anytimeShape<T extends GameTypes>(
  game: Game<T>,
  kind: string,
  payload: unknown,
): z.ZodType | undefined {
  if (kind === 'offer') {
    const what = (payload as { kind?: unknown } | null)?.kind;
    const offered = typeof what === 'string' ? offerKind(game, what) : undefined;
    return offered ? offerShape(offered) : unknownOffer;
  }
  return Object.hasOwn(builtIn, kind) ? builtIn[kind as keyof BuiltIn] : own(game.anytime, kind)?.shape;
}

export function checkAnytime<T extends GameTypes>(play: Play<T>, action: Action): Refusal | null {
  const { by, kind } = action;
  if (!Number.isInteger(by) || by < 0 || by >= play.table.seats) return refuse('no such seat');
  if (isOut(play, by)) return refuse('you are out of the game');
  switch (kind) {
    case 'resign':
      return null;
    case 'offer':
      return checkOffer(play, action.with as BuiltIn['offer'], by);
    case 'accept':
      return checkAccept(play, find(play, action), by);
    case 'decline':
      return find(play, action)?.to.includes(by) ? null : refuse('no such offer to you');
    case 'withdraw':
      return find(play, action)?.by === by ? null : refuse('no such offer of yours');
    default: {
      const anytime = own(play.game.anytime, kind);
      return anytime ? anytime.check(play, action.with, by) : refuse('that cannot be done at any time');
    }
  }
}

export function applyAnytime<T extends GameTypes>(play: Play<T>, action: Action): void {
  const { by, kind } = action;
  switch (kind) {
    case 'resign':
      return resign(play, by); // the game itself sees to what lies sealed
    case 'offer': {
      const { kind: what, terms } = action.with as BuiltIn['offer'];
      const to = askedBy(play, action.with as BuiltIn['offer']);
      const offer = { id: offerId(play.table, by, to), by, to, kind: what, with: terms, accepted: [] };
      play.table.offers.push(offer);
      play.emit('CORE-offer', 'offer', offer, [by, ...to]);
      offerKind(play.game, what)?.made?.(play, terms, offer);
      break;
    }
    case 'accept':
      accept(play, find(play, action)!, by);
      break;
    case 'decline':
    case 'withdraw': {
      const offer = find(play, action)!;
      drop(play, offer);
      play.emit('CORE-offer', kind, { offer: offer.id, by }, [offer.by, ...offer.to]);
      break;
    }
    default:
      own(play.game.anytime, kind)!.apply(play, action.with, by);
  }
  askAgain(play);
}

/** Seats that a circle can name: more than any game has. */
const MOST_SEATS = 16;

/** Numbers are counted within a circle of seats, so that nobody can tell from a gap that others bargain. */
function offerId({ offersMade }: Table<object>, by: Seat, to: readonly Seat[]): number {
  const circle = to.reduce((mask, seat) => mask | (1 << seat), by << MOST_SEATS);
  const made = (offersMade[circle] ?? 0) + 1;
  offersMade[circle] = made;
  return made * MOST_SEATS * (1 << MOST_SEATS) + circle;
}

/** Is this seat one of those who hear of the circle's offers? */
export function isInCircle(circle: string, seat: Seat): boolean {
  const number = Number(circle);
  return number >> MOST_SEATS === seat || ((number >> seat) & 1) === 1;
}

function resign<T extends GameTypes>(play: Play<T>, by: Seat): void {
  play.markRevealed(); // nobody resigns to see what the others say to it
  play.emit('CORE-resign', 'resign', { seat: by });
  play.game.resign(play, by);
  if (!isOut(play, by)) return;
  for (const offer of [...play.table.offers]) if (offer.by === by || offer.to.includes(by)) drop(play, offer);
}

function accept<T extends GameTypes>(play: Play<T>, offer: Offer, by: Seat): void {
  offer.accepted.push(by);
  play.emit('CORE-offer', 'accept', { offer: offer.id, by }, [offer.by, ...offer.to]);
  if (offer.accepted.length < offer.to.length) return;
  drop(play, offer);
  play.markRevealed(); // a bargain binds both sides
  offerKind(play.game, offer.kind)!.settle(play, offer.with, offer);
}

function drop<T extends GameTypes>({ table: { offers } }: Play<T>, offer: Offer): void {
  offers.splice(offers.indexOf(offer), 1);
}

function checkOffer<T extends GameTypes>(play: Play<T>, offered: BuiltIn['offer'], by: Seat): Refusal | null {
  const { kind, terms } = offered;
  const to = askedBy(play, offered);
  const { seats, offers } = play.table;
  const known = offerKind(play.game, kind);
  if (!known) return refuse(`there is no offer called ${kind}`);
  const isOther = (seat: Seat): boolean => seat !== by && seat < seats && !isOut(play, seat);
  if (to.length === 0 || new Set(to).size < to.length || !to.every(isOther))
    return refuse('an offer goes to one or more other seats that are still in play');
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(isOther);
  if (Object.hasOwn(builtInOffers, kind) && to.length < others.length)
    return refuse('that is offered to everybody at once');
  if (offers.filter((offer) => offer.by === by).length >= 8) return refuse('eight offers are open already');
  return known.check(play, terms, { id: -1, by, to, kind, with: terms, accepted: [] });
}

/** Whom an offer asks: what everybody must agree to, nobody who has left the game is asked. */
function askedBy<T extends GameTypes>(play: Play<T>, { kind, to }: BuiltIn['offer']): Seat[] {
  return Object.hasOwn(builtInOffers, kind) ? to.filter((seat) => seat >= play.table.seats || !isOut(play, seat)) : to;
}

function checkAccept<T extends GameTypes>(play: Play<T>, offer: Offer | undefined, by: Seat): Refusal | null {
  if (!offer?.to.includes(by) || offer.accepted.includes(by)) return refuse('no such offer to you');
  return offerKind(play.game, offer.kind)!.check(play, offer.with, offer);
}

/**
 * What was done may have taken the ground from an answer that lies sealed: its owner is asked again. To refuse the act
 * instead would tell that somebody has answered.
 */
function askAgain<T extends GameTypes>(play: Play<T>): void {
  const { envelopes, pending } = play.table;
  for (const { decision, answer } of [...envelopes]) {
    const refusal = play.choiceOf(decision.kind).check(play, answer, decision);
    if (!refusal) continue;
    envelopes.splice(
      envelopes.findIndex((envelope) => envelope.decision === decision),
      1,
    );
    pending.push(decision);
    pending.sort((a, b) => a.id - b.id);
    play.emit(refusal.rule, 'askedAgain', { kind: decision.kind, why: refusal.why }, [decision.by]);
  }
}

function isOut<T extends GameTypes>({ game, g }: Play<T>, seat: Seat): boolean {
  return game.isOut?.(g, seat) ?? false;
}

function find<T extends GameTypes>({ table }: Play<T>, action: Action): Offer | undefined {
  const { offer: id } = action.with as BuiltIn['accept'];
  return table.offers.find((offer) => offer.id === id);
}

function offerKind<T extends GameTypes>(game: Game<T>, kind: string): OfferKind<T, unknown> | undefined {
  const offers = Object.hasOwn(builtInOffers, kind) ? builtInOffers : game.offers;
  return Object.hasOwn(offers, kind) ? (offers as Record<string, OfferKind<T, unknown>>)[kind] : undefined;
}

function own<T extends GameTypes>(anytime: Game<T>['anytime'], kind: string): Anytime<T, unknown> | undefined {
  return Object.hasOwn(anytime, kind) ? (anytime as Record<string, Anytime<T, unknown>>)[kind] : undefined;
}

function refuse(why: string): Refusal {
  return { rule: 'CORE-anytime', why };
}
