/** The printed tables and the numbers that rules and rulings name. */
import type { RawFiles } from './schema.ts';

/** Built-in tables.json. */
export const tables: RawFiles['tables'] = {
  game: 'imperial-ambitions',
  combatResults: {
    rows: [
      { odds: '1-3', cells: ['A', 0, 0, 0, 0, 0] },
      { odds: '1-2', cells: [1, 0, 0, 0, 0, 0] },
      { odds: '1-1', cells: [1, 1, 0, 0, 0, 0] },
      { odds: '2-1', cells: [1, 1, 1, 0, 0, 0] },
      { odds: '3-1', cells: [2, 1, 1, 1, 0, 0] },
      { odds: '4-1', cells: [3, 2, 1, 1, 1, 0] },
      { odds: '5-1', cells: [4, 3, 2, 1, 1, 'B'] },
    ],
    A: [1, 1, 1, 0, 0, 0],
    B: [0, 0, 1, 1, 2, 2],
    source: 'printed',
  },
  range: { change: [0, 0, 0, -1, -2, -3], source: 'printed', why: 'Ranges 1 to 6; range 0 adds half, rounded up.' },
  facing: { forward: [2, 3], rear: [1, 3], defence: [1, 2], source: 'printed' },
  combat: {
    fireGroup: 9,
    stacking: 3,
    superiority: 2,
    pdbRange: 1,
    yieldRange: 2,
    groundRounds: 100,
    quietTurns: 10,
    battleTurns: 60,
    freeInfantrySteps: 1,
    source: 'printed',
    why: 'The bounds of 100 rounds, 10 quiet and 60 tactical turns are rulings (R95, R106).',
  },
  economy: {
    income: 10,
    trade: { own: 1, neutral: 2, enemy: 3 },
    planetCargoLastPayment: 2,
    findOn: 1,
    source: 'printed',
  },
  facilities: {
    base: ['BB', 'BC', 'CA', 'CL', 'DD', 'CV', 'F', 'Cg', 'T', 'Inf', 'Arm'],
    planet: ['Inf', 'Arm', 'PDB', 'Cg'],
    source: 'printed',
  },
  taskForces: {
    markers: 25,
    emptyRange: 3,
    source: 'reconstructed',
    why: 'Markers 1 to 25 are those of the sheet; an empty force jumps as far as the best ship (R3, R22).',
  },
  score: { planet: 100, blockaded: 50, source: 'own' },
};
