import { plainText } from '@admiralty/engine/line';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { PageLink } from '../../pages/page-link.tsx';
import type { CheckedDice, CheckedRoll } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { diceWords, roomWords } from '../../words/online.ts';
import online from '../online.module.css';
import { OnlineFrame } from '../online-frame.tsx';
import { type OnlineTable, server } from '../server.ts';
import styles from './dice.module.css';
import { type Faces, facesOf, luckOf } from './dice-report.ts';

export function DicePage(): ReactNode {
  const { table } = useParams({ from: '/dice/$table' });
  return <OnlineFrame>{() => <Dice key={table} id={table} />}</OnlineFrame>;
}

/** "Proven" is said only after this very browser has played the game again. */
function Dice({ id }: { id: string }): ReactNode {
  const desk = useDesk();
  const params = { table: id };
  const { data: table, error: hidden } = useQuery({
    queryKey: ['table', id],
    queryFn: () => server.call('GET /api/tables/{table}', { params }),
  });
  const { data: checked, error } = useQuery({
    queryKey: ['dice', id],
    queryFn: async () =>
      desk.checkDice(JSON.stringify(await server.call('GET /api/tables/{table}/record', { params }))),
    enabled: table?.status === 'over',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (hidden) return <p className={online['absent']}>{roomWords.hidden}</p>;
  if (error) return <p className={online['absent']}>{error.message}</p>;
  if (!table) return <p role="status">{roomWords.loading}</p>;
  if (table.status !== 'over') return <p className={online['absent']}>{diceWords.running}</p>;
  if (!checked) return <p role="status">{diceWords.checking}</p>;
  return <Checked table={table} checked={checked} />;
}

function Checked({ table, checked }: { table: OnlineTable; checked: CheckedDice }): ReactNode {
  if (!checked.ok)
    return (
      <div className={styles['page']}>
        <h1>{diceWords.wrong}</h1>
        <p className={online['problem']}>
          {checked.why} {checked.soundUpTo !== null && diceWords.soundUpTo(checked.soundUpTo)}
        </p>
      </div>
    );
  const { rolls, commitment, contributions, seed } = checked;
  return (
    <div className={styles['page']}>
      <h1>{diceWords.proven(rolls.length)}</h1>
      <p>
        {diceWords.how}{' '}
        <PageLink to="/online/$table" params={{ table: table.id }}>
          {table.title}
        </PageLink>
      </p>
      <div className={styles['columns']}>
        <ol className={styles['steps']}>
          <Step title={diceWords.commits} note={diceWords.commitsNote} code={commitment} />
          <Step title={diceWords.adds} note={diceWords.addsNote} code={contributions.join('\n') || diceWords.none} />
          <Step title={diceWords.opens} note={diceWords.opensNote} code={seed} />
          <Step title={diceWords.follows} note={diceWords.followsNote} code={null} />
        </ol>
        <Rolls rolls={rolls} table={table} />
        <div>
          {facesOf(rolls).map((faces) => (
            <FaceBars key={faces.sides} faces={faces} />
          ))}
          <LuckTable rolls={rolls} table={table} />
        </div>
      </div>
    </div>
  );
}

function Step({ title, note, code }: { title: string; note: string; code: string | null }): ReactNode {
  return (
    <li>
      <h2>{title} ✓</h2>
      <p>{note}</p>
      {code !== null && <code>{code}</code>}
    </li>
  );
}

const PAGE = 50;

function Rolls({ rolls, table }: { rolls: readonly CheckedRoll[]; table: OnlineTable }): ReactNode {
  const [from, setFrom] = useState(0);
  const shown = rolls.slice(from, from + PAGE);
  return (
    <section className={online['panel']} aria-label={diceWords.every}>
      <div className={online['panelHead']}>
        <h2>{diceWords.every}</h2>
        <p>{diceWords.range(Math.min(from + 1, rolls.length), Math.min(from + PAGE, rolls.length), rolls.length)}</p>
      </div>
      <table className={styles['rolls']}>
        <thead>
          <tr>
            {diceWords.columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...shown.entries()].map(([at, { action, by, line, sides, value, needs }]) => (
            <tr key={`${action} ${at}`}>
              <td>{from + at + 1}</td>
              <td>{action}</td>
              <td>{by === null ? '' : table.seats[by]?.side}</td>
              <td>{plainText(line)}</td>
              <td>{diceWords.die(value, sides)}</td>
              <td>{needs ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['turn']}>
        <Button disabled={from === 0} onClick={() => setFrom(from - PAGE)}>
          {diceWords.earlier}
        </Button>
        <Button disabled={from + PAGE >= rolls.length} onClick={() => setFrom(from + PAGE)}>
          {diceWords.later}
        </Button>
      </div>
    </section>
  );
}

function FaceBars({ faces: { sides, counts, expected, share } }: { faces: Faces }): ReactNode {
  const most = Math.max(...counts, 1);
  return (
    <section className={styles['faces']} aria-label={diceWords.faces(sides)}>
      <Label>{diceWords.faces(sides)}</Label>
      <ol style={{ gridTemplateColumns: `repeat(${sides}, minmax(0, 1fr))` }}>
        {Object.entries(counts).map(([at, count]) => (
          <li key={at}>
            <i style={{ height: `${(100 * count) / most}%` }} />
            <b>{count}</b>
            <span>{Number(at) + 1}</span>
          </li>
        ))}
      </ol>
      <p>{diceWords.uneven(expected, share)}</p>
    </section>
  );
}

function LuckTable({ rolls, table }: { rolls: readonly CheckedRoll[]; table: OnlineTable }): ReactNode {
  const luck = luckOf(rolls);
  if (luck.length === 0) return null;
  return (
    <section className={styles['luck']} aria-label={diceWords.luck}>
      <Label>{diceWords.luck}</Label>
      <ul>
        {luck.map(({ by, tried, got, expected }) => (
          <li key={by}>
            <b>{table.seats[by]?.side}</b> {diceWords.got(got, tried, expected)}
          </li>
        ))}
      </ul>
    </section>
  );
}
