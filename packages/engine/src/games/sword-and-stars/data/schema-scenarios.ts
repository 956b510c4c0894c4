/** Shape of scenarios.json. Special rules are data: every switch a section reads stands here. */
import { z } from 'zod';
import { header, id, level, source, techLevel, text, webStrength } from './schema-parts.ts';

const systems = z.array(id).max(90);
const webs = z.record(id, webStrength);
const points = z.int().min(0).max(999);
const gameTurns = z.int().min(1).max(99);

const empireRecord = z.strictObject({
  id,
  name: text,
  /** must be played even with fewer players (25.61, R82) */
  required: z.boolean().default(false),
  /** military, administrative, diplomatic */
  sectors: z.tuple([level, level, level]),
  resourcePoints: points,
  seat: id,
  systems,
  treaties: systems.default([]),
  unrest: systems.default([]),
  webs: webs.default({}),
  gates: systems.default([]),
});

const special = z.strictObject({
  /** R86: no Sessions, no violation */
  solitaire: z.boolean().default(false),
  /** the value of option raidersOutworlders when the players leave it alone (26.3) */
  raidersOutworlders: z.enum(['on', 'off']).default('on'),
  /** result by the point schedule (26.4) */
  schedule: z.boolean().default(false),
  /** Systems that no Operation may be aimed at (27.3) */
  noTargets: systems.default([]),
  /** Holding chits dealt before play; everybody knows of them (28.3, R88) */
  startingChits: z.array(z.strictObject({ empire: id, chit: id })).default([]),
  /** the first Confederation System gained becomes the Seat (29.3, R89) */
  seatMovesIntoConfederation: z.boolean().default(false),
  /** takes slot 1 of the initiative (30.3, R90) */
  playsFirst: z.strictObject({ empire: id, untilGameTurn: gameTurns }).nullable().default(null),
  /** picks its position before the others (34.3, R93) */
  picksFirst: id.nullable().default(null),
  /** chit kinds that are out of the game (33.3, 34.3) */
  removedChits: z.array(id).default([]),
  /** a six brings an ordinary Outworlder (R65) */
  drakaCame: z.boolean().default(false),
  /** cards of the first Round (34.3) */
  openingCards: z
    .strictObject({ empire: id, cards: z.int().min(1).max(20), mustPlay: z.int().min(1).max(20) })
    .nullable()
    .default(null),
  /** each Sector check is its choice (34.3) */
  mayIgnoreChecks: z.strictObject({ empire: id, untilGameTurn: gameTurns }).nullable().default(null),
  /** the Galactic Cycle (35.0) */
  cycle: z
    .strictObject({
      /** scenarios that option alternateStart may name (35.6) */
      alternateStarts: z.array(id),
      recommended: id,
      /** a new Empire (35.1, 35.2) */
      resourcePoints: points,
      military: level,
      sectorColumn: level,
      latePointsPerGameTurn: points,
      /** nobody goes into exile before this Empire drew a Toppled chit (35.4) */
      exileOnlyAfterToppled: id,
    })
    .nullable()
    .default(null),
});

/** One scenario. */
export const scenarioRecord = z.strictObject({
  id,
  /** its printed section, 26 to 35; 0 for a custom one */
  section: z.int().min(0).max(99).default(0),
  title: text,
  brief: text,
  source,
  players: z.strictObject({ min: z.int().min(1).max(5), max: z.int().min(1).max(5) }),
  length: z.strictObject({ gameTurns, voteAfter: gameTurns.nullable() }),
  neutral: z
    .strictObject({
      webs: webs.default({}),
      gates: systems.default([]),
      void: systems.default([]),
      techCaps: z.record(id, techLevel).default({}),
    })
    .prefault({}),
  /** options that are set whatever the players say */
  forced: z.strictObject({ conversion: z.boolean().optional(), colonization: z.boolean().optional() }).default({}),
  special: special.prefault({}),
  empires: z.array(empireRecord).min(1).max(5),
});

/** scenarios.json */
export const scenariosFile = z.strictObject({ ...header, scenarios: z.array(scenarioRecord).min(1).max(60) });

/** A scenario as it is written. */
export type RawScenario = z.input<typeof scenarioRecord>;
/** A scenario after the schema has passed it. */
export type ParsedScenario = z.output<typeof scenarioRecord>;
