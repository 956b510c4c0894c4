import { type AfterMove, type IaView, mapLabel, type OddsFigures } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { shortName, sideOf } from '../situation.ts';
import { chanceOf, rowName } from './fire-groups.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** What the end of a move exposes the unit to, and what it brings into its sights; the nearest enemies first. */
export function AfterMoveFigure({ view, after }: { view: IaView; after: AfterMove }): ReactNode {
  const { unit, xy, duels, together } = after;
  if (duels.length === 0) return <p className={styles['note']}>{say.activate.safe(shortName(view, unit))}</p>;
  const chance = together ? chanceOf(together) : 0;
  return (
    <BigFigure
      figure={percent(chance)}
      of={say.activate.danger(shortName(view, unit), mapLabel(xy))}
      rule="IA-tac-cbt-7"
    >
      {together && chance > 0 && <Sum>{say.activate.togetherBy(together.units)}</Sum>}
      <table className={styles['figures']}>
        <caption className="unseen">{say.activate.foes}</caption>
        <thead>
          <tr>
            <th scope="col">{say.activate.foes}</th>
            {say.activate.foeColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duels
            .toSorted((one, other) => one.range - other.range)
            .map(({ foe, range, at, by }) => (
              <tr key={foe}>
                <th scope="row">
                  <Emblem side={sideOf(view, view.units.find((one) => one.unit === foe)?.owner ?? -1)} size={10} />{' '}
                  {shortName(view, foe)}
                </th>
                <td>{range}</td>
                <td>{oddsWords(at)}</td>
                <td>{oddsWords(by)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </BigFigure>
  );
}

function oddsWords(odds: OddsFigures | null): string {
  return odds && chanceOf(odds) > 0 ? `${rowName(odds.row)} · ${percent(chanceOf(odds))}` : say.activate.none;
}
