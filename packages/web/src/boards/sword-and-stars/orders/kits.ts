import type { Choices, SsView } from '@admiralty/engine/sword-and-stars';
import type { DecisionKits } from '../../types.ts';
import { ActComposer } from './act-composer.tsx';
import { BallotComposer } from './ballot-composer.tsx';
import { InterceptComposer } from './intercept-composer.tsx';
import {
  FourthChitComposer,
  HomeComposer,
  MoveSeatComposer,
  NewSeatComposer,
  ToppledOrderComposer,
} from './list-composers.tsx';
import {
  BargainsComposer,
  CallComposer,
  ContestComposer,
  HandOverComposer,
  HoldComposer,
  MaintainComposer,
  PositionComposer,
  RemoveOrScoreComposer,
  SectorCheckComposer,
  VoteToEndComposer,
} from './plain-composers.tsx';
import { prompts } from './prompts.tsx';
import { TaxComposer } from './tax-composer.tsx';

/** How each kind of decision is put and answered. */
export const kits: DecisionKits<SsView, Choices> = {
  act: { prompt: prompts.act, Composer: ActComposer },
  tax: { prompt: prompts.tax, Composer: TaxComposer },
  intercept: { prompt: prompts.intercept, Composer: InterceptComposer },
  ballot: { prompt: prompts.ballot, Composer: BallotComposer },
  bargains: { prompt: prompts.bargains, Composer: BargainsComposer },
  position: { prompt: prompts.position, Composer: PositionComposer },
  sectorCheck: { prompt: prompts.sectorCheck, Composer: SectorCheckComposer },
  maintain: { prompt: prompts.maintain, Composer: MaintainComposer },
  voteToEnd: { prompt: prompts.voteToEnd, Composer: VoteToEndComposer },
  hold: { prompt: prompts.hold, Composer: HoldComposer },
  removeOrScore: { prompt: prompts.removeOrScore, Composer: RemoveOrScoreComposer },
  toppledOrder: { prompt: prompts.toppledOrder, Composer: ToppledOrderComposer },
  moveSeat: { prompt: prompts.moveSeat, Composer: MoveSeatComposer },
  newSeat: { prompt: prompts.newSeat, Composer: NewSeatComposer },
  fourthChit: { prompt: prompts.fourthChit, Composer: FourthChitComposer },
  contest: { prompt: prompts.contest, Composer: ContestComposer },
  handOver: { prompt: prompts.handOver, Composer: HandOverComposer },
  call: { prompt: prompts.call, Composer: CallComposer },
  home: { prompt: prompts.home, Composer: HomeComposer },
};
