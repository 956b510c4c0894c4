import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { randomGame } from '#core/random-game';
import { standardGame } from './given.ts';

const WARS = [
  '06-border-war',
  '07-buffer-zone',
  '08-three-dukes',
  '09-four-dukes',
  'generated-2',
  'generated-3',
  'generated-4',
  'generated-5',
];

test('wars among random players end, with every counter accounted for', () => {
  const game = standardGame();
  for (let n = 0; n < 40; n++) {
    const options = { turnLimit: 1 + (n % 3), mapSeed: 1 + (n % 2), forces: n % 3 === 0 ? 'purchase' : 'preset' };
    const wish = settingFor(game, { scenario: WARS[n % WARS.length], options });
    if (!wish.ok) throw new Error(wish.refusal.why);
    const played = randomGame(game, wish.setting, `war ${n}`);
    if (!played.ok) throw new Error(played.refusal.why);
    expect(played.table.result?.places).toContain(1);
    expect(game.audit(played.table.g)).toEqual([]);
  }
}, 300_000);
