/** Charts and tables; the Fire Results and Missile Interception Tables are our own design within the printed frame. */
import type { RawFiles } from './schema.ts';

/** Built-in tables.json. */
export const tables: RawFiles['tables'] = {
  game: 'deltavee',
  fireTypes: [
    { id: 'laser-burst', energy: 0, source: 'printed' },
    { id: 'particle-burst', energy: 1, source: 'printed' },
    { id: 'laser-barrage', energy: 2, source: 'printed' },
    { id: 'particle-barrage', energy: 3, source: 'printed' },
  ],
  fireResults: {
    'laser-burst': [7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0, 0, 0],
    'particle-burst': [9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0],
    'laser-barrage': [9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0],
    'particle-barrage': [10, 10, 9, 9, 9, 8, 8, 7, 6, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0],
    source: 'reconstructed',
    why: 'Printed: four fire types, Target Value, die equal or less hits. Ours: the chance falls with Target Value, a barrage is never worse than a burst of the same weapon, dearer fire is better at close range, lasers carry farther than particle beams.',
  },
  relativeVelocity: {
    chart: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [2, 2, 3, 4, 4, 5, 6, 7, 8, 9],
      [3, 3, 4, 4, 5, 6, 7, 8, 9, 9],
      [4, 4, 4, 5, 6, 6, 7, 8, 9, 10],
      [5, 5, 5, 6, 6, 7, 8, 9, 9, 10],
      [6, 6, 6, 7, 7, 8, 8, 9, 10, 11],
      [7, 7, 7, 8, 8, 9, 9, 10, 11, 11],
      [8, 8, 8, 9, 9, 9, 10, 11, 11, 12],
      [9, 9, 9, 9, 10, 10, 11, 11, 12, 13],
    ],
    source: 'inferred',
    why: 'Length of the right-angled vector sum, to the nearest whole; the printed case 4 and 3 gives 5.',
  },
  hitTable: {
    rows: [
      { die: 1, parts: ['critical'] },
      { die: 2, parts: ['bridge', 'engine'] },
      { die: 3, parts: ['force-field', 'pod-8'] },
      { die: 4, parts: ['pod-1', 'pod-9'] },
      { die: 5, parts: ['pod-2', 'pod-10'] },
      { die: 6, parts: ['pod-3', 'pod-11'] },
      { die: 7, parts: ['pod-4', 'pod-12'] },
      { die: 8, parts: ['pod-5', 'pod-13'] },
      { die: 9, parts: ['pod-6', 'pod-14'] },
      { die: 10, parts: ['pod-7', 'pod-15'] },
    ],
    source: 'inferred',
    why: 'Printed: 1 is a critical hit, all nine other results name two parts, pod 1 shares a result with pod 9, a 2 destroys a missile. Bridge, engine, force field and 15 pods (Halberd) fill exactly nine pairs, and the first two columns of the printed extended table give the pairs.',
  },
  extendedHitTable: {
    rows: [
      { first: 1, columns: ['critical', 'critical', 'critical', 'critical', 'critical'] },
      { first: 2, columns: ['bridge', 'engine', 'bridge', 'engine', 'no-effect'] },
      { first: 3, columns: ['force-field', 'pod-8', 'pod-16', 'pod-24', 'pod-32'] },
      { first: 4, columns: ['pod-1', 'pod-9', 'pod-17', 'pod-25', 'pod-33'] },
      { first: 5, columns: ['pod-2', 'pod-10', 'pod-18', 'pod-26', 'pod-34'] },
      { first: 6, columns: ['pod-3', 'pod-11', 'pod-19', 'pod-27', 'pod-35'] },
      { first: 7, columns: ['pod-4', 'pod-12', 'pod-20', 'pod-28', 'pod-36'] },
      { first: 8, columns: ['pod-5', 'pod-13', 'pod-21', 'pod-29', 'pod-37'] },
      { first: 9, columns: ['pod-6', 'pod-14', 'pod-22', 'pod-30', 'pod-38'] },
      { first: 10, columns: ['pod-7', 'pod-15', 'pod-23', 'pod-31', 'pod-39'] },
    ],
    source: 'printed',
    why: 'Second die 1-2, 3-4, 5-6, 7-8, 9-10 picks the column.',
  },
  missileInterception: {
    civ6: ['A', 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    civ7: ['A', 8, 6, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    civ8: ['A', 9, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1],
    source: 'reconstructed',
    why: 'Printed: relative velocity by civ level, ten-sided die, A automatic. Ours: falls with relative velocity, rises one step per level; tuned in simulated duels so that a try succeeds a little more often than not and speed protects.',
  },
  forceFieldProtection: [
    {
      effectiveClass: 1,
      emergencyActivation: 5,
      hitsWhenIntercepted: 6,
      source: 'reconstructed',
      why: 'Weaker than class 2 (8.9).',
    },
    {
      effectiveClass: 2,
      emergencyActivation: 8,
      hitsWhenIntercepted: 3,
      source: 'inferred',
      why: 'Three hits are printed for the class 2 fields of the Heavy Cruiser; the activation chance is reconstructed.',
    },
  ],
  heavyCruiserForceField: {
    rows: [
      { die: [1, 2, 3], field: 1 },
      { die: [4, 5], field: 2 },
      { die: [6, 7], field: 3 },
      { die: [8, 9], field: 4 },
      { die: [10], field: null },
    ],
    source: 'printed',
    why: 'No field = roll twice more.',
  },
  heavyCruiserMissileHit: {
    rows: [
      { field: 1, parts: ['engine', 'bridge'], pods: [1, 10] },
      { field: 2, parts: [], pods: [11, 20] },
      { field: 3, parts: [], pods: [21, 30] },
      { field: 4, parts: [], pods: [31, 39] },
    ],
    source: 'printed',
    why: 'The last area is printed to 40; the ship has 39 pods.',
  },
  activeSearch: { normal: 6, withBattleCommunications: 10, detection: 3, source: 'printed' },
  energyPod: { leak: 10, source: 'printed' },
  missileLaunch: {
    hexside: [
      { hex: 0, directions: [-1, 0, 1] },
      { hex: -2, directions: [-2, -1, 0] },
      { hex: 2, directions: [0, 1, 2] },
    ],
    corner: [
      { hex: -1, directions: [-2, -1, 0] },
      { hex: 1, directions: [0, 1, 2] },
    ],
    source: 'reconstructed',
    why: 'Diagrams C and D are lost. Missiles leave forward; turns are relative to the launcher, as the five directions of a battlecraft launch.',
  },
  battlecraftLaunch: { directions: [-2, -1, 0, 1, 2], source: 'printed' },
};
