import type { Game, Table } from '../../src/core/index.ts';
import { anytime, offers, resign } from './bargains.ts';
import { choices } from './choices.ts';
import { figures, openings } from './figures.ts';
import type { ParleyData, ParleyState, ParleyTypes } from './state.ts';
import { DISCARDED, IN_DECK, MOTIONS, NEUTRAL } from './state.ts';
import { steps } from './steps.ts';
import { clone, resample, view } from './view.ts';

const data: ParleyData = {
  cards: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5],
  islands: [0, 1, 1, 2],
  gold: 40,
  ships: 4,
};

/** A small invented game for the kernel's tests: it uses every pattern that the kernel has to carry. */
export const parley: Game<ParleyTypes> = {
  id: 'parley',
  title: 'Parley',
  version: 2,
  data,
  options: [
    { id: 'rounds', type: 'number', min: 1, max: 6, default: 3, effect: 'rounds to play' },
    { id: 'raiders', type: 'boolean', default: false, effect: 'raiders rob the richest seat' },
    { id: 'council', type: 'choice', values: ['sealed', 'open'], default: 'sealed', effect: 'how votes are cast' },
  ],
  scenarios: [
    scenario('straits', 'The Straits', ['North', 'East', 'South', 'West'], 2, {}),
    scenario('duel', 'The Duel', ['North', 'South'], 2, { raiders: true }),
  ],
  first: 'campaign',
  steps,
  choices,
  anytime,
  offers,
  figures,
  openings,
  setUp: ({ options, seats, position }) => {
    const gold = position === null ? 2 : (position as { gold?: unknown }).gold;
    if (!Number.isInteger(gold) || (gold as number) < 0 || (gold as number) * seats > data.gold)
      return { ok: false, refusal: { rule: 'P-0', why: 'a position of Parley gives the gold of each seat' } };
    return { ok: true, g: setUp(seats, gold as number, options) };
  },
  clone,
  view,
  resample,
  resign,
  isOut: (g, seat) => g.isOut[seat] === 1,
  audit,
  bound: () => 2000,
  migrations: {
    // 2: gold was called coins, nobody could resign, and offers were numbered with the questions
    1: (table) => {
      const { g, ...kernel } = table as Table<Omit<ParleyState, 'gold' | 'isOut'> & { coins: number[] }>;
      const { coins, ...same } = g;
      return { ...kernel, offersMade: {}, g: { ...same, gold: coins, isOut: coins.map(() => 0) } };
    },
  },
};

function scenario(id: string, title: string, seats: string[], minSeats: number, forced: { raiders?: boolean }) {
  return { id, title, brief: `${title}, for tests`, seats, minSeats, forced, source: 'invented' };
}

function setUp(seats: number, gold: number, options: Record<string, unknown>): ParleyState {
  const each = <Item>(item: Item): Item[] => new Array<Item>(seats).fill(item);
  return {
    rounds: options['rounds'] as number,
    withRaiders: options['raiders'] as boolean,
    sealedCouncil: options['council'] === 'sealed',
    round: 0,
    isTruce: false,
    gold: each(gold),
    ships: each(data.ships),
    isOut: each(0),
    bank: data.gold - gold * seats,
    sunk: 0,
    votes: new Array(seats * MOTIONS.length).fill(0),
    owner: data.islands.map(() => NEUTRAL),
    garrison: [...data.islands],
    holder: data.cards.map(() => IN_DECK),
    spied: data.cards.map(() => 0),
    deck: [...data.cards.keys()],
  };
}

function audit(g: ParleyState): string[] {
  const sum = (column: readonly number[]): number => column.reduce((total, n) => total + n, 0);
  const breaches: string[] = [];
  if (sum(g.gold) + g.bank !== data.gold) breaches.push(`${sum(g.gold) + g.bank} gold in play`);
  if (sum(g.ships) + g.sunk !== data.ships * g.gold.length) breaches.push('ships are lost or made');
  if ([...g.gold, ...g.ships, g.bank].some((n) => n < 0)) breaches.push('something is below zero');
  const inDeck = [...g.holder.keys()].filter((card) => g.holder[card] === IN_DECK);
  if (inDeck.join() !== g.deck.toSorted((a, b) => a - b).join()) breaches.push('the deck is not what the cards say');
  if (g.spied.some((bits, card) => bits !== 0 && (g.holder[card] === IN_DECK || g.holder[card] === DISCARDED)))
    breaches.push('a card outside a hand is marked as spied');
  return breaches;
}
