/** How the events are told beside their words: what weighs, what opens a phase, what is arithmetic. */
import type { Manners } from '#core/kernel-lines';
import type { Events } from './event-readers.ts';

export const manners: Manners<Events> = {
  phase: { role: 'mark', turn: ({ turn }) => `Turn ${turn}` },
  tacticalTurn: { role: 'mark' },
  standing: { role: 'detail' },
  order: { role: 'detail' },
  battle: { role: 'head', weight: 'notable' },
  assault: { role: 'head', weight: 'notable' },
  fire: { role: 'head' },
  hits: { weight: 'notable' },
  stepsLost: { weight: 'notable' },
  found: { weight: 'notable' },
  blockade: { weight: 'notable' },
  jumpedOut: { weight: 'notable' },
  declared: { weight: 'notable' },
  battleEnd: { weight: 'notable' },
  destroyed: { weight: 'grave' },
  crowdedOut: { weight: 'grave' },
  scuttled: { weight: 'grave' },
  surrendered: { weight: 'grave' },
  planetOwner: { weight: 'grave' },
  systemControl: { weight: 'grave' },
  converted: { weight: 'grave' },
  occupied: { weight: 'grave' },
  assaultEnd: { weight: 'grave' },
  eliminated: { weight: 'grave' },
};
