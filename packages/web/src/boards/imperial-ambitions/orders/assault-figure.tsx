import type { AssaultForecast, IaView, OddsFigures } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Sum } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { shortName } from '../situation.ts';
import { chanceOf, rowName } from './fire-groups.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

const text = say.assault;

/** What the chance of an assault hangs on, and the odds of every stage. */
export function AssaultStages({ view, forecast }: { view: IaView; forecast: AssaultForecast }): ReactNode {
  const { takes, finalFire, bombardment, defence, attack } = forecast;
  const name = (unit: number): string => shortName(view, unit);
  const stages: [string, OddsFigures][] = [
    ...(finalFire ? [[text.finalFire(name(finalFire.target)), finalFire] as [string, OddsFigures]] : []),
    ...bombardment.map((shot): [string, OddsFigures] => [
      text.bombards(shot.units.map(name).join(', '), name(shot.target)),
      shot,
    ]),
    [text.theirs, defence],
    [text.yours, attack],
  ];
  return (
    <div className={styles['note']}>
      <Table
        head={text.stages}
        columns={text.stageColumns}
        rows={(['after', 'unshot', 'bare'] as const)
          .filter((one) => (one === 'after' ? finalFire !== null : one === 'bare' || bombardment.length > 0))
          .map((one) => [text[one], percent(takes[one])])}
      />
      <Table
        head={text.plan}
        columns={text.planColumns}
        rows={stages.map(([what, odds]) => [what, rowName(odds.row), percent(chanceOf(odds))])}
      />
      <Sum>{text.how}</Sum>
    </div>
  );
}

function Table(props: { head: string; columns: readonly string[]; rows: readonly (readonly string[])[] }): ReactNode {
  const { head, columns, rows } = props;
  return (
    <table className={styles['figures']}>
      <thead>
        <tr>
          {[head, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...cells]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
