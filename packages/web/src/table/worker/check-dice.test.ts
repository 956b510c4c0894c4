import { type Line, loadAnyGame, type Offered, Session, settingFor } from '@admiralty/engine';
import { TableHost } from '@admiralty/host';
import { expect, test } from 'vitest';
import { checkDice } from './check-dice.ts';

/** A space combat that is played out: fire, which needs no number, and dice for who says first whether it leaves. */
async function played() {
  const opened = await loadAnyGame('fifth-frontier-war');
  if (!opened.ok) throw new Error('no game');
  const { module } = opened;
  const wish = settingFor(module.game, { scenario: 'ruie-gunnery', seats: 2 });
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
  for (let isAsked = true; isAsked; ) {
    isAsked = false;
    for (const seat of [0, 1]) {
      const asked = host
        .access(seat)
        .observe()
        .decisions.find(({ mine }) => mine);
      if (!asked) continue;
      isAsked = true;
      const [sample] = await host.ask(seat, [{ ask: 'sample', decision: asked.id }]);
      const { kind, answer } = (sample as { value: Offered }).value;
      await host.act(seat, { decision: asked.id, kind, with: answer });
    }
  }
  return host.save();
}

const textOf = ({ parts }: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('');

test('every roll of a game is found again from its seed, and one that was changed is found out', async () => {
  const save = await played();
  const checked = await checkDice(JSON.stringify(save));
  if (!checked.ok) throw new Error(checked.why);
  expect(checked).toMatchObject({ seed: 'secret of the server', contributions: ['of Ann', 'of Ben'] });
  const values = checked.rolls.map(({ value }) => value);
  expect(values.slice(2)).toEqual(save.log.flatMap(({ rolls }) => rolls)); // both sides have fired before the first answer
  const reasons = checked.rolls.map(({ line }) => textOf(line));
  const [fire, leave] = [/^The (Imperial|Zhodani) side fires: /, / says first whether it leaves\.$/];
  expect(reasons.slice(0, 4)).toEqual([fire, fire, leave, leave].map((words) => expect.stringMatching(words)));
  expect(reasons.filter((words) => !fire.test(words) && !leave.test(words))).toEqual([]);
  const log = save.log.map((entry) => ({ ...entry, rolls: entry.rolls.map((roll) => (roll % 6) + 1) }));
  expect(await checkDice(JSON.stringify({ ...save, log }))).toMatchObject({ ok: false });
  expect(await checkDice(JSON.stringify({ ...save, seed: 'another' }))).toMatchObject({ ok: false });
});
