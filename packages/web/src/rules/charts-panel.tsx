import { type ReactNode, useState } from 'react';
import type { Chart, GameId } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { rulesWords } from '../words/rules.ts';
import styles from './rule-book.module.css';
import { useCharts } from './use-facts.ts';

/** The tables as on a reference card, from the very data that is played with. */
export function ChartsPanel({ game, isPage }: { game: GameId; isPage: boolean }): ReactNode {
  const charts = useCharts(game);
  const [picked, setPicked] = useState(0);
  const chart = charts?.[picked];
  if (!charts || !chart) return null;
  if (isPage) return <ReferenceSheet charts={charts} />;
  return (
    <>
      <label className={styles['pick']}>
        <span className="unseen">{rulesWords.chart}</span>
        <select value={picked} onChange={({ target }) => setPicked(Number(target.value))}>
          {charts.map(({ title }, at) => (
            <option key={title} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ChartCard chart={chart} />
    </>
  );
}

/** All of them on one page, for reading and for paper. */
function ReferenceSheet({ charts }: { charts: readonly Chart[] }): ReactNode {
  return (
    <>
      <nav className={styles['contents']} aria-label={rulesWords.contents}>
        {charts.map(({ title }) => (
          <Button
            key={title}
            look="plain"
            onClick={() => document.getElementById(anchorOf(title))?.scrollIntoView({ block: 'start' })}
          >
            {title}
          </Button>
        ))}
        <Button onClick={() => print()}>{rulesWords.print}</Button>
      </nav>
      <div className={styles['sheet']} data-print>
        {charts.map((chart) => (
          <div key={chart.title} id={anchorOf(chart.title)}>
            <ChartCard chart={chart} />
          </div>
        ))}
      </div>
    </>
  );
}

function anchorOf(title: string): string {
  return `chart-${title.replaceAll(' ', '-')}`;
}

function ChartCard({ chart }: { chart: Chart }): ReactNode {
  const { title, rule, note, corner, columns, rows, isReconstructed } = chart;
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{title}</b> <RuleChip rule={rule} />
        {isReconstructed && <small title={rulesWords.reconstructedNote}>{rulesWords.reconstructed}</small>}
        {note && <p>{note}</p>}
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
