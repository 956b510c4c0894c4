const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time, as short as it can be said: seconds under a minute only. */
export function lengthWords(ms: number): string {
  if (ms >= 2 * DAY) return joined(Math.floor(ms / DAY), 'd', Math.floor((ms % DAY) / HOUR), 'h');
  if (ms >= HOUR) return joined(Math.floor(ms / HOUR), 'h', Math.floor((ms % HOUR) / MINUTE), 'min');
  return ms >= MINUTE ? `${Math.floor(ms / MINUTE)} min` : `${Math.max(0, Math.ceil(ms / SECOND))} s`;
}

function joined(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

/** Choosing a clock, and reading it. */
export const clockWords = {
  title: 'Clock',
  pace: 'Pace',
  paces: { none: 'None', live: 'Live', days: 'Over days' },
  noPace: 'No clock',
  noClock: 'Everybody takes as long as they need.',
  turn: 'Per decision',
  bank: 'then a bank of',
  increment: 'added after each turn',
  none: 'none',
  longest: (turn: string, most: string) => `Nobody waits longer than ${most} for one turn; usually ${turn}.`,
  bankNote: 'The bank is for the whole game.',
  andBank: (words: string) => `and a bank of ${words} for the whole game`,
  nights: 'Stops at night',
  nightsShort: 'in your quiet hours',
  vacationsShort: 'up to 42 days a year',
  nightsNote: 'In the quiet hours that each player has set, by their own time.',
  vacations: 'Stops on vacation',
  vacationsNote: 'Up to 42 days a year, set under Account.',
  timeout: 'If it runs out',
  timeouts: { default: 'default answer', computer: 'computer plays', forfeit: 'game is lost' },
  timeoutNotes: {
    default: 'A harmless legal answer is given; the player keeps the seat.',
    computer: 'A computer plays the seat until its player takes it back.',
    forfeit: 'The player resigns.',
  },
  standIn: 'Level of the computer',
  left: (words: string) => `${words} left`,
  has: (name: string, words: string) => `${name} has ${words}`,
  you: 'You have',
  about: (words: string) => `about ${words}`,
  soon: 'soon',
  over: 'out of time',
  perTurn: (words: string) => `${words} per decision`,
  inAll: (words: string) => `${words} in all`,
  bar: (name: string) => `Time of ${name}`,
  voice: {
    half: 'Half of your time is gone.',
    hour: 'You have less than an hour.',
    minutes: 'You have less than five minutes.',
  },
} as const;
