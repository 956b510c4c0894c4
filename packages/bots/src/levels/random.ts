import type { Bot } from '../bot.ts';
import { answerTo, thoughtOf } from './answers.ts';

/** Any legal answer. Never acts unasked. */
export const randomBot: Bot = {
  id: 'random',
  level: 'random',
  *think({ asked, world }, _budget, random) {
    if (!asked) return;
    const play = world.play();
    const answer = play.choiceOf(asked.kind).sample(play, asked, random);
    yield thoughtOf(answerTo(asked, answer), 'any legal answer');
  },
  hasInitiative: false,
  reactsTo: () => false,
};
