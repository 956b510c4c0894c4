/** Phase 3: contested hexes in ascending number, each finished before the next (FFW-2.1g, FFW-2.1h). */
import { controllerOf, isContested } from '../../board/control.ts';
import { appear } from '../../board/globes.ts';
import { isOn, scenarioOf } from '../../board/options.ts';
import { worldIn } from '../../board/units.ts';
import {
  BLACK_GLOBE,
  BOMBING,
  HEX_DONE,
  INVASION,
  noCombat,
  SPACE,
  SURFACE,
  SURRENDER,
  SYSTEM_DEFENSE,
  TRANSFERS,
} from '../../state.ts';
import { type FfwFrame, type FfwPlay, type Reading, type Steps, tell } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { finishBattle } from '../08-victory/victory.ts';

/** FFW-2.1g: the steps in the order of their numbers. */
const STAGES: Readonly<Record<number, keyof Steps>> = {
  [BLACK_GLOBE]: 'blackGlobeStep',
  [SPACE]: 'spaceCombat',
  [INVASION]: 'invasion',
  [SYSTEM_DEFENSE]: 'systemDefense',
  [SURRENDER]: 'surrender',
  [BOMBING]: 'bombing',
  [TRANSFERS]: 'transfers',
  [SURFACE]: 'surfaceCombat',
};

export function combat(play: FfwPlay, _frame: FfwFrame<'combat'>): void {
  const { g } = play;
  const isBattle = scenarioOf(play).kind === 'battle';
  if (g.combat.on === 1) {
    const stage = STAGES[g.combat.stage];
    if (isBattle && g.combat.stage !== SPACE) return finishBattle(play); // E: A2 once
    if (stage !== undefined) return play.call(stage, {});
    tell(play, 'FFW-2.1h', 'combatOver', { hex: g.combat.hex });
    g.combat.on = 0;
  }
  const hex = nextContested(play, g.combat.hex);
  appear(play, hex); // R106: from its first act on, or when the phase is over
  if (hex < 0) {
    g.combat = noCombat();
    return endPhase(play);
  }
  g.combat = { ...noCombat(), on: 1, hex };
  tell(play, 'FFW-2.1h', 'combat', { hex });
}

/** R89: the next contested hex above this one, -1 none. Only hexes with squadrons or troops can be, not of the owner alone. */
function nextContested(at: Reading, above: number): number {
  const { g, data } = at;
  const sides = new Uint8Array(data.map.hexCount);
  const note = (places: readonly number[], counters: readonly { side: number }[]): void => {
    for (let unit = 0; unit < places.length; unit++)
      if (places[unit]! > above) sides[places[unit]!]! |= 1 << counters[unit]!.side;
  };
  note(g.squadrons.place, data.squadrons);
  note(g.troops.place, data.troops);
  for (let hex = above + 1; hex < sides.length; hex++) {
    if (sides[hex] === 0 || sides[hex] === 1 << controllerOf(at, worldIn(at, hex))) continue;
    if (isContested(at, hex)) return hex;
  }
  return -1;
}

/** Ends the stage on top: the next one of the hex begins. HEX_DONE ends the hex. */
export function endStage(play: FfwPlay, next = play.g.combat.stage + 1): void {
  const { combat } = play.g;
  combat.stage = Math.min(next, HEX_DONE);
  combat.round = 0;
  combat.idle = 0;
  combat.first = -1;
  combat.decided.fill(0);
  combat.done.fill(0);
  if (isOn(play.g, 'fogOfWar')) play.uncover(); // which windows follow may tell what the fog hid
  play.done();
}
