import { accessFor, type GameModule, type GameTypes, loadAnyGame, Session, settingFor } from '@admiralty/engine';
import { type DvView, endsOf, type Shot, type ShotOf } from '@admiralty/engine/deltavee';
import { SeatQueries } from '@admiralty/host';
import { expect, test } from 'vitest';
import type { TableClient } from '../../table/types.ts';
import { aimsOf } from './orders/aim.ts';

type Files = Record<string, Record<string, object>>;

async function opened(change: (files: Files) => Files): Promise<{ module: GameModule; session: Session<GameTypes> }> {
  const standard = await loadAnyGame('deltavee', null, null);
  const found = standard.ok ? await loadAnyGame('deltavee', change(standard.module.files as Files), null) : standard;
  if (!found.ok) throw new Error(found.problems[0]);
  const { game } = found.module;
  const setting = settingFor(game, { scenario: 'dv-1', options: {} });
  const started = setting.ok ? Session.start(game, setting.setting, 'pack') : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  return { module: found.module, session: started.session };
}

const queriesOf = (module: GameModule, session: Session<GameTypes>, seat: number): SeatQueries =>
  new SeatQueries(accessFor(module, session, seat), () => 1);

test('DV-2.6a with a data pack of maximum velocity 3 no course shown is faster', async () => {
  const { session } = await opened(({ missiles }) => ({
    missiles: { ...missiles, unguided: { ...missiles!['unguided'], maximumVelocity: 3 } },
  }));
  const view = session.observe(1).view as DvView;
  const ship = view.units.find(({ log }) => log)!;
  const course = { ...ship, direction: ship.direction ?? 12, velocity: 2 };
  const ends = endsOf(course, { commands: 4, speeds: 3, onlySpeed: false }, view.maximumVelocity);
  expect(view.maximumVelocity).toBe(3);
  expect(Math.max(...ends.map((end) => end.course.velocity))).toBe(3);
});

test('DV-8.7 the boxes show the rolls of the Hit Table that is played with', async () => {
  const printed = await opened(() => ({}));
  expect((printed.session.observe(0).view as DvView).boxRolls).toEqual([4, 5, 6, 7, 8, 9, 10, 3, 4, 5, 6, 7, 8, 9, 10]);
  const { session } = await opened(({ tables }) => {
    const { rows } = tables!['hitTable'] as { rows: { die: number; parts: string[] }[] };
    const other = (die: number): number => (die === 4 ? 5 : die === 5 ? 4 : die);
    return {
      tables: {
        ...tables,
        hitTable: { ...tables!['hitTable'], rows: rows.map((row) => ({ ...row, die: other(row.die) })) },
      },
    };
  });
  expect((session.observe(0).view as DvView).boxRolls.slice(0, 3)).toEqual([5, 4, 6]);
});

test('DV-8.6 with a data pack of other Fire Results the odds on the page are others', async () => {
  const { module, session } = await opened(({ tables }) => ({
    tables: { ...tables, fireResults: { ...tables!['fireResults'], 'laser-burst': new Array(19).fill(10) } },
  }));
  for (let entry = 0; entry < 400; entry++) {
    const asked = session.table.pending[0]!;
    const queries = queriesOf(module, session, asked.by);
    const { options, sample } = queries.ask({ ask: 'answers', decision: asked.id })!;
    const shots = (options ?? []).flatMap(({ answer }) =>
      asked.kind === 'fire' && (answer as Shot).do === 'fire' ? [answer as ShotOf<'fire'>] : [],
    );
    if (shots.length > 0) {
      const figures = async (decision: number, answers: readonly unknown[]): Promise<unknown[]> =>
        queries.ask({ ask: 'figures', decision, answers });
      const [aim] = await aimsOf({ figures } as TableClient, asked.id, shots);
      expect(aim!.chances[0]).toBe(10);
      expect(aim!.farthest.slice(0, 2)).toEqual([null, 12]); // the tips say so: the laser burst of this pack never fades
      return;
    }
    session.receive({ decision: asked.id, by: asked.by, kind: asked.kind, with: sample.answer });
  }
  throw new Error('nobody came to fire');
});
