/** What a decision asks, in a sentence: hex, points, damage owed, before or after the jumps. */
import { type Phrase, phraseText, say } from '#core/line';
import { counted, listed } from '#core/text';
import type { Choices } from '../types.ts';
import { admiralList, bombardmentOf, squadronList } from './describe-words.ts';
import { fleetCode, type Look, placeName } from './show-words.ts';

type Questions = { readonly [K in keyof Choices]: (look: Look, about: Choices[K]['about']) => Phrase };

const questions: Questions = {
  xboats: () => 'Send admirals by xboat',
  scouts: () => 'Move independent scouts',
  wellLed: () => 'Move well-led fleets without a plot',
  cargo: (_look, { when }) => say`Load and unload ${when === 'jump' ? 'before the jumps' : 'after arrival'}`,
  refuel: () => 'Starport slots, and whom tankers fill',
  adjust: () => 'Adjust fleets: only places that change',
  plots: (_look, { isFirst }) => (isFirst ? 'Write the first plots of your fleets' : 'Plot your fleets further ahead'),
  blackGlobe: (look, { hex, fleet }) =>
    say`${fleetCode(look, fleet)} at ${placeName(look, hex)}: one black globe action`,
  shiftAttack: (look, { hex, attacks, shift }) =>
    say`${placeName(look, hex)}: which of the attacks of ${listed(attacks.map(String))} factors is shifted by ${counted(shift, 'column')}? Number 0 is the first`,
  losses: (look, { hex, damage }) =>
    say`${placeName(look, hex)}: losses worth at least ${counted(damage, 'defense factor')}`,
  cargoLosses: (look, { hex, squadrons }) =>
    say`${placeName(look, hex)}: losses of what ${squadronList(look, squadrons)} can no longer carry`,
  disengage: (look, { hex }) => say`${placeName(look, hex)}: disengage, or fight on`,
  attackSdb: (look, { hex }) => say`${placeName(look, hex)}: attack the SDBs?`,
  activateSdb: (look, { hex }) => say`${placeName(look, hex)}: SDBs active or passive?`,
  breakOff: (look, { hex, who }) =>
    say`${placeName(look, hex)}: ${who === 'sdbs' ? 'SDBs' : 'squadrons'} break off, or go on?`,
  invade: (look, { hex }) => say`${placeName(look, hex)}: invade the neutral world?`,
  bomb: (look, { hex }) => say`${placeName(look, hex)}: bomb with ${counted(bombardmentOf(look), 'point')}`,
  land: (look, { hex }) => say`${placeName(look, hex)}: land and lift troops`,
  firstFire: (look, { hex }) => say`${placeName(look, hex)}: first fire of psionic units`,
  fire: (look, { hex }) => say`${placeName(look, hex)}: surface fire`,
  guerrillas: () => 'Guerrillas overt or covert',
  secretBase: () => 'Choose the hex of the secret base',
  placeGuerrillas: () => 'Place the guerrillas, one hex each',
  deploy: () => 'Deploy your forces: take the proposal, change it, or place all',
  surprise: () => 'Fleets that start in the rear',
  splitBoxes: (look, { boxes, squadrons, admirals, warrant }) =>
    say`Which of ${squadronList(look, squadrons)}, ${admiralList(look, admirals)}${warrant ? ', the warrant' : ''} go to ${placeName(look, boxes[1] ?? -1)}? The rest go to ${placeName(look, boxes[0] ?? -1)}`,
  takeWarrant: (look, { box, admirals }) =>
    say`${placeName(look, box)}: does one of ${admiralList(look, admirals)} take the warrant?`,
  replace: () => 'Spend replacement points',
  declareArmistice: () => 'Declare an armistice, or fight on?',
};

export function describeQuestion(look: Look, kind: string, about: unknown): string {
  if (!Object.hasOwn(questions, kind)) return kind;
  return phraseText(questions[kind as 'plots'](look, about as Choices['plots']['about']));
}
