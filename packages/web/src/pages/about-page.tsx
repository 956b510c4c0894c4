import type { ReactNode } from 'react';
import { about } from '../words/about.ts';
import { gameTitles } from '../words/games.ts';
import { rulesWords } from '../words/rules.ts';
import styles from './about-page.module.css';
import { PageLink } from './page-link.tsx';
import { SiteFrame } from './site-frame.tsx';

export function AboutPage(): ReactNode {
  return (
    <SiteFrame>
      <h1 className={styles['title']}>{about.title}</h1>
      <div className={styles['parts']}>
        {about.parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <p className={styles['ways']}>
        <PageLink look="quiet" to="/rules/$game" params={{ game: 'deltavee' }}>
          {rulesWords.pageTitle(gameTitles.deltavee)}
        </PageLink>
        <PageLink look="quiet" to="/rules/$game" params={{ game: 'sword-and-stars' }}>
          {rulesWords.pageTitle(gameTitles['sword-and-stars'])}
        </PageLink>
      </p>
    </SiteFrame>
  );
}
