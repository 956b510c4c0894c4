/** The Imperial reinforcement roll (FFW-6.1d). */

import { isOn } from '../../board/options.ts';
import { numbersWhere } from '../../board/units.ts';
import { IMPERIAL } from '../../data/types.ts';
import { IN_HAND, IN_POOL } from '../../state.ts';
import type { FfwPlay, Position } from '../../types.ts';
import { type Drawn, draw, nothingDrawn } from '../07-set-up/draws.ts';

type Arrive = (play: FfwPlay, side: number, box: number, drawn: Drawn) => void;

/** FFW-6.1d, R62: one die a turn from the tenth on while any group has a counter left. */
export function rollReinforcements(play: FfwPlay, arrive: Arrive): void {
  const { fromTurn, box, rule } = play.data.orderOfBattle.imperialDie;
  if (play.g.turn < fromTurn || !isAnyLeft(play)) return;
  const die = play.roll(6, rule);
  const drawn = nothingDrawn();
  if (die === 6 && isOn(play.g, 'blackGlobes') && play.g.globesArrived === 0) takeGlobes(play, drawn);
  else drawByDie(play, die, drawn);
  play.emit(rule, 'drawn', { side: IMPERIAL, ...drawn });
  arrive(play, IMPERIAL, box, drawn);
}

function isAnyLeft({ g, data }: Position): boolean {
  const { battle, cruiser, fleets, admirals, special } = data.orderOfBattle.imperialDie;
  const isWaiting = (status: readonly number[], list: readonly number[]): boolean =>
    list.some((unit) => status[unit] === IN_POOL);
  if (isWaiting(g.squadrons.status, [...battle, ...cruiser, ...special]) || g.warrant === IN_POOL) return true;
  return isWaiting(g.fleets.status, fleets) || isWaiting(g.admirals.status, admirals);
}

/** FFW-6.1k, R21: by the printed table; the option gives five battle squadrons on a 6. */
function drawByDie(play: FfwPlay, die: number, drawn: Drawn): void {
  const { data, g } = play;
  const { battle, cruiser, rule } = data.orderOfBattle.imperialDie;
  const { imperialReinforcements, sixFiveBattle } = data.tables;
  const line = imperialReinforcements[die - 1]!;
  const many = die === 6 && isOn(g, 'reinforcementSixFive') ? sixFiveBattle : line.battle;
  draw(play, { what: 'squadrons', from: battle, count: many }, rule, drawn);
  draw(play, { what: 'squadrons', from: cruiser, count: line.cruiser }, rule, drawn);
  drawFleets(play, line.fleets, drawn);
}

/** FFW-6.1e: each fleet drawn brings an admiral and a special counter. */
function drawFleets(play: FfwPlay, count: number, drawn: Drawn): void {
  const { fleets, admirals, special, perFleet, rule } = play.data.orderOfBattle.imperialDie;
  const markers = draw(play, { what: 'fleets', from: fleets, count }, rule, drawn).length;
  draw(play, { what: 'admirals', from: admirals, count: markers * perFleet.admirals }, rule, drawn);
  draw(play, { what: 'special', from: special, count: markers * perFleet.special }, rule, drawn);
}

/** FFW-9.2b: the first 6 brings the black globe squadrons with a fleet instead of what the table says. */
function takeGlobes(play: FfwPlay, drawn: Drawn): void {
  const { g, data } = play;
  g.globesArrived = 1;
  const isGlobe = (one: number): boolean => data.squadrons[one]!.blackGlobe && g.squadrons.status[one] === IN_POOL;
  for (const squadron of numbersWhere(data.squadrons.length, isGlobe)) {
    g.squadrons.status[squadron] = IN_HAND;
    drawn.squadrons.push(squadron);
  }
  drawFleets(play, 1, drawn);
}
