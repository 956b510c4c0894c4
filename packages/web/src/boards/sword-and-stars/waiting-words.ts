import type { Choices } from '@admiralty/engine/sword-and-stars';

/** What another side decides now, by the kind of its question. */
export const waiting: Readonly<Record<keyof Choices, string>> = {
  act: 'They choose an Operation, tax, or end their turn.',
  tax: 'They tax their Systems.',
  intercept: 'They may intercept the Operation.',
  ballot: 'They cast their ballot.',
  bargains: 'They may bargain before the Round begins.',
  position: 'They take their place in the Round.',
  sectorCheck: 'They make a Sector check, or ignore it.',
  maintain: 'They pay for a StarGate, or let it go.',
  voteToEnd: 'They vote on whether the game ends.',
  hold: 'They asked for a pause here.',
  removeOrScore: 'They score the C, or free a planet.',
  toppledOrder: 'They put in order which of their Systems check first.',
  moveSeat: 'They decide where their Seat of Empire stands.',
  newSeat: 'They choose a new Seat of Empire.',
  fourthChit: 'They hold one chit too many and discard one.',
  contest: 'They may contest a claim.',
  handOver: 'They hand over a System, or keep it.',
  call: 'They may call a Session.',
  home: 'They vote a home for the Confederation.',
};
