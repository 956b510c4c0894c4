/** Layouts, garrisons and preset forces of the map generator (our own design; its steps are code: generator.ts). */
import type { RawFiles } from './schema.ts';

/** Built-in generator.json. */
export const generator: RawFiles['generator'] = {
  game: 'imperial-ambitions',
  source: 'own',
  layouts: [
    {
      key: '2',
      players: 2,
      grid: [2, 1],
      homes: [
        [0, 0],
        [1, 0],
      ],
      symmetry: 'rotate180',
    },
    {
      key: '2n',
      players: 2,
      grid: [3, 1],
      homes: [
        [0, 0],
        [2, 0],
      ],
      symmetry: 'rotate180',
    },
    {
      key: '2far',
      players: 2,
      grid: [4, 1],
      homes: [
        [0, 0],
        [3, 0],
      ],
      symmetry: 'rotate180',
    },
    {
      key: '3',
      players: 3,
      grid: [3, 2],
      homes: [
        [0, 0],
        [2, 0],
        [1, 1],
      ],
      symmetry: 'template',
    },
    {
      key: '4',
      players: 4,
      grid: [3, 3],
      homes: [
        [0, 0],
        [2, 0],
        [0, 2],
        [2, 2],
      ],
      symmetry: 'mirror2',
    },
    {
      key: '5',
      players: 5,
      grid: [5, 3],
      homes: [
        [0, 0],
        [2, 0],
        [4, 0],
        [1, 2],
        [3, 2],
      ],
      symmetry: 'template',
    },
    {
      key: '6',
      players: 6,
      grid: [5, 3],
      homes: [
        [0, 0],
        [2, 0],
        [4, 0],
        [0, 2],
        [2, 2],
        [4, 2],
      ],
      symmetry: 'template',
    },
  ],
  garrisons: [
    { strength: 'none', forces: [] },
    { strength: 'light', forces: [{ where: 'surface', units: [{ type: 'Inf', n: 1 }] }] },
    {
      strength: 'medium',
      forces: [
        { where: 'surface', units: [{ type: 'Inf', n: 2 }] },
        { where: 'space', units: [{ type: 'DD', n: 1 }] },
      ],
    },
    {
      strength: 'heavy',
      forces: [
        {
          where: 'surface',
          units: [
            { type: 'Inf', n: 2 },
            { type: 'Arm', n: 1 },
          ],
        },
        { where: 'orbit:habitable', units: [{ type: 'SS', n: 1 }] },
        {
          where: 'space',
          units: [
            { type: 'CL', n: 1 },
            { type: 'DD', n: 2 },
          ],
        },
      ],
    },
    {
      strength: 'fortress',
      forces: [
        {
          where: 'surface',
          units: [
            { type: 'PDB', n: 1 },
            { type: 'Inf', n: 2 },
            { type: 'Arm', n: 1 },
          ],
        },
        { where: 'orbit:habitable', units: [{ type: 'SS', n: 1 }] },
        {
          where: 'space',
          units: [
            { type: 'CA', n: 1 },
            { type: 'CL', n: 1 },
            { type: 'DD', n: 2 },
          ],
        },
      ],
    },
  ],
  preset: {
    repeatFrom: 2,
    items: [
      { where: 'orbit:habitable', units: [{ type: 'B', n: 1 }] },
      { where: 'aboardLast', units: [{ type: 'F', n: 2 }] },
      { where: 'space', units: [{ type: 'BB', n: 1 }] },
      { where: 'space', units: [{ type: 'CA', n: 2 }] },
      { where: 'space', units: [{ type: 'DD', n: 2 }] },
      { where: 'space', units: [{ type: 'T', n: 1, aboard: [{ type: 'Arm', n: 1 }] }] },
      { where: 'space', units: [{ type: 'T', n: 1, aboard: [{ type: 'Inf', n: 1 }] }] },
      { where: 'space', units: [{ type: 'Cg', n: 3 }] },
      { where: 'space', units: [{ type: 'CV', n: 1, aboard: [{ type: 'F', n: 2 }] }] },
      { where: 'space', units: [{ type: 'CL', n: 2 }] },
      { where: 'space', units: [{ type: 'BC', n: 1 }] },
      { where: 'orbit:habitable', units: [{ type: 'SS', n: 1 }] },
      { where: 'surface', units: [{ type: 'Inf', n: 2 }] },
      { where: 'surface', units: [{ type: 'PDB', n: 1 }] },
    ],
  },
  sectorNames: [
    'Aldren',
    'Bexley',
    'Corvane',
    'Dressa',
    'Ellimar',
    'Farrow',
    'Gantry',
    'Hollin',
    'Istra',
    'Jovane',
    'Kestrel',
    'Lorne',
    'Meridan',
    'Nessick',
    'Orrel',
  ],
  houseNames: ['House Aldren', 'House Brandt', 'House Cassel', 'House Dorne', 'House Everard', 'House Falk'],
};
