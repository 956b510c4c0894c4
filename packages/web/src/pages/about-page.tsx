import type { ReactNode } from 'react';
import { boxOf, playable } from '../boards/boxes.ts';
import { about } from '../words/about.ts';
import { rulesWords } from '../words/rules.ts';
import styles from './about-page.module.css';
import { PageLink } from './page-link.tsx';
import { SiteFrame } from './site-frame.tsx';

export function AboutPage(): ReactNode {
  return (
    <SiteFrame title={about.title}>
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
        {playable.map((game) => (
          <PageLink key={game} look="quiet" to="/rules/$game" params={{ game }}>
            {rulesWords.pageTitle(boxOf(game).title)}
          </PageLink>
        ))}
      </p>
    </SiteFrame>
  );
}
