/** Sentences of the map pages: generator, editor, playtest. */
export const playtest = {
  title: 'Playtest',
  about: (games: number, level: string) => `${games} games between ${level}s, in this page`,
  players: 'Players',
  levels: { random: 'random player', cadet: 'cadet', captain: 'captain', admiral: 'admiral' },
  games: 'Games',
  start: 'Playtest',
  again: 'Playtest again',
  stop: (games: number) => `Stop, keep ${games === 1 ? '1 game' : `${games} games`}`,
  progress: 'Games played',
  of: (done: number, all: number, seconds: number) => `${done} of ${all}, ${seconds} s`,
  left: (seconds: number) => (seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`),
  first: 'The first game is being played…',
  changed: 'The map has changed since: these figures are those of the map as it was.',
  mend: 'Fix the map first: a game cannot be set up on it.',
  wins: 'Wins by seat',
  seat: 'Seat',
  share: 'Share',
  interval: '95 % interval',
  range: (low: string, high: string) => `${low} to ${high}`,
  even: (share: string) => `Dotted: an even share, ${share}.`,
  verdict: {
    tooFew: (games: number, fewest: number) =>
      games === 1
        ? 'One game says nothing about the seats.'
        : `${games} games say nothing about the seats: at least ${fewest} are needed.`,
    favoured: (name: string, share: string, even: string) =>
      `${name} is favoured: it wins ${share}, where an even share is ${even}. Chance does not explain that.`,
    leans: (name: string) =>
      `${name} wins more than an even share, and chance hardly explains it; but it is less than a fifth more, which few players notice.`,
    none: (margin: string) =>
      `No seat is shown to be better: an even share lies within every interval (± ${margin} at most).`,
    noneBehind: (margin: string) => `No seat is shown to be better (± ${margin} at most).`,
    behind: (names: string) => `${names} wins less than an even share.`,
  },
  length: (turns: number, turnName: string, actions: number) =>
    `Half of the games last ${turns} ${turns === 1 ? turnName : `${turnName}s`} or more, ${actions} actions.`,
  lengthByActions: (actions: number) => `Half of the games last ${actions} actions or more.`,
  nineOfTen: (low: number, high: number) => `Nine of ten within ${low} to ${high}.`,
  endings: 'What decided',
  repeat: 'The same map, players and number play the same games again.',
} as const;

export const mapWords = {
  crumb: (title: string) => `Maps · ${title}`,
  generator: 'Make a war',
  sameMap: 'same figures, same map',
  editor: 'Draw a map',
  loading: 'Loading…',
  fairness: 'Fairness',
  spread: 'Spread',
  spreadOver: (limit: number | null) => `, at most ${limit}`,
  share: 'Copy link',
  shared: 'Link copied',
  tooLong: 'This map is too large for a link: save it as a file.',
  playThis: 'Play this map',
  editThis: 'Edit this map',
  generate: 'Generate a map',
} as const;

export const editor = {
  start: 'Begin with',
  mine: 'Your maps',
  templates: 'A new map from',
  remove: 'Remove this map',
  openFile: 'Open a file',
  save: 'Save as a file',
  undo: 'Undo',
  redo: 'Redo',
  validation: 'Validation',
  toMend: (n: number) => `${n} to fix`,
  sound: '✓ This map can be played.',
  checking: 'Checking…',
  notKept: 'There is no room on this device: save the map as a file.',
  broken: 'This file is not such a map',
  tooLarge: 'it is far larger than any map',
  brokenLink: 'This link cannot be read; it may have been cut.',
  play: 'Play',
  who: 'Who plays',
  mode: { alone: 'Alone', screen: 'One screen', watch: 'Watch' },
  against: 'Against',
  playNow: 'Play this map',
  forms: 'What is on the map',
  whole: 'The map as a whole',
  keys: 'On the map: arrow keys move the cursor, Enter places.',
} as const;
