/** Words for every answer of the game. */

import { enumerated, joined, type Phrase, phraseText, say } from '#core/line';
import { counted } from '#core/text';
import { printFactor } from '../data/factor.ts';
import type { Arrangement, Choices, Deployment, PlotSheet } from '../types.ts';
import {
  admiralList,
  bombardmentOf,
  bombList,
  moveList,
  shotList,
  squadronList,
  transferList,
  troopList,
} from './describe-words.ts';
import { printOrder } from './notation.ts';
import { admiralName, fleetCode, type Look, placeName, squadronId, troopId } from './show-words.ts';

type AnswerWords = { readonly [K in keyof Choices]: (look: Look, answer: Choices[K]['answer']) => Phrase };

const combatAnswers: Pick<
  AnswerWords,
  | 'blackGlobe'
  | 'shiftAttack'
  | 'losses'
  | 'cargoLosses'
  | 'disengage'
  | 'attackSdb'
  | 'activateSdb'
  | 'breakOff'
  | 'invade'
  | 'bomb'
  | 'land'
  | 'firstFire'
  | 'fire'
> = {
  blackGlobe: (look, answer) => {
    if (answer.do === 'bomb') return say`bomb${atHex(look)}: ${bombList(look, answer.bombs)}`;
    if (answer.do === 'land') return say`land${atHex(look)}: ${transferList(look, answer.transfers)}`;
    return answer.do === 'attack' ? 'strike the enemy squadrons' : 'no black globe action';
  },
  shiftAttack: (_look, { attack }) => say`shift attack ${attack + 1} of the multiple attack`,
  losses: (look, { steps }) => say`losses${atHex(look)}${owedText(look, steps)}: ${stepsText(look, steps)}`,
  cargoLosses: (look, { losses }) =>
    say`cargo losses${atHex(look)}: ${enumerated(
      losses.map(({ troop, percent }) => say`${troopId(look, troop)} ${percent} %`),
      'none',
    )}`,
  disengage: (look, { leave, fleets, squadrons }) =>
    leave ? say`disengage${atHex(look)}: ${moveList(look, fleets, squadrons)}` : 'stay and fight',
  attackSdb: (_look, { attack }) => (attack ? 'attack the SDBs' : 'leave the SDBs alone'),
  activateSdb: (_look, { active }) => (active ? 'SDBs active' : 'SDBs passive'),
  breakOff: (_look, { breakOff }) => (breakOff ? 'break off' : 'go on'),
  invade: (_look, { invade }) => (invade ? 'invade' : 'do not invade'),
  bomb: (look, { bombs }) => {
    const used = bombs.reduce((sum, { points }) => sum + points, 0);
    return say`bomb${atHex(look)} with ${used} of ${counted(bombardmentOf(look), 'point')}: ${bombList(look, bombs)}`;
  },
  land: (look, { transfers }) => say`land and lift${atHex(look)}: ${transferList(look, transfers)}`,
  firstFire: (look, { shots }) => say`first fire${atHex(look)}: ${shotList(look, shots)}`,
  fire: (look, { shots }) => say`fire${atHex(look)}: ${shotList(look, shots)}`,
};

/** The windows for cargo by the phase in which they open. */
const WHEN: Readonly<Record<string, string>> = { loading: 'before the jumps', unloading: 'after arrival' };

export const answerWords: AnswerWords = {
  ...combatAnswers,
  xboats: (look, { moves }) =>
    enumerated(
      moves.map(({ admiral, to }) => say`${admiralName(look, admiral)} by xboat to ${placeName(look, to)}`),
      'no xboat moves',
    ),
  scouts: (look, { jumps }) =>
    enumerated(
      jumps.map(({ squadron, to }) => say`${squadronId(look, squadron)} to ${placeName(look, to)}`),
      'no scout moves',
    ),
  wellLed: (look, { jumps }) =>
    enumerated(
      jumps.map(({ fleet, to }) => say`${fleetCode(look, fleet)} to ${placeName(look, to)}`),
      'no fleet moves',
    ),
  cargo: (look, { transfers }) => say`${WHEN[look.view.phase] ?? 'load and unload'}: ${transferList(look, transfers)}`,
  refuel: (look, { slots, tankers }) => {
    const served = tankers.map(
      ({ tanker, fill }) => say`${squadronId(look, tanker)} fills ${squadronList(look, fill)}`,
    );
    return enumerated(
      [...(slots.length > 0 ? [say`starports fill ${squadronList(look, slots)}`] : []), ...served],
      'nobody is filled',
    );
  },
  adjust: (look, { places }) =>
    joined(
      places.map((one) => arrangementText(look, one)),
      '; ',
      'fleets stay as they are',
    ),
  plots: (look, sheet) => plotText(look, sheet),
  guerrillas: (look, { overt, covert }) => say`overt: ${troopList(look, overt)}; covert: ${troopList(look, covert)}`,
  secretBase: (look, { hex }) => say`secret base at ${placeName(look, hex)}`,
  placeGuerrillas: (look, { hexes }) => say`guerrillas at ${enumerated(hexes.map((hex) => placeName(look, hex)))}`,
  deploy: (look, deployment) => deploymentText(look, deployment),
  surprise: (look, { fleets }) =>
    say`surprise fleets: ${moveList(
      look,
      fleets.map(({ fleet, hex }) => ({ fleet, to: hex })),
      [],
    )}`,
  splitBoxes: (look, { squadrons, admirals, warrant }) =>
    say`to the second box: ${squadronList(look, squadrons)}, ${admiralList(look, admirals)}${warrant ? ', the warrant' : ''}`,
  takeWarrant: (look, { admiral }) =>
    admiral < 0 ? 'the warrant waits' : say`${admiralName(look, admiral)} takes the warrant`,
  replace: (look, { squadrons, troops }) =>
    say`replace ${squadronList(look, squadrons)} and ${troopList(look, troops)}`,
  declareArmistice: (_look, { declare }) => (declare ? 'declare an armistice' : 'fight on'),
};

/** What each question is about. */
export const kindNames: { readonly [K in keyof Choices]: string } = {
  xboats: 'xboats',
  scouts: 'independent scouts',
  wellLed: 'well-led fleets',
  cargo: 'loading and unloading',
  refuel: 'starport slots and tankers',
  adjust: 'fleet adjustment',
  plots: 'plots',
  blackGlobe: 'black globe action',
  shiftAttack: 'attack shifted by quality',
  losses: 'losses',
  cargoLosses: 'losses of cargo',
  disengage: 'disengaging',
  attackSdb: 'attack on SDBs',
  activateSdb: 'SDBs active or passive',
  breakOff: 'breaking off',
  invade: 'invasion',
  bomb: 'bombing',
  land: 'landing and lifting',
  firstFire: 'first fire',
  fire: 'fire',
  guerrillas: 'guerrillas',
  secretBase: 'secret base',
  placeGuerrillas: 'places of guerrillas',
  deploy: 'deployment',
  surprise: 'surprise fleets',
  splitBoxes: 'reinforcement boxes',
  takeWarrant: 'the warrant',
  replace: 'replacements',
  declareArmistice: 'armistice',
};

/** at Regina 2314: where the combat is. */
function atHex(look: Look): string {
  return look.view.combat ? ` at ${placeName(look, look.view.combat.hex)}` : '';
}

/** What the side of these squadrons owes. */
function owedText({ data, view }: Look, [squadron]: readonly number[]): string {
  const side = data.squadrons[squadron ?? -1]?.side ?? view.sides[0] ?? -1;
  const owed = view.combat?.damage[side] ?? 0;
  return owed > 0 ? `, ${counted(owed, 'defense factor')} owed` : '';
}

/** A squadron that takes two steps is named once. */
function stepsText(look: Look, steps: readonly number[]): Phrase {
  const counts = new Map<number, number>();
  for (const squadron of steps) counts.set(squadron, (counts.get(squadron) ?? 0) + 1);
  return enumerated(
    [...counts].map(([squadron, count]) => say`${squadronId(look, squadron)} ${counted(count, 'step')}`),
    'none',
  );
}

function arrangementText(look: Look, { place, fleets, transfers, warrant }: Arrangement): Phrase {
  const parts: Phrase[] = fleets.map(({ fleet, squadrons, commander }) => {
    const leader = commander >= 0 ? say` under ${admiralName(look, commander)}` : '';
    return say`${fleetCode(look, fleet)} ${counted(squadrons.length, 'squadron')}${leader}`;
  });
  if (transfers.length > 0) parts.push(transferList(look, transfers));
  if (warrant !== undefined) parts.push(say`the warrant to ${admiralName(look, warrant)}`);
  return say`${placeName(look, place)}: ${enumerated(parts, 'no fleets')}`;
}

function plotText(look: Look, sheet: PlotSheet): Phrase {
  if ('lines' in sheet) {
    const changes = [...sheet.abort.map((code) => `abort ${code}`), ...sheet.insert.map((code) => `insert ${code}`)];
    return [...changes, ...sheet.lines].join(', ') || 'no new orders: fleets hold';
  }
  const parts = sheet.fleets.map(({ fleet, change, orders, detach = [] }) => {
    const added = detach.map(({ turn, squadrons }) => `turn ${turn} D{${phraseText(squadronList(look, squadrons))}}`);
    const new_ = [...added, ...orders.map((order) => printOrder(look.data, order))].join(' ');
    return say`${fleetCode(look, fleet)}${change === 'none' ? '' : say` ${change}`}: ${new_ || 'nothing new'}`;
  });
  return joined(parts, ', ', 'no new orders: fleets hold');
}

function deploymentText(look: Look, { automatic, squadrons, troops, admirals, fleets }: Deployment): Phrase {
  const named = [
    squadrons.length > 0 ? counted(squadrons.length, 'squadron') : '',
    troops.length > 0 ? `${counted(troops.length, 'troop unit')} (${printFactor(factorsOf(look, troops))})` : '',
    admirals.length > 0 ? counted(admirals.length, 'admiral') : '',
    fleets === null ? '' : counted(fleets.length, 'fleet'),
  ].filter((part) => part !== '');
  const placed = enumerated(named, 'nothing');
  if (!automatic) return say`deploy ${placed}`;
  return named.length === 0 ? 'deploy automatically' : say`deploy automatically, but ${placed}`;
}

function factorsOf({ data }: Look, troops: Deployment['troops']): number {
  return troops.reduce((sum, { troop }) => sum + (data.troops[troop]?.factor ?? 0), 0);
}
