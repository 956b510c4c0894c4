/** How events are shown beside their words: which weigh most, which open a turn, which are arithmetic. */
import type { EventStyles } from '#core/kernel-lines';
import type { SsView } from '../secrets/view-types.ts';
import { RAIDER } from '../state.ts';
import type { Events } from '../types.ts';

const turn = ({ gameTurn }: { gameTurn: number }): string => `Game-Turn ${gameTurn}`;

/** Raiders and Outworlders hold no seat. */
const seatOf = (code: number | undefined): number => (code !== undefined && code < RAIDER ? code : -1);
const ownerOf = (view: SsView, system: number): number => seatOf(view.systems[system]?.owner);

export const styles: EventStyles<Events, SsView> = {
  'game-turn': { role: 'mark', turn },
  round: { role: 'mark', turn },
  'turn-start': { role: 'mark' },
  announced: { role: 'head' },
  'sector-check': { role: 'head' },
  'card-flipped': { role: 'head' },
  revealed: {
    fortune: ({ by, isGood, good = 0, cards = 0 }) =>
      isGood === undefined || seatOf(by) < 0
        ? null
        : {
            of: 'Operations with a result',
            seat: by,
            got: Number(isGood),
            expected: good / cards,
            variance: (good / cards) * (1 - good / cards),
          },
  },
  'rebellion-value': { role: 'detail' },
  'cup-filled': { role: 'detail' },
  'turn-end': { role: 'detail' },
  raided: { weight: 'notable', gains: ({ by }) => seatOf(by), loses: ({ target }, view) => ownerOf(view, target) },
  'partial-conquest': {
    weight: 'notable',
    gains: ({ attacker }) => seatOf(attacker),
    loses: ({ target }, view) => ownerOf(view, target),
  },
  tech: {
    weight: 'notable',
    gains: ({ system, from, to }, view) => (to > from ? ownerOf(view, system) : -1),
    loses: ({ system, from, to }, view) => (to < from ? ownerOf(view, system) : -1),
  },
  'trade-lost': { weight: 'notable', loses: 'owner' },
  'treaty-lost': { weight: 'notable', loses: 'owner' },
  unrest: {
    weight: 'notable',
    gains: ({ system, on }, view) => (on ? -1 : ownerOf(view, system)),
    loses: ({ system, on }, view) => (on ? ownerOf(view, system) : -1),
  },
  called: { weight: 'notable' },
  decided: { weight: 'notable' },
  violation: { weight: 'notable', loses: 'owner' },
  raider: { weight: 'notable' },
  outworlder: { weight: 'notable' },
  converted: { weight: 'notable', gains: ({ player }) => player },
  colonized: { weight: 'notable', gains: ({ player }) => player },
  returned: { weight: 'grave', gains: 'owner' },
  taken: { weight: 'grave', role: 'head', gains: ({ to }) => seatOf(to), loses: ({ from }) => seatOf(from) },
  freed: { weight: 'grave', loses: ({ from }) => seatOf(from) },
  toppled: { weight: 'grave', loses: ({ player }) => player },
  exile: { weight: 'grave', loses: 'owner' },
  revolt: { weight: 'grave' },
  genocide: { weight: 'grave', loses: ({ system }, view) => ownerOf(view, system) },
  expelled: { weight: 'grave', loses: 'owner' },
  'total-war': { weight: 'grave', loses: ({ violator }) => violator },
  readmitted: { weight: 'grave', gains: 'owner' },
  seat: {
    weight: ({ why }) => (why === 'lost' ? 'grave' : 'notable'),
    loses: ({ player, why }) => (why === 'lost' ? player : -1),
  },
  trade: { gains: 'owner' },
  treaty: { gains: 'owner' },
  'confederation-state': { weight: 'grave' },
  'dropped-out': { weight: 'grave' },
};
