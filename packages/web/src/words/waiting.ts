import type { Choices as DvChoices } from '@admiralty/engine/deltavee';
import type { Choices as SsChoices } from '@admiralty/engine/sword-and-stars';
import type { GameId } from '../table/types.ts';

const deltavee: Readonly<Record<keyof DvChoices, string>> = {
  buyFleet: 'They buy their fleet.',
  choosePods: 'They choose the pods of their ships.',
  assignPods: 'They put their pods into their boxes.',
  deploy: 'They set up their units.',
  move: 'They move their ships and missiles.',
  gravity: 'They decide whether a planet’s gravity bends their course.',
  bringIn: 'They decide whether a ship enters now.',
  arrive: 'They choose the direction from which help arrives.',
  pickMissile: 'They choose which of their missiles strikes first.',
  pickTarget: 'They choose what their missile strikes first.',
  emergencyField: 'They may raise their field in time.',
  choosePart: 'They choose the part that is hit.',
  jam: 'They may jam your ships and missiles.',
  command: 'They command their ships and missiles.',
  fire: 'They fire and launch, or hold their fire.',
};

const swordAndStars: Readonly<Record<keyof SsChoices, string>> = {
  act: 'They choose an Operation, tax, or end their turn.',
  tax: 'They tax their Systems.',
  intercept: 'They may intercept the Operation.',
  ballot: 'They cast their ballot.',
  bargains: 'They may bargain before the Round begins.',
  position: 'They take their place in the Round.',
  sectorCheck: 'They make a Sector check, or ignore it.',
  maintain: 'They pay for a StarGate, or let it go.',
  voteToEnd: 'They vote on whether the game ends.',
  hold: 'They asked to stop here, and look around.',
  removeOrScore: 'They score the C, or free a planet.',
  toppledOrder: 'They put in order which of their Systems check first.',
  moveSeat: 'They decide where their Seat of Empire stands.',
  newSeat: 'They choose a new Seat of Empire.',
  fourthChit: 'They hold four chits and lay one down.',
  contest: 'They may contest a claim.',
  handOver: 'They hand over a System, or keep it.',
  call: 'They may call a Session.',
  home: 'They vote a home for the Confederation.',
};

/** What another side decides now, by the kind of its question. */
export const waiting: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  deltavee,
  'sword-and-stars': swordAndStars,
};
