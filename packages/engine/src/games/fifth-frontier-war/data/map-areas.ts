/** The boxes beside the display. Borders, bases, capitals and legal hexes follow from the worlds. */
import type { RawFiles } from './schema.ts';

/** Built-in map-areas.json. FFW-3.8c, R2: a box lies one hex beyond its entry hex. */
export const mapAreas: RawFiles['map-areas'] = {
  game: 'fifth-frontier-war',
  boxes: [
    {
      id: 'IR',
      name: 'Imperial reinforcements box',
      owner: 'imperial',
      entry: '3218',
      note: 'printed 2218; corrected (ruling R2)',
      source: 'printed',
    },
    { id: 'RW', name: 'Imperial rimward forces box', owner: 'imperial', entry: '2822', source: 'printed' },
    { id: 'SW', name: 'Sword Worlds forces box', owner: 'zhodani', entry: '1627', source: 'printed' },
    { id: 'ZR', name: 'Zhodani reinforcements box', owner: 'zhodani', entry: '0708', source: 'printed' },
    { id: 'ZA', name: 'additional Zhodani reinforcements box', owner: 'zhodani', entry: '0708', source: 'printed' },
  ],
};
