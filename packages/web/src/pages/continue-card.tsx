import type { ReactNode } from 'react';
import type { StoredTable } from '../table/types.ts';
import { site } from '../words/site.ts';
import { BoxArt } from './box-art/box-art.tsx';
import styles from './front-card.module.css';
import { PageLink } from './page-link.tsx';
import { timeOf } from './time.ts';

/** Where the reader left. */
export function ContinueCard(props: { table: StoredTable; count: number; title: string }): ReactNode {
  const { table, count, title } = props;
  const { id, game, isOver, isYours, phase, updated } = table;
  const standing = isOver ? site.over : isYours ? site.yourMove : site.theirMove;
  return (
    <section className={styles['card']} data-lit aria-labelledby="continue">
      <BoxArt box={game} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          <b>{site.continue}</b> {site.savedAt(timeOf(updated))}
        </p>
        <h2 id="continue">
          {title}: {table.title}
        </h2>
        <p>
          {phase}. {standing}
        </p>
        <div className={styles['ways']}>
          <PageLink look="lamp" to="/table/$id" params={{ id }}>
            {site.continue}
          </PageLink>
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
