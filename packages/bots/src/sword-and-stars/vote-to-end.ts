/** The vote to end the game: whoever leads has won by it, and a lead that is shared is won in part. */
import { type Choices, type SwordTypes, victoryPoints } from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { Outlook } from './outlook.ts';
import { say } from './words.ts';

export function endAdvice({ play, seat }: Question<SwordTypes>): Candidate<Choices['voteToEnd']['answer']>[] {
  const points = play.g.names.map((_, player) => victoryPoints(play, player));
  const own = points[seat]!;
  const leaders = points.filter((total) => total === Math.max(...points)).length;
  const isBehind = own < Math.max(...points);
  const isShared = !isBehind && leaders > 1;
  return [
    {
      answer: { vote: 'end' },
      value: isBehind ? -1 : 2 / leaders - 1,
      words: isBehind ? say.votes.nothingMoreToWin : isShared ? say.votes.sharesTheLead : say.votes.leads,
    },
    {
      answer: { vote: 'continue' },
      value: new Outlook(play, seat).value(0),
      words: isBehind ? say.votes.isBehind : say.votes.expectsMore,
    },
  ];
}
