/** Sentences of the decisions with few answers. */
import type { Hold } from './ways.ts';

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const ask = {
  position: {
    what: 'Take your place in the Round.',
    why: 'The highest sum of Sectors picks first.',
    next: 'Who plays late can Intercept with more cards and answers what others did.',
    nth: ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const,
    commit: (place: string) => `Take ${place.toLowerCase()} place`,
    step: 'Place',
  },
  sectorCheck: {
    what: (sector: string, level: number) => `Check your ${sector} ${level}, or ignore it?`,
    why: 'The card lists its level. Two dice set a new one.',
    make: 'Make the check',
    ignore: 'Ignore it',
    becomes: 'new level',
  },
  maintain: {
    what: (name: string) => `Pay for the StarGate at ${name}?`,
    why: (points: number) => `You have ${points} RP.`,
    pay: 'Pay 1 RP',
    drop: 'Let it go',
  },
  voteToEnd: {
    what: 'Does the game end now?',
    why: (votes: number) => `You have ${plural(votes, 'vote')}, all or none.`,
    end: 'End it',
    continue: 'Play on',
    abstain: 'Abstain',
  },
  hold: {
    what: 'You asked to be stopped here.',
    why: {
      turnStart: 'A Player-Turn begins.',
      taxation: 'A Taxation segment is about to open.',
      operation: 'An Operation is about to be announced.',
      afterOperation: 'An Operation is over.',
      endOfRound: 'The Round ends.',
    } as Readonly<Record<Hold['at'], string>>,
    next: 'Play a chit, close a bargain or call a Session below; or let it go on.',
    go: 'Go on',
  },
  removeOrScore: {
    what: (name: string) => `${name}: score the C, or free a planet?`,
    why: 'A C may also take away a partial conquest of another.',
    score: 'Score it for you',
    remove: (name: string, count: number) => `Take one of ${name}’s ${count}`,
  },
  toppledOrder: {
    what: 'In which order do your Systems check?',
    why: (n: number) => `The Government was Toppled: ${plural(n, 'System')} may rebel.`,
    next: 'Each is rolled in this order.',
    commit: 'Check in this order',
    up: (name: string) => `${name} earlier`,
    step: 'Order',
  },
  seat: {
    toppled: 'Choose the Seat of the new Government.',
    back: 'Move your Seat back home?',
    free: 'Move your Seat of Empire?',
    lost: 'Your Seat is lost. Choose a new one.',
    return: 'You return from exile. Choose your Seat.',
    why: 'Race and Ideology of the Seat become those of your Government.',
    stay: 'Leave it where it is',
    columns: ['Tech', 'Race', 'Ideology'],
    step: 'Seat',
    commit: (name: string) => `Seat at ${name}`,
  },
  fourthChit: {
    what: 'Four chits: lay one down.',
    why: 'At most three may be held.',
    next: 'The one you lay down goes to the discard.',
    commit: (name: string) => `Lay down ${name}`,
    step: 'Chit',
  },
  contest: {
    what: (name: string) => `${name} is claimed. Contest it?`,
    why: (name: string) => `${name} takes it if nobody objects.`,
    next: 'A Session of the Confederation decides.',
    yes: 'Contest',
    no: 'Let it go',
  },
  handOver: {
    what: (name: string) => `Hand over ${name}?`,
    why: (name: string) => `The Session gave it to ${name}.`,
    next: 'If you keep it, you are expelled at once.',
    yes: 'Hand over',
    no: 'Keep it',
  },
  call: {
    what: (name: string) => `Call a Session on ${name}?`,
    violation: (name: string) => `${name} violated Atjayan space.`,
    hiveTreaty: (name: string) => `${name} signed a Treaty with the Hive.`,
    next: 'It can be called now or never.',
    yes: 'Call',
    no: 'Let it pass',
  },
  home: {
    what: 'Vote a home for the Confederation.',
    why: (votes: number) => `${plural(votes, 'vote')}.`,
    none: 'No System',
    commit: 'Vote',
    step: 'System',
  },
} as const;
