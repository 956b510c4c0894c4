/** Sentences of the war: set-up, arrivals, movement, worlds, plotting, the end. */

import { counted, listed } from '#core/text';
import { PHASES } from '../positions/position-shape.ts';
import { levelName } from '../rules/08-victory/victory.ts';
import { kindNames } from './describe-answers.ts';
import { admiralList, fleetList, squadronList, type Telling, transferList, troopList } from './describe-words.ts';
import type { Events } from './event-readers.ts';
import { phaseName } from './show-situation.ts';
import {
  admiralName,
  fleetCode,
  type Look,
  placeName,
  seatName,
  sideName,
  squadronId,
  troopId,
  worldName,
} from './show-words.ts';

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

/** The kinds of counters that there are any of. */
function countersText(look: Look, drawn: Omit<Events['arrived'], 'side' | 'box'>): string {
  const { squadrons, troops, fleets, admirals } = drawn;
  const parts = [
    squadrons.length > 0 ? squadronList(look, squadrons) : '',
    troops.length > 0 ? troopList(look, troops) : '',
    fleets.length > 0 ? `markers ${fleetList(look, fleets)}` : '',
    admirals.length > 0 ? admiralList(look, admirals) : '',
  ];
  return parts.filter((part) => part !== '').join('; ') || 'nothing';
}

const setUpTellers: Telling<'drawn' | 'baseChosen' | 'guerrillasPlaced' | 'deployed' | 'surpriseFleet' | 'discovered'> =
  {
    drawn: (look, { side, warrant, ...drawn }) =>
      `${sideName(side)} draws ${countersText(look, drawn)}${warrant ? ' and the warrant' : ''}.`,
    baseChosen: (look, { hex }) => `The secret base is at ${placeName(look, hex)}.`,
    guerrillasPlaced: (look, { hexes }) => `Guerrillas hide at ${listed(hexes.map((hex) => placeName(look, hex)))}.`,
    deployed: (look, { seat }) => `${seatName(look, seat)} has deployed.`,
    surpriseFleet: (look, { fleet, hex }) => `${fleetCode(look, fleet)} starts at ${placeName(look, hex)}.`,
    discovered: (_look, { isDiscovered }) =>
      isDiscovered
        ? 'The build-up is discovered: the Imperial side plots before turn 1.'
        : 'The build-up stays secret.',
  };

const movementTellers: Telling<
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
> = {
  firstMover: (_look, { side, dice }) => `Imperial ${dice[0]}, Zhodani ${dice[1]}: ${sideName(side)} moves first.`,
  xboat: (look, { admiral, from, to }) =>
    `${admiralName(look, admiral)} goes by xboat from ${placeName(look, from)} to ${placeName(look, to)}.`,
  jumped: (look, { squadron, fleet, from, to }) =>
    `${squadron >= 0 ? squadronId(look, squadron) : fleetCode(look, fleet)} jumps from ${placeName(look, from)} ` +
    `${to >= 0 ? `to ${placeName(look, to)}` : 'and is not seen to arrive'}.`,
  appeared: (look, { fleet, place }) => `${fleetCode(look, fleet)} is detected at ${placeName(look, place)}.`,
  revealed: (look, { fleet, order }) => `${fleetCode(look, fleet)}: ${order}.`,
  jumpFailed: (look, { fleet }) => `${fleetCode(look, fleet)} cannot make its plotted jump.`,
  fromTransit: (look, { squadrons, fleet, to }) =>
    `${fleet >= 0 ? fleetCode(look, fleet) : squadronList(look, squadrons)} arrives at ${placeName(look, to)}.`,
  moved: (look, { transfers }) => `Transfers: ${transferList(look, transfers)}.`,
  refuelled: (look, { place, squadrons }) =>
    `Filled up at ${placeName(look, place)}: ${squadronList(look, squadrons)}.`,
  tanker: (look, { tanker, filled }) => `${squadronId(look, tanker)} fills ${squadronList(look, filled)}.`,
};

/** Why orders of a plot are gone. */
const LOST = {
  failed: 'its jump could not be made',
  astray: 'it is elsewhere than its plot says',
  disengaged: 'it has left the combat another way',
  shorter: 'its new commander plots fewer turns ahead',
} as const;

export const warTellers: Telling<Words> = {
  ...setUpTellers,
  ...movementTellers,
  phase: (_look, { turn, phase }) => `${turn === 0 ? 'Before turn 1' : `Turn ${turn}`}: ${phaseName(PHASES[phase])}.`,
  notAsked: (look, { seat, kind }) => `${seatName(look, seat)} has nothing to decide: ${kindNames[kind]}.`,
  arrived: (look, { side, box, ...drawn }) =>
    `${sideName(side)} receives at ${placeName(look, box)}: ${countersText(look, drawn)}.`,
  warrant: (look, { admiral, place }) =>
    admiral >= 0
      ? `${admiralName(look, admiral)} has the warrant.`
      : place >= 0
        ? `The warrant waits at ${placeName(look, place)}.`
        : 'The warrant is lost.',
  points: (_look, { side, squadron, troop }) =>
    `${sideName(side)} has ${squadron} squadron and ${troop} troop replacement points.`,
  rebuilt: (look, { side, squadrons, troops, squadronPoints, troopPoints }) =>
    `${sideName(side)} rebuilds ${squadronList(look, squadrons)} and ${troopList(look, troops)}: ` +
    `${squadronPoints} squadron and ${troopPoints} troop points left.`,
  control: (look, { world, side }) => `${worldName(look, world)} is held by ${sideName(side)} now.`,
  zoneLifted: (look, { world }) => `${worldName(look, world)} is interdicted no longer.`,
  baseRevealed: (look, { hex }) => `The secret base is revealed: ${placeName(look, hex)}.`,
  mode: (look, { troop, isOvert }) => `${troopId(look, troop)} is ${isOvert ? 'overt' : 'covert'} now.`,
  recovered: (look, { troop, loss }) => `${troopId(look, troop)} recovers: ${loss} % lost.`,
  fleetFormed: (look, { fleet, place }) => `${fleetCode(look, fleet)} is formed at ${placeName(look, place)}.`,
  fleetRemoved: (look, { fleet }) => `${fleetCode(look, fleet)} is disbanded.`,
  arranged: (look, { place, fleets }) => {
    const parts = fleets.map(({ fleet, squadrons, commander }) => {
      const leader = commander >= 0 ? `, ${admiralName(look, commander)}` : '';
      return `${fleetCode(look, fleet)} ${squadronList(look, squadrons)}${leader}`;
    });
    return `Fleets at ${placeName(look, place)}: ${parts.join('; ') || 'none'}.`;
  },
  plotted: (look, { lines, aborted, inserted }) => {
    const changes = [
      aborted.length > 0 ? `aborted ${fleetList(look, aborted)}` : '',
      inserted.length > 0 ? `a hold inserted for ${fleetList(look, inserted)}` : '',
    ].filter((part) => part !== '');
    return `Plotted ${counted(lines.length, 'order')}${changes.length > 0 ? `; ${changes.join('; ')}` : ''}: ${lines.join(', ') || 'none'}.`;
  },
  plotLost: (look, { fleet, orders, why, dry }) => {
    const lost = `${fleetCode(look, fleet)} ${why === 'shorter' ? 'drops' : 'gives up'} ${listed(orders)}`;
    return `${lost}: ${why === 'dry' ? `${squadronList(look, dry)} without fuel` : LOST[why]}.`;
  },
  victoryPoints: (_look, { turn, points, level }) =>
    `After turn ${turn}: Imperial ${points[0]}, Zhodani ${points[1]} points: ${levelName(level)}.`,
  armistice: (look, { by, isDeclared }) =>
    isDeclared ? `${seatName(look, by)} declares an armistice.` : 'Both sides agree on an armistice.',
};
