/** How events are shown beside their words: which weigh most, which open a phase, which are arithmetic. */
import type { EventStyles } from '#core/kernel-lines';
import { fortuneOf } from '#core/line';
import type { Events } from './event-readers.ts';

export const styles: EventStyles<Events> = {
  phase: { role: 'mark', turn: ({ turn }) => `Turn ${turn}` },
  tacticalTurn: { role: 'mark' },
  standing: { role: 'ahead' },
  order: { role: 'detail' },
  battle: { role: 'head', weight: 'notable' },
  assault: { role: 'head', weight: 'notable' },
  fire: { role: 'head' },
  hits: {
    weight: 'notable',
    loses: 'owner',
    fortune: ({ hits, chances }) => fortuneOf('hits in space', hits, resultsOf(chances)),
  },
  groundAttack: { role: 'head' },
  groundHits: {
    weight: 'notable',
    fortune: ({ by, hits, chances }) =>
      by < 0 ? null : { ...fortuneOf('hits on the ground', hits, resultsOf(chances)), seat: by },
  },
  stepsLost: { weight: 'notable', loses: 'owner' },
  found: { weight: 'notable' },
  blockade: { weight: 'notable' },
  jumpedOut: { weight: 'notable' },
  declared: { weight: 'notable' },
  battleEnd: { weight: 'notable' },
  destroyed: { weight: 'grave', loses: 'owner' },
  crowdedOut: { weight: 'grave', loses: 'owner' },
  scuttled: { weight: 'grave', loses: 'owner' },
  surrendered: { weight: 'grave', gains: ({ to }) => to, loses: ({ from }) => from },
  planetOwner: { weight: 'grave', gains: ({ owner }) => owner },
  systemControl: { weight: 'grave', gains: ({ owner }) => owner },
  converted: { weight: 'grave', gains: ({ to }) => to },
  occupied: { weight: 'grave', gains: 'owner' },
  assaultEnd: { weight: 'grave' },
  eliminated: { weight: 'grave', loses: 'owner' },
};

/** Every way the dice can fall, as the hits that it gives. */
function resultsOf(chances: readonly number[]): number[] {
  return chances.flatMap((ways, hits) => Array<number>(ways).fill(hits));
}
