import type { SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { useLookup } from '../../../shell/use-lookup.ts';
import { percent } from '../../../ui/numbers.ts';
import { OddsBar } from '../../../ui/odds.tsx';
import type { BoardProps } from '../../types.ts';
import { type Demand, demandOf, oddsOf, taxRows, useTaxPlan } from '../orders/tax-plan.ts';
import { ownEmpire } from '../situation.ts';
import styles from './desks.module.css';
import { TaxRow } from './tax-row.tsx';
import { desk } from './words.ts';

const say = desk.taxation;

/** One row a System: demand, odds, yield; the plan is the reader's own note. */
export function TaxationDesk({ view, client, observation }: BoardProps<SsView>): ReactNode {
  const own = ownEmpire(view);
  const { demands } = useTaxPlan();
  const rows = own ? taxRows(view, own.seat) : [];
  const isNow = observation.decisions.some(({ mine, kind }) => mine && kind === 'tax');
  const exploits = useLookup('taxation exploits', rows.map(({ id }) => `${id} ${partialsOn(view, id)}`).join(), () =>
    Promise.all(
      rows.map(({ id }) => client.calc('exploitation', { system: id, partials: String(partialsOn(view, id)) })),
    ),
  );
  if (!own) return null;
  const averages = rows.map((_, at) => {
    const worked = exploits?.[at];
    return worked?.ok ? (worked.value as { average: number }).average : 0;
  });
  const planned = rows.map((row) => (row.isTaxOpen ? demandOf(row, demands[row.system]) : 'skip'));
  return (
    <div className={styles['desk']}>
      <div className={styles['head']}>
        <div>
          <h2>{say.title}</h2>
          <p>{isNow ? say.lead(rows.length, own.name) : say.closed}</p>
        </div>
        <Key />
      </div>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <TaxHead />
          <tbody>
            {rows.map((row, at) => (
              <TaxRow
                key={row.system}
                row={row}
                demand={planned[at] ?? 'skip'}
                average={averages[at] ?? 0}
                isNow={isNow}
              />
            ))}
            <PlanRow rows={rows} planned={planned} averages={averages} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function partialsOn(view: SsView, id: string): number {
  const system = view.systems.find((one) => one.id === id)?.system;
  return view.partials.reduce((sum, one) => sum + (one.target === system ? one.count : 0), 0);
}

function Key(): ReactNode {
  const parts = [
    { label: say.nothing, look: 'plain' },
    { label: say.unrest, look: 'hatch' },
    { label: say.rebellion, look: 'cross' },
  ] as const;
  return (
    <p className={styles['key']} aria-hidden>
      {parts.map(({ label, look }) => (
        <span key={label}>
          <span>
            <OddsBar parts={[{ label, look, share: 1 }]} />
          </span>
          {label}
        </span>
      ))}
    </p>
  );
}

function TaxHead(): ReactNode {
  const { system, tech, resource, demand, dice, unrest, rebels, points } = say.columns;
  return (
    <thead>
      <tr>
        <th scope="col">{system}</th>
        <th scope="col">{tech}</th>
        <th scope="col" className={styles['wide']}>
          {resource}
        </th>
        <th scope="col">{demand}</th>
        <th scope="col" className={styles['wide']}>
          {dice}
        </th>
        <th scope="col" data-figure>
          {unrest}
        </th>
        <th scope="col" data-figure>
          {rebels}
        </th>
        <th scope="col" data-figure>
          {points}
        </th>
      </tr>
    </thead>
  );
}

interface PlanProps {
  rows: readonly SystemView[];
  planned: readonly Demand[];
  averages: readonly number[];
}

/** What the whole plan brings on average, and the risk that anything rebels. */
function PlanRow({ rows, planned, averages }: PlanProps): ReactNode {
  let calm = 1;
  let points = 0;
  rows.forEach((row, at) => {
    const demand = planned[at] ?? 'skip';
    const rebels = oddsOf(row, demand)?.rebellion ?? 0;
    calm *= 1 - rebels;
    points += (typeof demand === 'number' ? demand : demand === 'exploit' ? (averages[at] ?? 0) : 0) * (1 - rebels);
  });
  const named = planned.filter((demand) => demand !== 'skip').length;
  return (
    <tr data-sum>
      <th scope="row" colSpan={2}>
        {say.plan(named)}
      </th>
      <td className={styles['wide']} />
      <td colSpan={3}>{say.planRisk(percent(1 - calm))}</td>
      <td className={styles['wide']} />
      <td data-figure>{points.toFixed(1)}</td>
    </tr>
  );
}
