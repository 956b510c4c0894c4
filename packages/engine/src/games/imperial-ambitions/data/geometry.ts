/** The lost grid page, rebuilt: sheets, zones and distances. */
import type { RawFiles } from './schema.ts';

/** Built-in geometry.json. All distances in hexes. */
export const geometry: RawFiles['geometry'] = {
  game: 'imperial-ambitions',
  sheet: {
    columns: 13,
    rows: 15,
    source: 'reconstructed',
    why: 'What a portrait page holds; odd, so that there is a centre.',
  },
  systems: { apart: 4, fromEdge: 2, source: 'printed' },
  planets: {
    fromStar: 2,
    apart: 3,
    columns: [4, 10],
    rows: [4, 12],
    source: 'printed',
    why: 'Columns and rows are reconstructed, so that all neighbours of a planet are legal set-up hexes (R75).',
  },
  battle: { defenderMargin: 2, attackerDistance: 4, separation: 6, exitDepth: 4, source: 'printed' },
};
