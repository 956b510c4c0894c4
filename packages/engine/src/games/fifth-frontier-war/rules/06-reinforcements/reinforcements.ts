/** 1A: reinforcements: groups by turn, the Imperial die, and the forces that a front lists (FFW-6.1). */
import { z } from 'zod';
import { indexShape } from '../../board/answer-shapes.ts';
import { put } from '../../board/asking.ts';
import { precedenceOf } from '../../board/command.ts';
import { frontOf, isCampaign } from '../../board/options.ts';
import { seatsOf, sideOfAdmiral, sideOfSeat, speakerOf } from '../../board/sides.ts';
import { admiralsAt, numbersWhere } from '../../board/units.ts';
import { IMPERIAL, type Reinforcement } from '../../data/types.ts';
import { addAdmiral, addForces, addSquadron, addTroop } from '../../positions/forces.ts';
import { isOpenFleet } from '../../secrets/fog.ts';
import { IN_HAND, IN_PLAY, IN_POOL, type WarState } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { openZones } from '../05-special-rules/zones.ts';
import { type Drawn, draw, nothingDrawn } from '../07-set-up/draws.ts';
import { rollReinforcements } from './imperial-die.ts';

export function reinforcements(play: FfwPlay, frame: FfwFrame<'reinforcements'>): void {
  switch (frame.at++) {
    case 0:
      for (const group of groupsOf(play)) drawGroup(play, group);
      if (isCampaign(play)) rollReinforcements(play, arrive);
      arriveAtFront(play);
      return;
    case 1:
      askToSplit(play);
      return;
    case 2:
      for (const { side, boxes } of groupsOf(play)) arrive(play, side, boxes[0]!, inHand(play, side)); // A8
      askForWarrant(play);
      return;
    default:
      giveWarrant(play);
      openZones(play);
      endPhase(play);
  }
}

/** FFW-6.1a, FFW-6.1c, FFW-6.1f, FFW-6.1g, FFW-6.1i: groups of this turn; FFW-6.1j: the charts have none for the Vargr. */
function groupsOf(at: Position): Reinforcement[] {
  if (!isCampaign(at)) return [];
  return at.data.orderOfBattle.reinforcements.filter(({ turn }) => turn === at.g.turn);
}

/** FFW-6.1h: drawn at random; a group with two boxes waits in hand until its owner has split it. */
function drawGroup(play: FfwPlay, { rule, side, boxes, draws }: Reinforcement): void {
  const drawn = nothingDrawn();
  for (const one of draws) draw(play, one, rule, drawn);
  play.emit(rule, 'drawn', { side, ...drawn });
  if (boxes.length === 1) arrive(play, side, boxes[0]!, drawn);
}

/** Counters in hand appear in a box; R79: markers have no place. */
function arrive(
  play: FfwPlay,
  side: number,
  box: number,
  { squadrons, troops, fleets, admirals, warrant }: Drawn,
): void {
  const { g } = play;
  for (const squadron of squadrons) addSquadron(g, squadron, box); // R81
  for (const troop of troops) addTroop(g, troop, box, -1);
  for (const admiral of admirals) addAdmiral(g, admiral, box, -1);
  if (squadrons.length + troops.length + fleets.length + admirals.length > 0)
    play.emit('FFW-6.1d', 'arrived', { side, box, squadrons, troops, fleets, admirals });
  if (!warrant) return;
  g.warrant = IN_PLAY;
  g.warrantPlace = box;
  play.emit('FFW-5.8a', 'warrant', { admiral: -1, place: box });
}

/** What of a side was drawn for boxes and stands in none yet: only squadrons, admirals and the warrant are ever split. */
function inHand({ g, data }: Position, side: number): Drawn {
  return {
    ...nothingDrawn(),
    squadrons: numbersWhere(
      data.squadrons.length,
      (one) => g.squadrons.status[one] === IN_HAND && data.squadrons[one]!.side === side,
    ),
    admirals: numbersWhere(
      data.admirals.length,
      (one) => g.admirals.status[one] === IN_HAND && sideOfAdmiral(g, one) === side,
    ),
    warrant: side === IMPERIAL && g.warrant === IN_HAND,
  };
}

/** E4: in the hex named, with fleet and commander, whoever else is there. */
function arriveAtFront(play: FfwPlay): void {
  const { g } = play;
  for (const forces of frontOf(play)?.reinforcements ?? []) {
    const { hex, side, orbit, surface, fleets, cargo } = forces;
    const isWaiting = fleets.every(({ fleet }) => g.fleets.status[fleet] === IN_POOL);
    if (forces.turn !== g.turn || !isWaiting) continue; // a given position may have them in play already
    addForces(play, forces);
    const markers = fleets.map(({ fleet }) => fleet);
    for (const fleet of markers) play.emit('FFW-6.1d', 'fleetFormed', { fleet, place: hex });
    const news = {
      side,
      box: hex,
      squadrons: [...orbit, ...fleets.flatMap(({ squadrons }) => squadrons)],
      troops: [...surface, ...cargo.flatMap(({ troops }) => troops)],
      fleets: markers,
      admirals: fleets.flatMap(({ admiral }) => (admiral < 0 ? [] : [admiral])),
    };
    const isOpen = markers.every((fleet) => isOpenFleet(play, fleet));
    play.emit('FFW-6.1d', 'arrived', news, isOpen ? 'all' : seatsOf(g, side));
  }
}

/** FFW-6.1g: the owner says what goes to the second box. */
function askToSplit(play: FfwPlay): void {
  for (const { rule, side, boxes } of groupsOf(play)) {
    const { squadrons, admirals, warrant } = inHand(play, side);
    if (boxes.length < 2 || (squadrons.length + admirals.length === 0 && !warrant)) continue;
    const about = { boxes: [...boxes], squadrons, admirals, warrant };
    return put(play, speakerOf(play.g, side), 'splitBoxes', rule, about);
  }
}

const listShape = z.array(indexShape).max(100);

export const splitBoxes: FfwChoice<'splitBoxes'> = {
  shape: z.strictObject({ squadrons: listShape, admirals: listShape, warrant: z.boolean() }),
  check(_play, answer, { about, rule }) {
    const isPart = (list: number[], of: number[]): boolean =>
      new Set(list).size === list.length && list.every((unit) => of.includes(unit));
    if (!isPart(answer.squadrons, about.squadrons) || !isPart(answer.admirals, about.admirals))
      return refuse(rule, 'only counters of this group are split, each once');
    return answer.warrant && !about.warrant ? refuse(rule, 'the warrant is not among them') : null;
  },
  apply(play, answer, { by, about: { boxes, squadrons, admirals, warrant } }) {
    const side = sideOfSeat(play.g, by);
    const rest = {
      ...nothingDrawn(),
      squadrons: squadrons.filter((one) => !answer.squadrons.includes(one)),
      admirals: admirals.filter((one) => !answer.admirals.includes(one)),
      warrant: warrant && !answer.warrant,
    };
    arrive(play, side, boxes[0]!, rest);
    arrive(play, side, boxes[1]!, { ...nothingDrawn(), ...answer });
  },
  sample: (_play, { about }, random) => ({
    squadrons: about.squadrons.filter(() => random.below(2) === 0),
    admirals: about.admirals.filter(() => random.below(2) === 0),
    warrant: about.warrant && random.below(2) === 0,
  }),
  defaultAnswer: () => ({ squadrons: [], admirals: [], warrant: false }),
};

/** R37: Imperial admirals in the box where the warrant waits, the most senior first. */
function candidates(g: WarState): number[] {
  if (g.warrant !== IN_PLAY || g.warrantHolder >= 0 || g.warrantPlace < 0) return [];
  return admiralsAt(g, IMPERIAL, g.warrantPlace).sort((a, b) => precedenceOf(g, a) - precedenceOf(g, b));
}

function askForWarrant(play: FfwPlay): void {
  const { g } = play;
  const admirals = candidates(g);
  if (admirals.length < 2) return;
  put(play, speakerOf(g, IMPERIAL), 'takeWarrant', 'FFW-5.8a', { box: g.warrantPlace, admirals });
}

/** With one admiral there is no choice; A8: else the most senior has it. */
function giveWarrant(play: FfwPlay): void {
  const [admiral] = candidates(play.g);
  if (admiral !== undefined) handTo(play, admiral);
}

function handTo(play: FfwPlay, admiral: number): void {
  const { g } = play;
  play.emit('FFW-5.8a', 'warrant', { admiral, place: g.warrantPlace });
  g.warrantHolder = admiral;
  g.warrantPlace = -1;
}

export const takeWarrant: FfwChoice<'takeWarrant'> = {
  shape: z.strictObject({ admiral: z.int().min(-1).max(9999) }),
  check: (_play, { admiral }, { about }) =>
    about.admirals.includes(admiral) ? null : refuse('FFW-5.8a', 'an admiral in the same box takes the warrant'),
  apply: (play, { admiral }) => handTo(play, admiral),
  options: (_play, { about }) => about.admirals.map((admiral) => ({ admiral })),
  sample: (_play, { about }, random) => ({ admiral: about.admirals[random.below(about.admirals.length)]! }),
  defaultAnswer: (_play, { about }) => ({ admiral: about.admirals[0]! }),
};
