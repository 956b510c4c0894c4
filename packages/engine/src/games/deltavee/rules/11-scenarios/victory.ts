/** 11.0 Victory: the conditions of the scenario, a limit of Game-Turns, giving up. */
import type { RuleId } from '#core/types';
import type { Condition, Scenario } from '../../data/types.ts';
import type { DvPlay } from '../../types.ts';
import { phasingSeat } from '../03-sequence/phases.ts';
import { enemyOf } from '../04-spaceships.ts';
import { scenarioOf } from '../10-set-up/fitting.ts';
import { isFulfilled } from './conditions.ts';
import { deliverShips, scorePoints, valueDestroyed } from './points.ts';
import { followSambu, isDecisive } from './sambu.ts';
import { countYamani } from './yamani.ts';

/** Ends the game if a condition is fulfilled. To be called after every hit, interception, jump, docking and phase. */
export function checkVictory(play: DvPlay): void {
  if (play.table.result || play.g.phase < 0) return;
  const scenario = scenarioOf(play);
  if (scenario.points) {
    deliverShips(play, scenario.points);
    play.g.points = scorePoints(play, scenario.points);
  }
  if (scenario.special.sambu) followSambu(play);
  let fulfilled: Condition[] | null = null;
  for (const condition of scenario.victory)
    if (isFulfilled(play, condition)) {
      fulfilled ??= [];
      fulfilled.push(condition);
    }
  if (fulfilled) decide(play, fulfilled);
  else checkLimit(play, scenario);
}

/** DV-11.0f, R52: both at once: the Phasing player wins, but conditions of the same kind make a draw. A win comes before a draw. */
function decide(play: DvPlay, fulfilled: readonly Condition[]): void {
  const [won, lost] = [0, 1].map((seat) => fulfilled.filter(({ result }) => result === seat)) as [
    Condition[],
    Condition[],
  ];
  if (won.length > 0 && lost.length > 0) {
    const isSameKind = won.some(({ when }) => lost.some((other) => other.when.kind === when.kind));
    if (isSameKind) return endAs(play, null, 'DV-11.0f', 'Both sides have fulfilled their condition at once.');
    const phasing = phasingSeat(play.g.first, play.g.phase);
    return win(play, phasing, (phasing === 0 ? won : lost)[0]!);
  }
  if (won[0]) return win(play, 0, won[0]);
  if (lost[0]) return win(play, 1, lost[0]);
  const other = fulfilled[0]!;
  if (other.result === 'count') endAs(play, countYamani(play, other.when), other.rule, other.text);
  else endAs(play, null, other.rule, other.text);
}

function win(play: DvPlay, seat: number, { rule, text }: Condition): void {
  const degree = seat === 1 && isDecisive(play) ? ' The victory is decisive.' : '';
  endAs(play, seat, rule, text + degree);
}

/** DV-11.0g: a limit of the scenario comes first; option turnCap ends every other battle */
function checkLimit(play: DvPlay, { limit }: Scenario): void {
  const { g } = play;
  if (limit && g.turn > limit.gameTurns) {
    const [first, second] = limit.result === 'value' ? [valueDestroyed(play, 0), valueDestroyed(play, 1)] : [0, 0];
    const winner = first === second ? null : first > second ? 0 : 1;
    const worth = limit.result === 'value' ? `; enemies destroyed are worth ${first} and ${second} Trans` : '';
    return endAs(play, winner, 'DV-11.0g', `${limit.gameTurns} Game-Turns have been played${worth}.`);
  }
  const cap = Number(g.options['turnCap'] ?? 0);
  if (cap > 0 && g.turn > cap) endAs(play, null, 'DV-11.0g', `${cap} Game-Turns have been played.`);
}

function endAs(play: DvPlay, winner: number | null, rule: RuleId, why: string): void {
  const places = winner === null ? [1, 1] : winner === 0 ? [1, 2] : [2, 1];
  play.finish({ places, rule, why });
}

/** DV-11.0h: who gives up has lost */
export function resign(play: DvPlay, seat: number): void {
  endAs(play, enemyOf(seat), 'DV-11.0h', `Given up by ${scenarioOf(play).sides[seat]!.name}.`);
}
