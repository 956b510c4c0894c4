import type { Choices, SsView, SystemView, TaxFigures, TaxOrder } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { percent } from '../../../ui/numbers.ts';
import { Segments } from '../../../ui/segments.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { useOpenDesk } from '../desks/use-open-desk.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { TaxFigure } from './tax-figure.tsx';
import { type Demand, demandOf, oddsOf, orderOf, taxRows, useTaxPlan } from './tax-plan.ts';
import { say } from './words.ts';

type Props = ComposerProps<SsView, null, Choices['tax']['answer']>;

/** One System after the other; its odds stand there before it is named. */
export function TaxComposer(props: Props): ReactNode {
  const { view, client, asked, submit, state } = props;
  useOpenDesk('taxation');
  const { picked, demands, demand, pick, forget } = useTaxPlan();
  const isSheet = useBoardStore((store) => store.desk === 'taxation');
  const rows = taxRows(view, asked.by).filter(({ isTaxOpen }) => isTaxOpen);
  const system =
    rows.find((one) => one.system === picked) ??
    rows.find((one) => demandOf(one, demands[one.system]) !== 'skip') ??
    rows[0];
  const wish = system ? demandOf(system, demands[system.system]) : 'skip';
  const order = system ? orderOf(system, wish) : null;
  const figures = useLookup('tax-composer figures', JSON.stringify([asked.id, state.length, order]), async () => {
    const [found] = order ? await client.figures(asked.id, [order]) : [];
    return (found ?? null) as TaxFigures | null;
  });
  useShowScene(`${system?.system} ${rows.length}`, () => ({
    base: system?.system ?? null,
    marks: rows.map((one) => ({ system: one.system })),
    onSystem: (one) => {
      const isRow = rows.some((row) => row.system === one);
      if (isRow) pick(one);
      return isRow;
    },
  }));
  const send = async (answer: TaxOrder): Promise<void> => {
    if ((await submit(answer)) === null) forget(answer.do === 'done' ? null : answer.system);
  };
  const end = { label: say.tax.end, letter: 'E', coach: 'end', run: () => send({ do: 'done' }) };
  if (!system) return <Foot primary={end} />;
  const isMoreMeant = rows.some((one) => demandOf(one, demands[one.system]) !== 'skip');
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.tax.system} isOpen={!isSheet} value={isSheet ? system.name : undefined}>
          <SystemTable rows={rows} demands={demands} picked={system.system} onPick={pick} />
        </ComposerStep>
        <ComposerStep n={2} title={say.tax.demand}>
          <DemandChoice system={system} wish={wish} onPick={(one) => demand(system.system, one)} />
        </ComposerStep>
        {order && figures && <TaxFigure system={system} order={order} figures={figures} />}
      </ComposerBody>
      {order ? (
        <Foot primary={{ label: commitWords(system, order), run: () => send(order) }} others={[end]} />
      ) : isMoreMeant ? (
        <Foot primary={{ label: say.tax.pick, run: undefined }} others={[end]} />
      ) : (
        <Foot primary={end} />
      )}
    </>
  );
}

function commitWords({ name }: SystemView, order: Exclude<TaxOrder, { do: 'done' }>): string {
  return order.do === 'tax' ? say.tax.commit(name, order.points) : say.tax.commitExploit(name);
}

interface TableProps {
  rows: readonly SystemView[];
  demands: Readonly<Record<number, Demand>>;
  picked: number;
  onPick(system: number): void;
}

function SystemTable({ rows, demands, picked, onPick }: TableProps): ReactNode {
  return (
    <TargetTable
      label={say.tax.system}
      columns={say.tax.columns}
      picked={String(picked)}
      empty={say.tax.none}
      rows={rows.map((one) => {
        const wish = demandOf(one, demands[one.system]);
        const odds = oddsOf(one, wish);
        return {
          id: String(one.system),
          label: one.name,
          cells: [
            words.figure(one.tech),
            typeof wish === 'number' ? wish : wish === 'exploit' ? say.tax.exploit : words.none,
            odds ? percent(odds.unrest) : words.none,
            odds ? percent(odds.rebellion) : words.none,
          ],
        };
      })}
      onPick={(id) => onPick(Number(id))}
    />
  );
}

function DemandChoice(props: { system: SystemView; wish: Demand; onPick(demand: Demand): void }): ReactNode {
  const { system, wish, onPick } = props;
  const taxes = Array.from({ length: Math.max(system.tech, 0) }, (_, at) => at + 1);
  return (
    <Segments
      label={say.tax.demand}
      value={String(wish)}
      options={[
        { id: 'skip', label: say.tax.skip, note: say.tax.skipNote, key: '0' },
        ...taxes.map((points) => ({
          id: String(points),
          label: say.tax.tax(points),
          note: noteOf(system, points),
          key: String(points),
        })),
        { id: 'exploit', label: say.tax.exploit, note: say.tax.exploitNote, key: 'X' },
      ]}
      onPick={(id) => onPick(id === 'exploit' || id === 'skip' ? id : Number(id))}
    />
  );
}

function noteOf(system: SystemView, points: number): string {
  const odds = oddsOf(system, points);
  return odds ? say.tax.rebelNote(percent(odds.rebellion)) : say.tax.noCheck;
}
