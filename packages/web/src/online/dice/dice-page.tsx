import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/desk.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { saveAs } from '../../shell/top-bar/save-as.ts';
import type { CheckedDice } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { diceWords, roomWords, toolWords } from '../../words/online.ts';
import online from '../online.module.css';
import { OnlineFrame } from '../online-frame.tsx';
import { type OnlineTable, server } from '../server.ts';
import styles from './dice.module.css';
import { facesOf } from './dice-report.ts';
import { FaceBars, LuckTable } from './figures.tsx';
import { Rolls } from './rolls.tsx';

export function DicePage(): ReactNode {
  const { table } = useParams({ from: '/dice/$table' });
  return <OnlineFrame title={toolWords.dice}>{() => <Dice key={table} id={table} />}</OnlineFrame>;
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
    queryFn: async () => {
      const record = JSON.stringify(await server.call('GET /api/tables/{table}/record', { params }));
      return { record, ...(await desk.checkDice(record)) };
    },
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

function Checked({ table, checked }: { table: OnlineTable; checked: CheckedDice & { record: string } }): ReactNode {
  if (!checked.ok)
    return (
      <div className={styles['page']}>
        <h1>{diceWords.wrong}</h1>
        <p className={online['problem']}>
          {checked.why} {checked.soundUpTo !== null && diceWords.soundUpTo(checked.soundUpTo)}
        </p>
      </div>
    );
  const { rolls, commitment, contributions, seed, record } = checked;
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
          <li>
            <h2>{diceWords.trust}</h2>
            <p>{diceWords.trustNote}</p>
            <code>{diceWords.command(table.scenario)}</code>
            <Button onClick={() => saveAs(`${table.scenario}.json`, record)}>{diceWords.save}</Button>
          </li>
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
