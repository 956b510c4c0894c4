import type { BattleRecord } from '@admiralty/engine/imperial-ambitions';
import { battleWords as words } from './words.ts';

/** Two cruisers a side in deep space: the least that is worth a fight. */
export function blankBattle(): BattleRecord {
  return {
    id: 'my-battle',
    name: words.newBattle,
    kind: 'battle',
    source: 'custom',
    blurb: words.newBattleBlurb,
    players: words.sideNames.map((name, at) => ({ seat: at + 1, name })),
    site: { type: 'deepSpace', planets: [] },
    setup: 'standard',
    sides: (['defender', 'attacker'] as const).map((role, at) => ({
      seat: at + 1,
      role,
      forces: [{ where: 'space', units: [{ type: 'CA', n: 2 }] }],
    })),
    options: { turnLimit: 12, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } },
  };
}
