import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { readStartLink } from '../table/start-link.ts';
import type { Level, Player, StoredTable, TableSetup } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { gameTitles } from '../words/games.ts';
import { site } from '../words/site.ts';
import { type BoxFront, boxFronts } from './catalogue.ts';
import styles from './front-page.module.css';
import { SiteFrame } from './site-frame.tsx';

const LEVEL: Level = 'cadet';

export function FrontPage(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [stored, setStored] = useState<StoredTable[]>([]);
  useEffect(() => void desk.stored().then(setStored), [desk]);
  const start = async (setup: TableSetup): Promise<void> => {
    const made = await desk.create(setup);
    if (made.ok) await navigate({ to: '/table/$id', params: { id: made.id } });
  };
  const linked = readStartLink(location.hash);
  return (
    <SiteFrame>
      <div className={styles['top']}>
        <div>
          <h1>{site.promise}</h1>
          <p>{site.how}</p>
        </div>
        {linked && (
          <Button look="lamp" onClick={() => void start(linked)}>
            {site.start}
          </Button>
        )}
        {stored[0] && <Continue table={stored[0]} count={stored.length} />}
      </div>
      <ul className={styles['boxes']}>
        {boxFronts.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} start={start} />
          </li>
        ))}
      </ul>
    </SiteFrame>
  );
}

function Continue({ table, count }: { table: StoredTable; count: number }): ReactNode {
  return (
    <section className={styles['continue']} aria-label={site.continue}>
      <h2>
        {gameTitles[table.game]}: {table.title}
      </h2>
      <p>{table.phase}</p>
      <Link to="/table/$id" params={{ id: table.id }}>
        {site.continue}
      </Link>{' '}
      <Link to="/games">{site.allGames(count)}</Link>
    </section>
  );
}

function BoxCard({ box, start }: { box: BoxFront; start(setup: TableSetup): Promise<void> }): ReactNode {
  const { play } = box;
  return (
    <article className={styles['box']}>
      <header>
        <span>{box.seats}</span>
        <span>{box.length}</span>
        <h2>{box.title}</h2>
      </header>
      <p>{box.line}</p>
      {play ? (
        <div className={styles['foot']}>
          <Button
            look="paper"
            onClick={() => void start({ game: play.game, scenario: play.scenario, players: alone(play.seats) })}
          >
            <span>
              {site.playNow}
              <small>{play.scenarioTitle}</small>
            </span>
          </Button>
          <Link to="/play/$game" params={{ game: play.game }}>
            {site.choose}
          </Link>
        </div>
      ) : (
        <p className={styles['notYet']}>{site.notYet}</p>
      )}
    </article>
  );
}

function alone(seats: number): Player[] {
  return Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? { is: 'person' } : { is: 'computer', level: LEVEL }),
  );
}
