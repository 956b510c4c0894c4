/** Names and numbers that the whole data layer of The Sword and the Stars shares. */

/** Where a record comes from; `custom` marks what a data pack or the editor brought. */
export type Source = 'printed' | 'inferred' | 'reconstructed' | 'mixed' | 'own' | 'custom';

/** Operations in index order: the index is the number used in states and tables. */
export const OPERATIONS = [
  'conquest',
  'raid',
  'communicate',
  'govern',
  'guardianWeb',
  'starGate',
  'intercept',
] as const;
export type OperationId = (typeof OPERATIONS)[number];
export const CONQUEST = 0;
export const RAID = 1;
export const COMMUNICATE = 2;
export const GOVERN = 3;
export const GUARDIAN_WEB = 4;
export const STAR_GATE = 5;
export const INTERCEPT = 6;

/** Sectors of a Government in index order (6.1). */
export const SECTORS = ['military', 'administrative', 'diplomatic'] as const;
export type SectorId = (typeof SECTORS)[number];
export const MILITARY = 0;
export const ADMINISTRATIVE = 1;
export const DIPLOMATIC = 2;

/** The only levels a Sector can have (6.1), in the order of the columns of table 6.6. */
export const LEVELS = [1, 2, 3, 5, 9] as const;

/** SS-5.0o: five Rounds make a Game-Turn */
export const ROUNDS = 5;
/** SS-5.0b: Year Cards dealt to each player in each of them */
export const CARDS = 5;

/** Lowest and highest Tech Level (R110). */
export const LOWEST_TECH = -3;
export const HIGHEST_TECH = 3;

/** Race and Ideology tokens from here on are Unique ones: UNIQUE + index of the System they come from (R111). */
export const UNIQUE = 100;
/** The token of an Expelled Government: like no other, its own included (R25, R111). */
export const EXPELLED = -1;

/** How two Ideologies stand to each other, in index order. */
export const SAME = 0;
export const RELATED = 1;
export const UNRELATED = 2;
export type Relation = typeof SAME | typeof RELATED | typeof UNRELATED;

/** Series of Ideologies in index order. */
export const SERIES = ['tribalistic', 'unique', 'absolutist', 'republican', 'theocratic', 'collectivist'] as const;
export type SeriesId = (typeof SERIES)[number];
export const UNIQUE_SERIES = 1;
export const REPUBLICAN = 3;

/** What a System is to the Confederation (7.3, 25.1). */
export const OUTSIDE = 0;
export const CONFEDERATE = 1;
export const BY_VOTE = 2;

/** Result codes of a Year Card. */
export const RESULTS = ['C', 'R', 'T', 'T/C', 'G', 'S'] as const;
export type ResultCode = (typeof RESULTS)[number];

/** Results of table 20.6. */
export const NO_CHANGE = 0;
export const UNREST = 1;
export const REBELLION = 2;

/** Event chits that a rule names, by id. */
export const CHIT_IDS = [
  'tech-advances-1',
  'tech-advances-2',
  'tech-advances-3',
  'tech-declines-1',
  'tech-declines-2',
  'tech-declines-3',
  'revolt',
  'tech-failure',
  'tech-breakthrough',
  'government-toppled-a',
  'government-toppled-b',
  'government-toppled-c',
  'government-toppled-d',
  'epidemic',
  'lynlynan-syndrome',
  'barnz-moon',
  'treaty-signed',
  'diplomatic-success-a',
  'diplomatic-success-b',
  'confederation-influence',
  'trade-disruption',
  'resource-output-growth',
  'weapons-advance',
  'tactical-advance',
  'ideological-fervor',
  'hive-surge',
  'greers-port-breakthrough',
] as const;
export type ChitId = (typeof CHIT_IDS)[number];

/** Systems that a rule names: property → id. */
export const NAMED_SYSTEMS = {
  atjay: 'atjay',
  ladau: 'la-dau',
  dom: 'dom',
  harvest: 'harvest',
  fontainGrelot: 'fontain-grelot',
  greersPort: 'greers-port',
  barnz: 'barnz',
} as const;
export type NamedSystem = keyof typeof NAMED_SYSTEMS;
