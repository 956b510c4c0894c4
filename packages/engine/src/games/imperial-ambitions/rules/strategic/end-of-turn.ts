/** S6: control, stranded units, free occupation, elimination, victory, turn limit (R96, R100, R111, R113, R115). */
import { systemAt } from '../../board/chart.ts';
import { groundOwners, hasHabitable, presentIn } from '../../board/control.ts';
import { isOn } from '../../board/options.ts';
import { livingSeats } from '../../board/sides.ts';
import { allAboard, isCarried, isHyperspaceCapable, isProject, isUnit, unitsWhere } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { CANCELLED, IN_PLAY, INSIDE, LOST, SPACE } from '../../state.ts';
import type { IaFrame, IaPlay } from '../../types.ts';
import { landFreeInfantry } from '../battle/free-infantry.ts';
import { goOut } from '../resign.ts';
import { destroyUnit } from '../tactical/hits.ts';
import { finishWith, isLastWarTurn, planetsOf, scoreWinners, warWinners } from '../victory.ts';
import { settleControl } from './movement/control.ts';

export function endPhase(play: IaPlay, _frame: IaFrame<'endPhase'>): void {
  removeStranded(play);
  if (isOn(play.g, 'uncontestedOccupation')) occupyEmptyPlanets(play);
  settleControl(play);
  eliminate(play);
  decide(play);
  if (play.table.result) return;
  play.done();
}

/** R96: outside a system nothing stays that cannot jump; in one it stands on the system card */
function removeStranded(play: IaPlay): void {
  const { g } = play;
  const { units } = g;
  const stuck = unitsWhere(
    g,
    (unit) => units.place[unit] === SPACE && !isCarried(g, unit) && !isHyperspaceCapable(play, unit),
  );
  for (const unit of stuck) {
    if (units.status[unit] !== IN_PLAY) continue;
    if (systemAt(play, units.hex[unit]!) < 0) destroyUnit(play, unit, LOST, 'IA-hyp-5');
    else if (units.outside[unit] !== INSIDE)
      for (const one of [unit, ...allAboard(g, unit)]) units.outside[one] = INSIDE;
  }
}

/** Option uncontestedOccupation: R100 without a battle, for a player alone in the system */
function occupyEmptyPlanets(play: IaPlay): void {
  const { g } = play;
  for (let system = 0; system < g.systems.controller.length; system++) {
    const [owner = NEUTRAL, ...others] = presentIn(play, system);
    if (owner === NEUTRAL || others.length > 0) continue;
    if (!hasHabitable(play, system) || groundOwners(play, system).length > 0) continue;
    const unit = landFreeInfantry(play, system, owner, g.players.out.keys());
    play.emit('IA-end-6', 'occupied', { system, owner, unit });
  }
}

/** R113: no planet and no finished unit of any kind; projects and money do not count */
function eliminate(play: IaPlay): void {
  const { g } = play;
  const beaten = livingSeats(g).filter((seat) => !hasUnits(play, seat) && planetsOf(play, seat).length === 0);
  const place = g.players.out.filter((out) => out !== 0).length;
  for (const seat of beaten) {
    for (const unit of unitsWhere(g, (one) => g.units.owner[one] === seat))
      destroyUnit(play, unit, CANCELLED, 'IA-win-1');
    goOut(g, seat, 2);
    g.players.outAt[seat] = g.turn * 10 + place; // together
    play.emit('IA-win-1', 'eliminated', { seat });
  }
}

function hasUnits({ g }: IaPlay, seat: number): boolean {
  return g.units.owner.some((owner, unit) => owner === seat && isUnit(g, unit) && !isProject(g, unit));
}

/** IA-win-1, R111: only here, at the end of a turn; R115: the turn limit */
function decide(play: IaPlay): void {
  if (livingSeats(play.g).length === 0) return finishWith(play, [], 'nobody is left');
  const won = warWinners(play);
  if (won) return finishWith(play, won.seats, won.why);
  if (isLastWarTurn(play)) finishWith(play, scoreWinners(play), 'the last turn is over');
}
