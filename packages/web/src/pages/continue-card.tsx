import type { ReactNode } from 'react';
import type { StoredTable } from '../table/types.ts';
import { myGames, site } from '../words/site.ts';
import { BoxArt } from './box-art.tsx';
import styles from './front-card.module.css';
import { PageLink } from './page-link.tsx';
import { standingOf } from './standing.ts';
import { timeOf } from './time.ts';

/** Where the reader left; a game that is over is not lit. */
export function ContinueCard(props: { table: StoredTable; count: number; title: string }): ReactNode {
  const { table, count, title } = props;
  const { id, game, isOver, updated } = table;
  return (
    <section className={styles['card']} data-lit={isOver ? undefined : ''} aria-labelledby="continue">
      <BoxArt box={game} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          <b>{isOver ? myGames.finished : site.continue}</b> {site.savedAt(timeOf(updated))}
        </p>
        <h2 id="continue">
          {title}: {table.title}
        </h2>
        <p>{standingOf(table)}</p>
        <div className={styles['ways']}>
          <PageLink look={isOver ? 'quiet' : 'lamp'} to="/table/$id" params={{ id }}>
            {isOver ? myGames.look : site.continue}
          </PageLink>
          {isOver && (
            <PageLink look="quiet" to="/replay/$id" params={{ id }}>
              {myGames.replay}
            </PageLink>
          )}
          <PageLink look="quiet" to="/games">
            {site.allGames(count)}
          </PageLink>
          <PageLink look="quiet" to="/games" hash="file">
            {site.openFile}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
