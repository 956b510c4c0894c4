/** How the events are told beside their words: what weighs, what opens a phase, what is arithmetic. */
import type { Manners } from '#core/kernel-lines';
import type { Events } from '../events.ts';

export const manners: Manners<Events> = {
  phase: { role: 'mark', turn: ({ turn }) => `Game-Turn ${turn}` },
  aim: { role: 'detail' },
  'launch-log': { role: 'detail' },
  hit: { weight: 'notable' },
  damage: { weight: 'notable' },
  'field-lost': { weight: 'notable' },
  'jump-lost': { weight: 'notable' },
  leak: { weight: 'notable' },
  revealed: { weight: 'notable' },
  docked: { weight: 'notable' },
  delivered: { weight: 'notable' },
  'sambu-moved': { weight: 'notable' },
  asteroids: { weight: 'notable' },
  destroyed: { weight: 'grave' },
  removed: { weight: 'grave' },
  'area-destroyed': { weight: 'grave' },
  captured: { weight: 'grave' },
  jumped: { weight: 'grave' },
  landed: { weight: 'grave' },
  'sambu-dead': { weight: 'grave' },
  'sambu-captured': { weight: 'grave' },
};
