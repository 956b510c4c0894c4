import { levelNames } from './shell.ts';

/** Sentences of playing with others over the play server. */
export const online = {
  here: 'Online',
  onDevice: 'On this device',
  absent:
    'This page comes without a play server: you play on this device. To play online with friends, start Admiralty on a machine that they can reach.',
  lost: 'The server cannot be reached. Games on this device go on; those with others come back with the connection.',
  refused: (why: string) => `You are banned from this server: ${why}. Games on this device go on.`,
  newTable: 'New table',
  joinByLink: 'Join by link',
  linkField: 'Link that you were given',
  joinIt: 'Join',
  noLink: 'This is no link to a table of this server.',
  withFriends: 'Online with friends',
  you: 'you',
  free: 'free',
  keptFor: (name: string) => `kept for ${name}`,
  keptForYou: 'A seat is kept for you.',
  sitDown: 'Sit down',
  standsIn: (player: string, level: string) =>
    `${player}; a ${levelNames[level as keyof typeof levelNames] ?? level} plays`,
  computer: (level: string) => `${levelNames[level as keyof typeof levelNames] ?? level}, computer`,
  yourTurn: 'Your turn.',
  waitsFor: (names: readonly string[]) => `Waiting for ${names.join(' and ')}.`,
  resolving: 'Resolving…',
  missing: (n: number) => (n === 1 ? 'One seat is free.' : `${n} seats are free.`),
  takeTurn: 'Take your turn',
  open: 'Open',
  look: 'Look at it',
  openTables: 'Open tables',
  noOpen: 'No table is waiting for players. Make one.',
  allGames: 'all games',
  filter: 'Game',
  seated: (n: number, of: number) => `${n} of ${of}`,
  by: (name: string) => `by ${name}`,
  sit: 'Sit',
  decides: 'decides',
  watch: 'Watch',
  statuses: { running: 'being played', over: 'finished' },
  replay: 'Replay',
  paceFilter: 'Pace',
  paces: { all: 'any pace', none: 'no clock', live: 'live', days: 'over days' },
  guest: (name: string) =>
    `You play as ${name}, a guest of this browser. An account keeps your games even if this browser’s data is cleared.`,
  keepGames: 'Keep my games',
  account: 'Account',
  lastChange: (time: string) => `last change ${time}`,
} as const;

/** How a game ended. */
export const outcomeWords = {
  over: 'The game is over.',
  youWon: 'You won.',
  youLost: (names: readonly string[]) => `You lost to ${names.join(' and ')}.`,
  won: (names: readonly string[]) => `${names.join(' and ')} won.`,
  winner: (side: string, player: string) => `${side} (${player})`,
  drawn: 'Drawn.',
  byTime: 'Time ran out.',
} as const;

/** Making a table. */
export const tableWords = {
  crumb: 'My games · new table',
  title: 'New table',
  name: 'Name of the table',
  game: 'Game',
  scenario: 'Scenario',
  seats: 'Seats',
  yourName: 'Your name at the table',
  sitters: { you: 'You', invited: 'By link', open: 'Open', account: 'Named', bot: 'Computer', out: 'Out' },
  notes: {
    you: 'You play it from here.',
    second: 'Your second seat. A curtain keeps its secrets apart from the first.',
    invited: 'For whoever you give the link to.',
    open: 'In Open tables too: whoever comes first.',
    account: 'Kept for one person, who finds it among their games.',
    bot: 'Answers at once.',
    out: 'Nobody plays it.',
  },
  level: (side: string) => `Level of ${side}`,
  named: (side: string) => `Name of whoever plays ${side}`,
  who: (side: string) => `Who plays ${side}`,
  plays: (seat: number) => `Side of seat ${seat}`,
  watchers: 'Spectators',
  watcherNotes: {
    nobody: 'Only those who sit at it.',
    link: 'Whoever has the address sees what everybody at the table may know.',
    anybody: 'Listed among the tables that anybody can watch.',
  },
  whoWatches: { nobody: 'nobody', link: 'with the address', anybody: 'anybody' },
  delay: 'They see it',
  atOnce: 'at once',
  later: (words: string) => `${words} later`,
  typeOwn: 'Type my own number',
  ownNumber: 'My number for the dice',
  random: 'a random one',
  dice: 'Dice',
  diceNote:
    'The server locks in its part before anybody sits, and each person adds a number of their own device. You can verify every roll after the game.',
  invitation: 'Your invitation',
  invitationNote: (n: number) =>
    n === 1
      ? 'One link for one seat. Whoever opens it needs a name and one click; no account. Good for 30 days.'
      : `One link for ${n} seats. Whoever opens it needs a name and one click; no account. Good for 30 days.`,
  keptInvitation: (names: readonly string[]) =>
    `It begins when ${names.join(' and ') || 'whoever you name'} has sat down: the table waits among their games.`,
  noInvitation: 'Nobody has to be invited: the game begins at once.',
  copyAndOpen: 'Copy link and open the table',
  justOpen: 'Open the table',
  refused: 'The table can’t be made like this.',
  cancel: 'Cancel',
} as const;

/** Coming in by a link, and waiting for the others. */
export const joinWords = {
  invitation: 'Invitation to a table',
  asks: (owner: string, side: string) => `${owner} asks you to play ${side}.`,
  asksAny: (owner: string) => `${owner} asks you to play.`,
  game: 'The game',
  seats: 'Seats',
  yourSeat: 'your seat',
  name: 'Your name at the table',
  sitAs: (side: string) => `Sit down as ${side}`,
  guestNote:
    'No account, no mail address. This browser keeps your seat. Sitting down adds a random number of yours to the dice.',
  known: (name: string) => `You sit down as ${name}.`,
  lastOne: 'The game begins when you sit down; everybody else is here.',
  others: (n: number) => (n === 1 ? 'One more player is needed after you.' : `${n} more players are needed after you.`),
  until: (day: string) => `The link is good until ${day}.`,
  onlyWatch: 'Only watch',
  rules: 'Rules',
  learn: 'Learn it step by step',
  goneTitle: 'This invitation is no longer valid.',
  goneNote:
    'It was used or withdrawn, or it has expired. Ask whoever sent it for a new one, or look for an open table.',
  toLobby: 'To my games and open tables',
} as const;

/** The table itself. */
export const roomWords = {
  waiting: 'Waiting for the others',
  waitingNote:
    'The game begins by itself when every seat is taken. You can close this page: it is kept among your games.',
  link: 'Link for the missing players',
  copy: 'Copy link',
  copied: 'Copied',
  newLink: 'Make a link',
  seatLink: 'Link for this seat',
  seatLinkMade: (side: string) => `For ${side} alone:`,
  share: 'Share…',
  asPicture: 'For the camera of a phone beside you',
  picture: 'The link, for a camera',
  withdraw: 'Withdraw all links',
  withdrawn: 'The links no longer work.',
  fill: (level: string) => `Let a ${level} play`,
  move: 'Continue on another device…',
  standIn: (level: string) => `Let a ${level} play on`,
  getUp: 'Leave the table',
  leaveSeat: 'Leave this seat',
  takeSeat: 'Sit here too',
  sitDown: 'Sit down',
  hidden: 'There is no such table, or you may not see it.',
  loading: 'Loading…',
  lostTitle: 'No connection.',
  lostNote: 'What you have composed stays here.',
  waitsNote: 'Your order waits and is sent when the connection is back.',
  takeBack: 'Take it back',
  back: 'The connection is back.',
  missed: (n: number) =>
    n === 0
      ? 'Nothing happened in the meantime.'
      : n === 1
        ? '1 action in the meantime.'
        : `${n} actions in the meantime.`,
  ended: 'The server no longer lets you watch.',
  table: 'Table',
  people: 'Who plays',
  watched: 'Whoever has the address may watch.',
  unwatched: 'Only those who sit here see this table.',
  copyWatch: 'Copy address',
  copyOwn: 'Copy my address',
  spectator: 'You are watching. You see what everybody may know.',
  spectatorLater: (words: string) => `You are watching. You see what everybody may know, ${words} later.`,
} as const;

/** Name, password, logins. */
export const accountWords = {
  title: 'Account',
  guest: 'You are a guest of this browser. With a password your games are yours on every device; no seat is lost.',
  nobody: 'You are not logged in. Log in, make an account, or sit down at a table as a guest.',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least 8 letters',
  change: 'Change',
  make: 'Make an account',
  keep: 'Keep my games',
  logIn: 'Log in',
  logOut: 'Log out',
  oldPassword: 'Old password',
  newPassword: 'New password',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  haveAccount: 'I have an account',
  otherAccount: 'Log in to another account',
  leavesGuest: (name: string) =>
    `${name} is a guest of this browser. Whoever logs in to another account leaves it for good, with its seats. To keep them, make an account of this guest instead.`,
  logOutSure: 'Log out as a guest?',
  logOutNote:
    'A guest has no password: once logged out, nobody gets back to these seats. To keep them, make an account or add a passkey first.',
  stay: 'Stay logged in',
  sessions: 'Logins',
  sessionsNote: 'Every browser and program that is logged in as you.',
  thisOne: 'this browser',
  seen: (time: string) => `last seen ${time}`,
  end: 'End',
  endOthers: 'End all others',
  data: 'My data',
  remove: 'Delete my account',
  removeNote: 'Your seats go to a “former player” and the games go on for the others. Everything else is deleted.',
  removeSure: 'Delete your account?',
  yesRemove: 'Yes, delete',
  keepIt: 'Keep it',
  done: 'Done.',
} as const;

/** What people say. */
export const talkWords = {
  title: 'Talk',
  with: 'Talk with',
  everybody: 'everybody',
  only: (side: string, name: string, unread: number) => `only ${side} (${name})${unread > 0 ? ` · ${unread} new` : ''}`,
  unread: (n: number) => (n === 1 ? '1 line of talk is new' : `${n} lines of talk are new`),
  says: (name: string) => `${name}:`,
  empty: 'Nobody has said anything yet.',
  you: 'You',
  private: 'private',
  host: 'host of the server',
  removed: 'This line was removed by the host.',
  mute: (name: string) => `Mute ${name}: you no longer see what they write`,
  muteShort: 'mute',
  report: (name: string) => `Report this line of ${name} to the host`,
  reportShort: 'report',
  muted: (name: string) => `${name} is muted. To undo it, open Account, then People.`,
  reported: 'The line was reported to the host.',
  quoted: (n: number) => `Action ${n}`,
  quotes: (n: number) => `About action ${n}:`,
  unquote: 'Remove the quote',
  write: 'Write to the table',
  writeOne: 'Write in private',
  send: 'Send',
} as const;

/** What can be done about a table beside its game. */
export const toolWords = {
  pause: 'Ask for a pause',
  agreePause: 'Agree to the pause',
  withdrawPause: 'Withdraw the request to pause',
  resume: 'Go on',
  wantPause: (sides: readonly string[]) => `${sides.join(' and ')} would like a pause.`,
  youWantPause: 'You asked for a pause. It begins when everybody agrees.',
  whatIf: 'What if…',
  whatIfNote: 'Play on alone from here with what you know; what is hidden is drawn at random.',
  whatIfThen: (n: number) =>
    `Play on alone from action ${n} with what you knew then; what is hidden is drawn at random.`,
  rematch: 'Rematch, sides swapped',
  toRematch: 'To the rematch',
  dice: 'Verify the dice',
  save: 'Save as a file',
  notes: 'My notes',
  notesNote: 'Saved. Nobody else can read them.',
  notesOpen: 'Saving…',
} as const;

/** How the dice of a finished game are verified. */
export const diceWords = {
  running: 'The game is not over yet. Its dice can be verified when it is.',
  checking: 'This browser plays the game again and checks every roll…',
  wrong: 'The dice do not match.',
  soundUpTo: (n: number) => `Everything up to action ${n} is sound.`,
  proven: (n: number) =>
    n === 0
      ? 'No die was rolled; the seed is proven.'
      : n === 1
        ? 'The one roll is proven.'
        : `All ${n} rolls are proven.`,
  how: 'Nobody could know or choose a roll: the server had committed itself before the players added their numbers. Computed in this browser, for',
  commits: 'The server commits',
  commitsNote: 'Before anybody sat down: SHA-256 of a fixed label and its secret.',
  adds: 'Each player adds a number',
  addsNote: 'Made on their own device, after the commitment.',
  none: 'none',
  opens: 'The secret is opened at the end',
  opensNote: 'Hashed like that, it gives the commitment of step 1.',
  follows: 'Every roll follows',
  followsNote:
    'The whole game was played again with the dice of secret and numbers; every roll and every position is the recorded one.',
  every: 'Every roll',
  range: (from: number, to: number, of: number) => `${from}–${to} of ${of}`,
  columns: ['Roll', 'Action', 'By', 'What for', 'Die', 'Needs'],
  whose: 'Whose rolls',
  all: (n: number) => `All ${n}`,
  rowNote: 'Press a row: the board at that moment.',
  moment: (action: number) => `The board at action ${action}`,
  goTo: 'Go to roll',
  trust: 'Trust nothing here?',
  trustNote: 'Save the game and check it with the command line on your own machine.',
  command: (scenario: string) => `admiralty replay ${scenario}.json --verify`,
  save: 'Save the game',
  earlier: 'Earlier',
  later: 'Later',
  faces: (sides: number) => `Faces of the dice with ${sides} sides`,
  uneven: (expected: number, share: number) =>
    `Expected: ${expected.toFixed(1)} each. Fair dice are as uneven as this, or more, in ${Math.round(share * 100)} of 100 games.`,
  luck: 'Luck against expectation',
  luckColumns: ['Side', 'Got', 'Expected', 'Luck'],
  got: (got: number, tried: number) => `${got} of ${tried}`,
  signed: (luck: number) => `${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(1)}`,
  luckNote: 'Of the rolls that needed a number.',
} as const;

/** What stands between the people of a table and its game. */
export const lifeWords = {
  paused: 'The game is paused: no clock runs.',
  pausedByHost: 'The host has paused this table. The reason is in the talk.',
  standIn: (level: string) => `A ${level} plays your seat. The log says what it did and why.`,
  answered: (n: number) =>
    n === 1
      ? '1 decision was answered for you while you were away. The log says how and why.'
      : `${n} decisions were answered for you while you were away. The log says how and why.`,
  back: 'Take my seat back',
  faster: (name: string) => `${name} was faster.`,
  someFaster: 'Somebody else was faster.',
  ownFaster: 'Your seat has already answered from another window.',
  fasterNote: 'Your order came too late: it was not carried out, and nothing was spent.',
  understood: 'Understood',
  elsewhere: 'This table is open in a newer window of yours. Orders are given there.',
  actHere: 'Act here',
  elsewhereRefused: 'orders are given in a newer window of yours; press Act here first',
  yourTime: 'Your time',
  timeOf: (name: string) => `Time of ${name}`,
  here: 'here now',
  isHere: (name: string) => `${name} is here.`,
  away: (words: string) => `away ${words}`,
} as const;

/** What needs the word of everybody. */
export const consentWords = {
  askBack: 'Ask to go back…',
  askNote: (acts: number, rolls: number) =>
    `${acts === 1 ? '1 action' : `${acts} actions`}, ${rolls === 0 ? 'no roll' : rolls === 1 ? '1 roll' : `${rolls} rolls`}. All must agree; what was seen stays seen, and the dice go on from a fresh stream.`,
  reason: 'Why (everybody reads it)',
  ask: 'Ask',
  because: (reason: string) => `May we go back? ${reason}`,
  draw: 'Offer a draw',
  drawNote: 'The game ends as a draw if everybody agrees.',
  away: 'Let a captain play',
  awayNote: 'A computer plays your seat until you take it back.',
} as const;
