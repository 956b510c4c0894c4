import { answerNames } from './answer-names.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import { showTopic } from './show.ts';

/** The words of The Sword and the Stars at its border. */
export const text = { show: showTopic, describeEvent, describeAnswer, describeQuestion, names: answerNames };
