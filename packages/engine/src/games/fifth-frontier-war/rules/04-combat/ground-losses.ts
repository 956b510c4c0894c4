/** What bombs, fire and surrender do to units on a world. */
import type { RuleId } from '#core/types';
import { hurtTroop } from '../../board/moving.ts';
import { worldIn } from '../../board/units.ts';
import { DEFENSE } from '../../state.ts';
import type { FfwPlay } from '../../types.ts';

/** FFW-4.3a, FFW-4.3b: loss of a troop or DEFENSE in per cent of the printed strength; gone at 100, R56 for good; tells. */
export function hitGround(play: FfwPlay, hex: number, target: number, percent: number, rule: RuleId): void {
  if (percent === 0) return;
  const loss = target === DEFENSE ? hurtDefense(play, hex, percent) : hurtTroop(play.g, target, percent);
  play.emit(rule, 'groundLost', { hex, target, loss });
}

function hurtDefense(play: FfwPlay, hex: number, percent: number): number {
  const { defenseLoss } = play.g.worlds;
  const world = worldIn(play, hex);
  const loss = Math.min(100, defenseLoss[world]! + percent);
  defenseLoss[world] = loss;
  return loss;
}
