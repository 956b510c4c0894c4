/** How the events are told beside their words: what weighs, what opens a turn, what is arithmetic. */
import type { Manners } from '#core/kernel-lines';
import type { Events } from '../types.ts';

const turn = ({ gameTurn }: { gameTurn: number }): string => `Game-Turn ${gameTurn}`;

export const manners: Manners<Events> = {
  'game-turn': { role: 'mark', turn },
  round: { role: 'mark', turn },
  'turn-start': { role: 'mark' },
  announced: { role: 'head' },
  'sector-check': { role: 'head' },
  'card-flipped': { role: 'head' },
  'rebellion-value': { role: 'detail' },
  'cup-filled': { role: 'detail' },
  'turn-end': { role: 'detail' },
  raided: { weight: 'notable' },
  'partial-conquest': { weight: 'notable' },
  tech: { weight: 'notable' },
  'trade-lost': { weight: 'notable' },
  'treaty-lost': { weight: 'notable' },
  unrest: { weight: 'notable' },
  called: { weight: 'notable' },
  decided: { weight: 'notable' },
  violation: { weight: 'notable' },
  raider: { weight: 'notable' },
  outworlder: { weight: 'notable' },
  converted: { weight: 'notable' },
  colonized: { weight: 'notable' },
  returned: { weight: 'notable' },
  taken: { weight: 'grave', role: 'head' },
  freed: { weight: 'grave' },
  toppled: { weight: 'grave' },
  exile: { weight: 'grave' },
  revolt: { weight: 'grave' },
  genocide: { weight: 'grave' },
  expelled: { weight: 'grave' },
  'total-war': { weight: 'grave' },
  'confederation-state': { weight: 'grave' },
  'dropped-out': { weight: 'grave' },
};
