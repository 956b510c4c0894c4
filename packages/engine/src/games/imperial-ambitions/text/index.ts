/** The words of Imperial Ambitions at its border. */
export { answerNames as names } from './answer-names.ts';
export { describeAnswer, describeEvent } from './describe.ts';
export { describeQuestion } from './describe-questions.ts';
export { showTopic as show } from './show.ts';
