import type { ReactNode } from 'react';
import type { Box } from '../boards/box.ts';
import type { Player, TableSetup } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { site } from '../words/site.ts';
import { balanceWords } from './balance.ts';
import { BoxArt } from './box-art.tsx';
import styles from './box-card.module.css';
import { DifficultyMark } from './difficulty-mark.tsx';
import { PageLink } from './page-link.tsx';

interface BoxCardProps {
  box: Box;
  start(setup: TableSetup): Promise<unknown>;
  /** holds the only lamp of the page */
  isLit: boolean;
}

/** One game on the front page. */
export function BoxCard({ box, start, isLit }: BoxCardProps): ReactNode {
  const { play } = box;
  const balance = balanceWords(box.id, play.scenario, play.seats);
  return (
    <article className={styles['box']}>
      <header>
        <span>{box.seats}</span>
        <span>{box.length}</span>
        <h2>{box.title}</h2>
      </header>
      <BoxArt box={box.id} className={styles['art']} />
      <div className={styles['inside']}>
        <p>{box.line}</p>
        <dl>
          <div>
            <dt>{site.difficulty}</dt>
            <dd>
              <DifficultyMark of={box.difficulty} />
            </dd>
          </div>
          <div>
            <dt>{site.contents}</dt>
            <dd>{box.contents}</dd>
          </div>
          <div>
            <dt>{site.balance}</dt>
            <dd>{balance || site.notMeasured}</dd>
          </div>
        </dl>
        {box.referee !== undefined && (
          <PageLink to="/referee/$game" params={{ game: box.id }}>
            {box.referee}
          </PageLink>
        )}
        <div className={styles['ways']}>
          <Button
            look={isLit ? 'lamp' : 'paper'}
            onClick={() => void start({ game: box.id, scenario: play.scenario, players: alone(play.seats) })}
          >
            <span>
              {site.playNow} <small>{play.scenarioTitle}</small>
            </span>
          </Button>
          <PageLink look="quiet" to="/play/$game" params={{ game: box.id }} aria-label={chooseLabel(box.title)}>
            {site.choose}
          </PageLink>
        </div>
      </div>
    </article>
  );
}

function chooseLabel(title: string): string {
  return `${site.choose}: ${title}`;
}

function alone(seats: number): Player[] {
  return Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? { is: 'person' } : { is: 'computer', level: 'cadet' }),
  );
}
