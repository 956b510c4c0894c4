/** Switches of a game; a scenario may force some on. */

/** One option; fits the kernel's OptionSpec. */
export interface DeltaVeeOption {
  readonly id: string;
  readonly type: 'boolean' | 'number';
  readonly default: boolean | number;
  readonly min?: number;
  readonly max?: number;
  readonly effect: string;
}

/** All options of DeltaVee. */
export const deltaVeeOptions = [
  { id: 'openLogs', type: 'boolean', default: false, effect: 'Both players see all logs at all times.' },
  {
    id: 'extendedHitTable',
    type: 'boolean',
    default: false,
    effect: 'Every ship uses the two-die Hit Table (Heavy Cruiser and Military Transport always do).',
  },
  {
    id: 'homingMissiles',
    type: 'boolean',
    default: false,
    effect:
      'Guided or intelligent missiles may be exchanged for homing ones before play; those a scenario names work anyway.',
  },
  { id: 'fighterMissiles', type: 'boolean', default: false, effect: 'X, XG and Y craft carry missiles on rails.' },
  { id: 'fsbShips', type: 'boolean', default: false, effect: 'The magazine hulls are offered in custom games.' },
  { id: 'fsbPods', type: 'boolean', default: false, effect: 'The magazine pods are offered.' },
  {
    id: 'installations',
    type: 'boolean',
    default: false,
    effect: 'Planetary installations; missiles last in a planet hex until the Movement Phase ends.',
  },
  {
    id: 'heavyCruiser',
    type: 'boolean',
    default: false,
    effect: 'Heavy Cruiser and Military Transport in custom games.',
  },
  { id: 'aliens', type: 'boolean', default: false, effect: 'Alien ships in custom games.' },
  {
    id: 'turnCap',
    type: 'number',
    default: 60,
    min: 0,
    max: 999,
    effect: 'Game-Turns after which an undecided game is a draw; 0 = none. A limit of the scenario comes first.',
  },
  {
    id: 'autoMove',
    type: 'boolean',
    default: false,
    effect: 'Units move by themselves in order of their ids; decisions remain.',
  },
] as const satisfies readonly DeltaVeeOption[];
