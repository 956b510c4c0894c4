/** What a decision asks, in a sentence: hex, points, damage owed, before or after the jumps. */
import { counted, listed } from '#core/text';
import type { Choices } from '../types.ts';
import { admiralList, bombardmentOf, squadronList } from './describe-words.ts';
import { fleetCode, type Look, placeName } from './show-words.ts';

type Questions = { readonly [K in keyof Choices]: (look: Look, about: Choices[K]['about']) => string };

const questions: Questions = {
  xboats: () => 'Send admirals by xboat',
  scouts: () => 'Move independent scouts',
  wellLed: () => 'Move well-led fleets without a plot',
  cargo: (_look, { when }) => `Load and unload ${when === 'jump' ? 'before the jumps' : 'after arrival'}`,
  refuel: () => 'Starport slots, and whom tankers fill',
  adjust: () => 'Adjust fleets: only places that change',
  plots: (_look, { isFirst }) => (isFirst ? 'Write the first plots of your fleets' : 'Plot your fleets further ahead'),
  blackGlobe: (look, { hex, fleet }) => `${fleetCode(look, fleet)} at ${placeName(look, hex)}: one black globe action`,
  shiftAttack: (look, { hex, attacks, shift }) =>
    `${placeName(look, hex)}: which of the attacks of ${listed(attacks.map(String))} factors is shifted by ${counted(shift, 'column')}? Number 0 is the first`,
  losses: (look, { hex, damage }) =>
    `${placeName(look, hex)}: losses worth at least ${counted(damage, 'defense factor')}`,
  cargoLosses: (look, { hex, squadrons }) =>
    `${placeName(look, hex)}: losses of what ${squadronList(look, squadrons)} can no longer carry`,
  disengage: (look, { hex }) => `${placeName(look, hex)}: disengage, or fight on`,
  attackSdb: (look, { hex }) => `${placeName(look, hex)}: attack the SDBs?`,
  activateSdb: (look, { hex }) => `${placeName(look, hex)}: SDBs active or passive?`,
  breakOff: (look, { hex, who }) =>
    `${placeName(look, hex)}: ${who === 'sdbs' ? 'SDBs' : 'squadrons'} break off, or go on?`,
  invade: (look, { hex }) => `${placeName(look, hex)}: invade the neutral world?`,
  bomb: (look, { hex }) => `${placeName(look, hex)}: bomb with ${counted(bombardmentOf(look), 'point')}`,
  land: (look, { hex }) => `${placeName(look, hex)}: land and lift troops`,
  firstFire: (look, { hex }) => `${placeName(look, hex)}: first fire of psionic units`,
  fire: (look, { hex }) => `${placeName(look, hex)}: surface fire`,
  guerrillas: () => 'Guerrillas overt or covert',
  secretBase: () => 'Choose the hex of the secret base',
  placeGuerrillas: () => 'Place the guerrillas, one hex each',
  deploy: () => 'Deploy your forces: take the proposal, change it, or place all',
  surprise: () => 'Fleets that start in the rear',
  splitBoxes: (look, { boxes, squadrons, admirals, warrant }) =>
    `Which of ${squadronList(look, squadrons)}, ${admiralList(look, admirals)}${warrant ? ', the warrant' : ''} go to ${placeName(look, boxes[1] ?? -1)}? The rest go to ${placeName(look, boxes[0] ?? -1)}`,
  takeWarrant: (look, { box, admirals }) =>
    `${placeName(look, box)}: does one of ${admiralList(look, admirals)} take the warrant?`,
  replace: () => 'Spend replacement points',
  declareArmistice: () => 'Declare an armistice, or fight on?',
};

export function describeQuestion(look: Look, kind: string, about: unknown): string {
  return Object.hasOwn(questions, kind) ? questions[kind as 'plots'](look, about as Choices['plots']['about']) : kind;
}
