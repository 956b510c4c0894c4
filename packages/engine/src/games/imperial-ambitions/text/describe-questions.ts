/** What a decision asks, in a sentence: where, with what, how many. */
import { counted, listed, questionsBy } from '#core/text';
import type { IaView } from '../secrets/view-types.ts';
import type { Choices } from '../types.ts';
import { hexName, ownerName, planetName, systemName, unitNames } from './show-words.ts';

type Questions = { readonly [K in keyof Choices]: (view: IaView, about: Choices[K]['about']) => string };

const questions: Questions = {
  purchase: (_view, { points }) => `Buy your forces for up to ${counted(points, 'point')}`,
  garrison: (_view, { points }) =>
    `Place neutral forces for up to ${counted(points, 'point')} in sectors that are nobody's home`,
  declare: () => 'Declare whom you attack where, and planets to assault',
  pickBattle: (view, { at }) => `Which battle is fought next: ${listed(at.map((xy) => hexName(view, xy)))}?`,
  build: () => 'Write your building list',
  reorganise: (_view, { isEnd }) => `Reorganise task forces ${isEnd ? 'after' : 'before'} the movement`,
  strategicMove: () => 'Move: free shifts, one jump, free shifts; or say done',
  trade: () => 'Choose the cargo ships that trade',
  consent: (view, { requests }) =>
    `Allow trade? ${listed(requests.map(({ trader, system, ships }) => `${ownerName(view, trader)} with ${counted(ships, 'ship')} at ${systemName(view, system)}`))}`,
  join: (view, { at, sides }) =>
    `Battle at ${hexName(view, at)}: fight against ${listed(sides.map((side) => ownerName(view, side)))}, or stand aside`,
  placePlanets: (view, { system, kinds }) =>
    `Place the planets of ${systemName(view, system)} on the map: ${listed(kinds.map(planetName))}`,
  sheet: () => 'Choose the sheet that you come in by',
  deploy: (view, { units, sheet }) =>
    `Deploy ${unitNames(view, units)} ${sheet ? `on sheet ${sheet}, at least four hexes from the centre sheet` : 'on the centre sheet, at least two hexes from its edge'}; bases beside their planet, three to a hex`,
  launch: (view, { units }) => `Launch ${unitNames(view, units)}, or keep them aboard`,
  round: () => 'Roll for another activation, or say done',
  activate: (_view, { left }) => `Activate one of your stacks; ${counted(left, 'activation')} left`,
  crowd: (view, { hexes }) =>
    `Too many in one hex: ${listed(hexes.map(({ units, remove }) => `remove ${remove} of ${unitNames(view, units)}`))}`,
  land: () => 'Land, dock or merge units',
  conclude: (_view, { mayOccupy }) =>
    `After the battle: land your fighters${mayOccupy ? '; take the planet with the free infantry?' : ''}`,
  fire: () => 'Fire with a group at a target, or say done',
  chooseLosses: (view, { units, steps }) => `Choose ${counted(steps, 'step')} to lose among ${unitNames(view, units)}`,
  castLoose: (view, { units }) => `Choose the facing of ${unitNames(view, units)}, cast loose`,
  yieldUnits: (view, { scuttle, offer }) =>
    `Scuttle or surrender? ${unitNames(view, [...new Set([...scuttle, ...offer])])}`,
  callSurrender: (view, { call, offered }) =>
    `Call on units to surrender, accept those offered: ${unitNames(view, [...new Set([...call, ...offered])])}`,
  declareAssault: (view, { system }) => `Assault the planet of ${systemName(view, system)}: ships and troops, or none`,
  finalFire: () => 'Final fire before the landing, or say done',
  bombard: () => 'Bombard with a group at a target, or say done',
  pressOn: (_view, { round }) => `Ground combat after round ${round}: go on, or withdraw`,
};

export const describeQuestion = questionsBy(questions);
