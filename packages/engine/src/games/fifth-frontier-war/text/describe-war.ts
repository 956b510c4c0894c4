/** Sentences of the war: set-up, arrivals, movement, worlds, plotting, the end. */

import { enumerated, joined, type Phrase, say } from '#core/line';
import { counted, listed } from '#core/text';
import { PHASES } from '../positions/position-shape.ts';
import { levelName } from '../rules/08-victory/victory.ts';
import { kindNames } from './describe-answers.ts';
import {
  admiralList,
  fleetList,
  sidesText,
  squadronList,
  type Telling,
  transferList,
  troopList,
} from './describe-words.ts';
import {
  admiralPart,
  fleetPart,
  hexPart,
  playerPart,
  sidePart,
  squadronPart,
  troopPart,
  worldPart,
} from './event-parts.ts';
import type { Events } from './event-readers.ts';
import { phaseName } from './show-situation.ts';
import type { Look } from './show-words.ts';

type Words =
  | 'phase'
  | 'notAsked'
  | 'drawn'
  | 'baseChosen'
  | 'guerrillasPlaced'
  | 'deployed'
  | 'surpriseFleet'
  | 'discovered'
  | 'arrived'
  | 'warrant'
  | 'points'
  | 'rebuilt'
  | 'firstMover'
  | 'xboat'
  | 'jumped'
  | 'appeared'
  | 'revealed'
  | 'jumpFailed'
  | 'fromTransit'
  | 'moved'
  | 'refuelled'
  | 'tanker'
  | 'control'
  | 'zoneLifted'
  | 'baseRevealed'
  | 'mode'
  | 'recovered'
  | 'fleetFormed'
  | 'fleetRemoved'
  | 'arranged'
  | 'plotted'
  | 'plotLost'
  | 'victoryPoints'
  | 'armistice';

/** More counters than this are only counted: the whole hand of a campaign would fill the screen. */
const LISTED_AT_MOST = 24;

function countsText({ squadrons, troops, fleets, admirals }: Omit<Events['arrived'], 'side' | 'box'>): string {
  return listed(
    [
      squadrons.length > 0 ? counted(squadrons.length, 'squadron') : '',
      troops.length > 0 ? counted(troops.length, 'troop unit') : '',
      fleets.length > 0 ? counted(fleets.length, 'fleet marker') : '',
      admirals.length > 0 ? counted(admirals.length, 'admiral') : '',
    ].filter((part) => part !== ''),
  );
}

/** The kinds of counters that there are any of. */
function countersText(look: Look, drawn: Omit<Events['arrived'], 'side' | 'box'>): Phrase {
  const { squadrons, troops, fleets, admirals } = drawn;
  if (squadrons.length + troops.length > LISTED_AT_MOST) return countsText(drawn);
  const parts: Phrase[] = [
    squadrons.length > 0 ? squadronList(look, squadrons) : '',
    troops.length > 0 ? troopList(look, troops) : '',
    fleets.length > 0 ? say`markers ${fleetList(look, fleets)}` : '',
    admirals.length > 0 ? admiralList(look, admirals) : '',
  ];
  return joined(
    parts.filter((part) => part !== ''),
    '; ',
    'nothing',
  );
}

const setUpSentences = {
  drawn: (look, { side, warrant, ...drawn }) =>
    say`${sidePart(side)} draws ${countersText(look, drawn)}${warrant ? ' and the warrant' : ''}.`,
  baseChosen: (look, { hex }) => say`The secret base is at ${hexPart(look, hex)}.`,
  guerrillasPlaced: (look, { hexes }) => say`Guerrillas hide at ${enumerated(hexes.map((hex) => hexPart(look, hex)))}.`,
  deployed: (look, { seat }) => say`${playerPart(look, seat)} has deployed.`,
  surpriseFleet: (look, { fleet, hex }) => say`${fleetPart(look, fleet)} starts at ${hexPart(look, hex)}.`,
  discovered: (_look, { isDiscovered }) =>
    isDiscovered ? 'The build-up is discovered: the Imperial side plots before turn 1.' : 'The build-up stays secret.',
} satisfies Partial<Telling<Words>>;

const movementSentences = {
  firstMover: (_look, { side, dice }) => say`${sidesText(dice)}: ${sidePart(side)} moves first.`,
  xboat: (look, { admiral, from, to }) =>
    say`${admiralPart(look, admiral)} goes by xboat from ${hexPart(look, from)} to ${hexPart(look, to)}.`,
  jumped: (look, { squadron, fleet, from, to }) =>
    say`${squadron >= 0 ? squadronPart(look, squadron) : fleetPart(look, fleet)} jumps from ${hexPart(look, from)} ${to >= 0 ? say`to ${hexPart(look, to)}` : 'and is not seen to arrive'}.`,
  appeared: (look, { fleet, place }) => say`${fleetPart(look, fleet)} is detected at ${hexPart(look, place)}.`,
  revealed: (look, { fleet, order }) => say`${fleetPart(look, fleet)}: ${order}.`,
  jumpFailed: (look, { fleet }) => say`${fleetPart(look, fleet)} cannot make its plotted jump.`,
  fromTransit: (look, { squadrons, fleet, to }) =>
    say`${fleet >= 0 ? fleetPart(look, fleet) : squadronList(look, squadrons)} arrives at ${hexPart(look, to)}.`,
  moved: (look, { transfers }) => say`Transfers: ${transferList(look, transfers)}.`,
  refuelled: (look, { place, squadrons }) =>
    say`Filled up at ${hexPart(look, place)}: ${squadronList(look, squadrons)}.`,
  tanker: (look, { tanker, filled }) => say`${squadronPart(look, tanker)} fills ${squadronList(look, filled)}.`,
} satisfies Partial<Telling<Words>>;

/** Why orders of a plot are gone. */
const LOST = {
  failed: 'its jump could not be made',
  astray: 'it is elsewhere than its plot says',
  disengaged: 'it has left the combat another way',
  shorter: 'its new commander plots fewer turns ahead',
} as const;

export const warSentences: Telling<Words> = {
  ...setUpSentences,
  ...movementSentences,
  phase: (_look, { turn, phase }) =>
    say`${turn === 0 ? 'Before turn 1' : say`Turn ${turn}`}: ${phaseName(PHASES[phase])}.`,
  notAsked: (look, { seat, kind }) => say`${playerPart(look, seat)} has nothing to decide: ${kindNames[kind]}.`,
  arrived: (look, { side, box, ...drawn }) =>
    say`${sidePart(side)} receives at ${hexPart(look, box)}: ${countersText(look, drawn)}.`,
  warrant: (look, { admiral, place }) =>
    admiral >= 0
      ? say`${admiralPart(look, admiral)} has the warrant.`
      : place >= 0
        ? say`The warrant waits at ${hexPart(look, place)}.`
        : 'The warrant is lost.',
  points: (_look, { side, squadron, troop }) =>
    say`${sidePart(side)} has ${squadron} squadron and ${troop} troop replacement points.`,
  rebuilt: (look, { side, squadrons, troops, squadronPoints, troopPoints }) =>
    say`${sidePart(side)} rebuilds ${squadronList(look, squadrons)} and ${troopList(look, troops)}: ${squadronPoints} squadron and ${troopPoints} troop points left.`,
  control: (look, { world, side }) => say`${worldPart(look, world)} is held by ${sidePart(side)} now.`,
  zoneLifted: (look, { world }) => say`${worldPart(look, world)} is interdicted no longer.`,
  baseRevealed: (look, { hex }) => say`The secret base is revealed: ${hexPart(look, hex)}.`,
  mode: (look, { troop, isOvert }) => say`${troopPart(look, troop)} is ${isOvert ? 'overt' : 'covert'} now.`,
  recovered: (look, { troop, loss }) => say`${troopPart(look, troop)} recovers: ${loss} % lost.`,
  fleetFormed: (look, { fleet, place }) => say`${fleetPart(look, fleet)} is formed at ${hexPart(look, place)}.`,
  fleetRemoved: (look, { fleet }) => say`${fleetPart(look, fleet)} is disbanded.`,
  arranged: (look, { place, fleets }) => {
    const parts = fleets.map(({ fleet, squadrons, commander }) => {
      const leader = commander >= 0 ? say`, ${admiralPart(look, commander)}` : '';
      return say`${fleetPart(look, fleet)} ${squadronList(look, squadrons)}${leader}`;
    });
    return say`Fleets at ${hexPart(look, place)}: ${joined(parts, '; ', 'none')}.`;
  },
  plotted: (look, { lines, aborted, inserted }) => {
    const changes: Phrase[] = [
      aborted.length > 0 ? say`aborted ${fleetList(look, aborted)}` : '',
      inserted.length > 0 ? say`a hold inserted for ${fleetList(look, inserted)}` : '',
    ].filter((part) => part !== '');
    return say`Plotted ${counted(lines.length, 'order')}${changes.map((change) => say`; ${change}`)}: ${lines.join(', ') || 'none'}.`;
  },
  plotLost: (look, { fleet, orders, why, dry }) => {
    const lost = say`${fleetPart(look, fleet)} ${why === 'shorter' ? 'drops' : 'gives up'} ${listed(orders)}`;
    return say`${lost}: ${why === 'dry' ? say`${squadronList(look, dry)} without fuel` : LOST[why]}.`;
  },
  victoryPoints: (_look, { turn, points, level }) =>
    say`After turn ${turn}: ${sidesText(points)} points: ${levelName(level)}.`,
  armistice: (look, { by, isDeclared }) =>
    isDeclared ? say`${playerPart(look, by)} declares an armistice.` : 'Both sides agree on an armistice.',
};
