import { expect, test } from 'vitest';
import { accessFor } from '#core/access';
import { settingFor } from '#core/options';
import { Session } from '#core/session';
import { deltavee } from '../index.ts';

test('orders are listed by the unit that receives them, the words of each without it', () => {
  const opened = deltavee.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const setting = settingFor(game, { scenario: 'dv-1', options: {} });
  const started = setting.ok ? Session.start(game, setting.setting, 'subject') : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const asked = session.table.pending.find(({ kind }) => kind === 'command')!;
  const { options } = accessFor(opened.module, session, asked.by).questions.answers(asked.id)!;
  const about = options!.filter(({ subject }) => subject !== null);
  expect(about.length).toBeGreaterThan(3);
  for (const { words, subject, act } of about) expect(words).toBe(`${subject}: ${act}`);
  expect(options!.find(({ answer }) => (answer as { do: string }).do === 'end')).toMatchObject({
    subject: null,
    act: 'End the Command Phase',
  });
});
