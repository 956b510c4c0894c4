import type { ReactNode } from 'react';
import { words } from '../words.ts';
import styles from './theatre.module.css';

/** What each face of a die gives; the one that fell is lit. */
export function DieStrip({
  results,
  die,
  unit = '',
}: {
  results: readonly number[];
  die?: number;
  unit?: string;
}): ReactNode {
  return (
    <table className={styles['die']}>
      <caption className="unseen">{words.theatre.byDie}</caption>
      <tbody>
        <tr>
          {Object.entries(results).map(([at, result]) => (
            <td key={at} data-fell={die === Number(at) + 1}>
              {result === 0 ? '–' : `${result}${unit}`}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          {Object.keys(results).map((at) => (
            <th key={at} scope="col">
              {Number(at) + 1}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
