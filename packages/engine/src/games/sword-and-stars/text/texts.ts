/** Loaded when somebody reads. */
export { rulesText as rules } from './rules-text.ts';
export { rulingsText as rulings } from './rulings-text.ts';
