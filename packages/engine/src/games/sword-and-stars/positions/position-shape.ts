/** The position file: any pause of a game, written by people. Everything left out is as the scenario prints it. */
import { z } from 'zod';
import { CHIT_IDS } from '../data/names.ts';
import { id, level, techLevel } from '../data/schema-parts.ts';

/** In the order of the phase numbers of the state. */
export const PHASES = [
  'chitSegment',
  'startOfRound',
  'raiderPhase',
  'outworlderPhase',
  'initiative',
  'playerTurns',
  'leftovers',
  'colonizationPhase',
  'endOfRound',
  'maintenance',
  'voteToEnd',
  'endOfGameTurn',
] as const;
/** In the order of the status numbers of the state. */
export const STATUSES = ['playing', 'waiting', 'untaken', 'left'] as const;

/** a player: id of its Empire, or `seat-0` … `seat-4` */
const player = z.string().max(40);
/** a player, `independent`, or `outworlder-1` … */
const owner = z.string().max(40);
const count = z.int().min(0).max(999);
const tallies = z.record(player, count);

const playerShape = z.strictObject({
  status: z.enum(STATUSES).optional(),
  points: count.optional(),
  /** military, administrative, diplomatic */
  sectors: z.tuple([level, level, level]).optional(),
  /** null: in exile */
  seat: id.nullable().optional(),
  original: id.optional(),
  expelled: z.boolean().optional(),
  cards: z.int().min(0).max(10).optional(),
  operations: count.optional(),
  intercepts: z.int().min(0).max(4).optional(),
  turnDone: z.boolean().optional(),
  toppled: z.boolean().optional(),
  taxed: z.boolean().optional(),
  conversions: count.optional(),
  colonizations: count.optional(),
  /** exiles to whom he grants Asylum */
  asylum: z.array(player).max(5).optional(),
  hand: z.array(z.enum(CHIT_IDS)).max(4).optional(),
  faceUp: z.array(z.enum(CHIT_IDS)).max(4).optional(),
});

const systemShape = z.strictObject({
  owner: owner.optional(),
  tech: techLevel.optional(),
  unrest: z.boolean().optional(),
  web: z.literal([0, 2, 3]).optional(),
  gate: z.boolean().optional(),
  /** id of a Race, or of the System whose Unique Race it is */
  race: id.optional(),
  /** code of an Ideology, or id of the System whose Unique Ideology it is */
  ideology: z.union([z.int(), id]).optional(),
  /** nobody lives there */
  dead: z.boolean().optional(),
  trade: z.array(player).max(5).optional(),
  waived: z.array(player).max(5).optional(),
  treaty: z.array(player).max(5).optional(),
  partials: z
    .array(z.strictObject({ by: owner, base: id, count: z.int().min(1).max(2) }))
    .max(20)
    .optional(),
  conversion: tallies.optional(),
  colonization: tallies.optional(),
});

export const positionShape = z.strictObject({
  /** id of a scenario, or a whole scenario record (read by the caller) */
  scenario: z.union([z.string().max(60), z.record(z.string(), z.unknown())]),
  start: z
    .strictObject({
      gameTurn: z.int().min(1).max(999).optional(),
      round: z.int().min(1).max(10).optional(),
      phase: z.enum(PHASES).optional(),
      /** whose Player-Turn it is; phase is then playerTurns */
      active: player.optional(),
      stage: z.enum(['start', 'loop']).optional(),
    })
    .optional(),
  /** Player-Turns of this Round */
  order: z.array(player).max(5).optional(),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])).optional(),
  players: z.record(player, playerShape).optional(),
  systems: z.record(id, systemShape).optional(),
  outworlders: z
    .array(z.strictObject({ seat: id, draka: z.boolean().optional(), cards: z.int().min(0).max(1).optional() }))
    .max(3)
    .optional(),
  /** numbers of the cards already turned in this Round */
  turned: z.array(z.int().min(1).max(200)).max(60).optional(),
  /** chits in the discard, and those out of the game */
  discarded: z.array(z.enum(CHIT_IDS)).max(50).optional(),
  removed: z.array(z.enum(CHIT_IDS)).max(50).optional(),
  ladau: z.boolean().optional(),
  revolt: z.int().min(-1).max(3).nullable().optional(),
  drakaCame: z.boolean().optional(),
  wars: z
    .array(z.strictObject({ violator: player, owed: z.array(player).max(5) }))
    .max(5)
    .optional(),
});

export type PositionFile = z.output<typeof positionShape>;
export type PositionPlayer = z.output<typeof playerShape>;
export type PositionSystem = z.output<typeof systemShape>;
/** As tests write it. */
export type PositionInput = z.input<typeof positionShape>;
