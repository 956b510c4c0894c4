import { type Line, loadAnyGame, type Offered, Session, settingFor } from '@admiralty/engine';
import { TableHost } from '@admiralty/host';
import { expect, test } from 'vitest';
import { checkDice } from './check-dice.ts';

/** A duel at close quarters, until some dice have fallen. */
async function played() {
  const opened = await loadAnyGame('deltavee');
  if (!opened.ok) throw new Error('no game');
  const { box: module } = opened;
  const wish = settingFor(module.game, { scenario: 'dv-5', seats: 2 });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(module.game, wish.setting, 'secret of the server', 'keyed', {
    contributions: ['of Ann', 'of Ben'],
  });
  if (!started.ok) throw new Error(started.refusal.why);
  const people = [{ is: 'person' }, { is: 'person' }] as const;
  const host = new TableHost({
    module,
    session: started.session,
    players: people,
    motives: {},
    secret: '',
    pack: null,
  });
  const hasRolled = (): boolean => host.save().log.some(({ rolls }) => rolls.length > 0);
  for (let moves = 0; moves < 400 && !hasRolled(); moves++)
    for (const seat of [0, 1]) {
      const asked = host
        .access(seat)
        .observe()
        .decisions.find(({ mine }) => mine);
      if (!asked) continue;
      const [sample] = await host.ask(seat, [{ ask: 'sample', decision: asked.id }]);
      const { kind, answer } = (sample as { value: Offered }).value;
      await host.act(seat, { decision: asked.id, kind, with: answer });
    }
  return host.save();
}

const isFace = ({ parts }: Line): boolean => parts.some((part) => typeof part === 'object' && part.is === 'die');

test('every roll of a game is found again from its seed, and one that was changed is found out', async () => {
  const save = await played();
  const count = save.log.reduce((sum, { rolls }) => sum + rolls.length, 0);
  expect(count).toBeGreaterThan(0);
  const checked = await checkDice(JSON.stringify(save));
  expect(checked).toMatchObject({ ok: true, seed: 'secret of the server', contributions: ['of Ann', 'of Ben'] });
  expect(checked.ok && checked.rolls.map(({ value }) => value)).toEqual(save.log.flatMap(({ rolls }) => rolls));
  const faces = checked.ok ? checked.rolls.filter(({ needs, line }) => needs === null && isFace(line)) : [];
  expect(faces).toEqual([]); // each says what it was for
  const log = save.log.map((entry) => ({ ...entry, rolls: entry.rolls.map((roll) => (roll % 10) + 1) }));
  expect(await checkDice(JSON.stringify({ ...save, log }))).toMatchObject({ ok: false });
  expect(await checkDice(JSON.stringify({ ...save, seed: 'another' }))).toMatchObject({ ok: false });
});
