/** What the bots know of The Sword and the Stars. This file only assembles. */
import type { SwordTypes } from '@admiralty/engine/sword-and-stars';
import type { Advice, Knowledge } from '../knowledge.ts';
import { moveSeatAdvice, newSeatAdvice, toppledAdvice } from './capital.ts';
import { fourthChitAdvice } from './chits.ts';
import { evaluate, isFarEnough } from './evaluate.ts';
import { interceptAdvice } from './intercepts.ts';
import { outOfTurn, reactsTo } from './out-of-turn.ts';
import { isPointless } from './pointless.ts';
import { checkAdvice, maintainAdvice, positionAdvice, scoreAdvice } from './small-decisions.ts';
import { taxAdvice } from './taxing.ts';
import { actAdvice } from './turn.ts';
import { endAdvice } from './vote-to-end.ts';
import { ballotAdvice, callAdvice, contestAdvice, handOverAdvice } from './votes.ts';

/** How a captain answers. */
const advice: Advice<SwordTypes> = {
  act: actAdvice,
  tax: taxAdvice,
  position: positionAdvice,
  intercept: interceptAdvice,
  maintain: maintainAdvice,
  sectorCheck: checkAdvice,
  removeOrScore: scoreAdvice,
  moveSeat: moveSeatAdvice,
  newSeat: newSeatAdvice,
  toppledOrder: toppledAdvice,
  fourthChit: fourthChitAdvice,
  contest: contestAdvice,
  handOver: handOverAdvice,
  call: callAdvice,
  ballot: ballotAdvice,
  voteToEnd: endAdvice,
};

export const swordAndStars: Knowledge<SwordTypes> = {
  game: 'sword-and-stars',
  isPointless,
  hasOpenOdds: (_, kind, answer) => kind === 'intercept' || (kind === 'act' && 'target' in (answer as object)), // an Operation
  advice,
  trials: { runners: { act: () => true }, width: 6, isFarEnough, prior: 12, convincing: 2 },
  evaluate,
  outOfTurn: outOfTurn,
  reactsTo: reactsTo,
};
