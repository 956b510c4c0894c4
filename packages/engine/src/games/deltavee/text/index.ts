/** The words of DeltaVee at its border. */
export { answerNames as names } from './answer-names.ts';
export { answerSubject, describeAnswer, describeEvent } from './describe.ts';
export { describeQuestion } from './describe-questions.ts';
export { showTopic as show } from './show.ts';
