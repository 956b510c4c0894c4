/** Phase 3: contested hexes in ascending number, each finished before the next (FFW-2.1g, FFW-2.1h). */
import { type Column, holdersOf, valuesIn } from '../../board/columns.ts';
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
import type { FfwFrame, FfwPlay, Position, Steps } from '../../types.ts';
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
    play.emit('FFW-2.1h', 'combatOver', { hex: g.combat.hex });
    g.combat.on = 0;
  }
  const hex = nextContested(play, g.combat.hex);
  appear(play, hex); // R106: from its first act on, or when the phase is over
  if (hex < 0) {
    g.combat = noCombat();
    return endPhase(play);
  }
  g.combat = { ...noCombat(), on: 1, hex };
  play.emit('FFW-2.1h', 'combat', { hex });
}

/** R89: the next contested hex above this one, -1 none. Only hexes with squadrons or troops can be, not of the owner alone. */
function nextContested(at: Position, above: number): number {
  const { g, data } = at;
  const nextIn = (places: Column, counters: readonly { side: number }[], limit: number): number => {
    const hasGuests = (hex: number): boolean => {
      const owner = controllerOf(at, worldIn(at, hex));
      return holdersOf(places, hex).some((unit) => counters[unit]!.side !== owner);
    };
    const isNext = (hex: number): boolean => hex > above && (hex >= limit || (hasGuests(hex) && isContested(at, hex)));
    return Math.min(limit, valuesIn(places).find(isNext) ?? limit);
  };
  const end = data.map.hexCount;
  const next = nextIn(g.troops.place, data.troops, nextIn(g.squadrons.place, data.squadrons, end));
  return next === end ? -1 : next;
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
  if (isOn(play.g, 'fogOfWar')) play.markRevealed(); // which windows follow may tell what the fog hid
  play.done();
}
