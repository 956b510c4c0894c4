import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import { site } from '../../words/site.ts';
import { PageLink } from '../page-link.tsx';
import { SiteFrame } from '../site-frame.tsx';
import styles from './missing-page.module.css';

export function MissingPage(): ReactNode {
  return (
    <SiteFrame title={site.missing}>
      <div className={styles['missing']}>
        <h1>{site.missing}</h1>
        <p>{site.missingNote}</p>
        <PageLink look="quiet" to="/">
          {shell.toFront}
        </PageLink>
      </div>
    </SiteFrame>
  );
}
