import { accessFor, loadAnyGame, Session, settingFor } from '@admiralty/engine';
import type { Choices, DeltaVeeTypes } from '@admiralty/engine/deltavee';
import { QueryBatcher, SeatQueries, type SeatQuery, typedQueries } from '@admiralty/host';
import { expect, test } from 'vitest';
import type { TableClient } from '../../../table/types.ts';

type Draft = Choices['deploy']['answer'];

/** The table of a scenario when somebody has to deploy. */
async function deploying(scenario: string) {
  const opened = await loadAnyGame('deltavee', null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const setting = settingFor(game, { scenario, options: {} });
  const started = setting.ok ? Session.start(game, setting.setting, 'deploy') : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  for (;;) {
    const asked = session.table.pending.find(({ kind }) => kind === 'deploy');
    if (asked)
      return { session, asked, queries: new SeatQueries(accessFor(opened.module, session, asked.by), () => 1) };
    const { id, by, kind } = session.table.pending[0]!;
    const { answer } = accessFor(opened.module, session, by).questions.sample(id)!;
    session.receive({ decision: id, by, kind, with: answer });
  }
}

test('DV-FSB-S2g the largest set-up asks the host three times for a sheet, whatever the number of hexes', async () => {
  const { asked, queries } = await deploying('dv-fsb-2');
  const sent: SeatQuery[] = [];
  const batcher = new QueryBatcher(async (all) => {
    sent.push(...all);
    return queries.batch(all);
  });
  const openings = (decision: number, partial: unknown): Promise<unknown> =>
    batcher.ask({ ask: 'openings', decision, partial });
  // as the composer does: a proposal, what is open for the unit in hand, and why not, once it has been put elsewhere
  const draft = (await batcher.ask({ ask: 'sample', decision: asked.id }))!.answer as Draft;
  const [first] = draft.units;
  const open = await typedQueries<DeltaVeeTypes>({ openings } as TableClient).openings('deploy', asked.id, {
    draft,
    unit: first!.unit,
  });
  const hex = open!.hexes.find((one) => one !== first!.hex)!;
  const moved = { ...draft, units: draft.units.map((one) => (one === first ? { ...one, hex } : one)) };
  expect(await batcher.ask({ ask: 'check', act: { decision: asked.id, kind: 'deploy', with: moved } })).toBeNull();
  expect(draft.units.length).toBeGreaterThan(8);
  expect(sent).toHaveLength(3);
});
