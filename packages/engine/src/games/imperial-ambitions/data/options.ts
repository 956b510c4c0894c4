/** Switches of a game. A scenario's own settings hold where an option says `scenario`. */
import type { OptionSpec } from '#core/types';
import { FOG_LEVELS, STRENGTHS } from './names.ts';

const LIMITS = { turns: 200, points: 10_000, neutral: 2000 } as const;

/** All options of Imperial Ambitions (rulings, section 3; parameters of the generator). */
export const imperialOptions: readonly OptionSpec[] = [
  {
    id: 'feederTurnsCost',
    type: 'boolean',
    default: false,
    effect: 'The turns in which a base, station or PDB uses up its feeders cost the build price too.',
  },
  {
    id: 'multipleTurns',
    type: 'boolean',
    default: false,
    effect: 'After half its move a unit may turn one hexside in each hex it enters.',
  },
  {
    id: 'arcBoundaryBroadside',
    type: 'boolean',
    default: false,
    effect: 'Hexes on the border of a firing arc count as broadside.',
  },
  {
    id: 'fightersBombard',
    type: 'boolean',
    default: false,
    effect: 'Fighters may enter orbit, bombard, and attack PDBs.',
  },
  {
    id: 'uncontestedOccupation',
    type: 'boolean',
    default: false,
    effect: 'A player alone in a system at the end of combat gets the free infantry on an empty habitable planet.',
  },
  {
    id: 'diplomacy',
    type: 'boolean',
    default: false,
    effect: 'Money may be given away in the building phase, and consent to trade may be a standing answer.',
  },
  {
    id: 'fog',
    type: 'choice',
    default: 'scenario',
    values: ['scenario', ...FOG_LEVELS],
    effect: 'What players see of each other: all, task force markers, or only markers within three hexes.',
  },
  {
    id: 'forces',
    type: 'choice',
    default: 'scenario',
    values: ['scenario', 'preset', 'purchase'],
    effect: 'Wars: the forces of the scenario, or everybody buys his own with the starting value points.',
  },
  {
    id: 'freeGarrison',
    type: 'choice',
    default: 'scenario',
    values: ['scenario', 'on', 'off'],
    effect: 'Wars: each home planet without a ground unit starts with half an infantry.',
  },
  {
    id: 'neutralStrength',
    type: 'choice',
    default: 'scenario',
    values: ['scenario', ...STRENGTHS],
    effect: 'Wars: the garrisons of neutral systems.',
  },
  {
    id: 'neutralPoints',
    type: 'number',
    default: 0,
    min: 0,
    max: LIMITS.neutral,
    effect: 'Wars: before the game each player places neutral forces of so many value points, in secret; 0 none.',
  },
  {
    id: 'turnLimit',
    type: 'number',
    default: 0,
    min: 0,
    max: LIMITS.turns,
    effect: 'The last turn (of a battle: the last tactical turn); 0 leaves it to the scenario.',
  },
  {
    id: 'mapSeed',
    type: 'number',
    default: 1,
    min: 0,
    max: 4_294_967_295,
    effect: 'Generated wars: the same seed gives the same map.',
  },
  {
    id: 'layout',
    type: 'choice',
    default: 'near',
    values: ['near', 'neutral', 'far'],
    effect: 'Generated wars of two: home sectors side by side, with one neutral sector between, or with two.',
  },
  {
    id: 'homeSystems',
    type: 'number',
    default: 4,
    min: 1,
    max: 5,
    effect: 'Generated wars: systems of a home sector.',
  },
  {
    id: 'neutralSystems',
    type: 'number',
    default: 3,
    min: 0,
    max: 5,
    effect: 'Generated wars: systems of a neutral sector.',
  },
  {
    id: 'valuePoints',
    type: 'number',
    default: 1200,
    min: 200,
    max: LIMITS.points,
    effect: 'Generated wars: value points of each player.',
  },
  {
    id: 'rivalDistance',
    type: 'number',
    default: 0,
    min: 0,
    max: 99,
    effect: 'Generated wars: capitals are at most so far apart, where the map allows it; 0 any distance.',
  },
  {
    id: 'planetsToWin',
    type: 'number',
    default: 0,
    min: 0,
    max: 99,
    effect: 'Generated wars: so many habitable planets win; 0 asks for all of them.',
  },
];
