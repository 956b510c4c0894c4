import { answerNames } from './answer-names.ts';
import { answerSubject, describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import { showTopic } from './show.ts';

/** The words of DeltaVee at its border. */
export const text = {
  show: showTopic,
  describeEvent,
  describeAnswer,
  answerSubject,
  describeQuestion,
  names: answerNames,
};
