/** Who comes when: reinforcements turn by turn, the die of each turn, and what an armistice would cost. */
import type { ReactNode } from 'react';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { Facts, Part } from '../../../ui/part.tsx';
import { type FfwProps, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const say = words.calendar;

export function CalendarDesk(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  if (!shown) return null;
  const { view, data } = shown;
  const sheet = data.sheets[view.scenario];
  return (
    <div className={styles['desk']}>
      <table className={styles['fleets']}>
        <caption>{say.title}</caption>
        <ColumnHeads names={say.columns} />
        <tbody>
          {sheet?.calendar.map(({ turn, side, places, ...counts }) => (
            <tr key={`${turn} ${side}`} data-past={turn <= view.turn}>
              <th scope="row">{words.turn(turn)}</th>
              <td>{words.sides[side]}</td>
              <td>{say.counts(counts)}</td>
              <td>{places.map((place) => nameOfPlace(shown, place)).join(', ')}</td>
              <td>{turn <= view.turn ? say.here : say.inTurns(turn - view.turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sheet?.calendar.length === 0 && <p className={styles['note']}>{say.none}</p>}
      {sheet?.dieFrom !== null && sheet && <p className={styles['note']}>{say.die(sheet.dieFrom ?? 0)}</p>}
      <Part title={say.replacements}>
        <Facts
          rows={[0, 1].map(
            (side) =>
              [
                words.sides[side] ?? '',
                say.points(view.squadronPoints[side] ?? 0, view.troopPoints[side] ?? 0),
              ] as const,
          )}
        />
      </Part>
      {sheet && sheet.armistice.length > 0 && (
        <Part title={say.armistice}>
          <Facts rows={sheet.armistice.map(({ from, to, shift }) => [say.span(from, to), say.shift(shift)] as const)} />
        </Part>
      )}
    </div>
  );
}
