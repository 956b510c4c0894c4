import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isDark, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { shell } from '../words/shell.ts';
import { site } from '../words/site.ts';
import styles from './site-frame.module.css';

/** Head and margins of every page beside the board. */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const { theme, change } = useSettings();
  const dark = isDark(theme);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to="/" className={styles['brand']}>
          <Mark size={28} /> {shell.name}
        </Link>
        <nav aria-label={site.navigation}>
          <Link to="/">{site.play}</Link>
          <Link to="/games">{site.games}</Link>
          <Link to="/rules/$game" params={{ game: 'deltavee' }}>
            {site.rules}
          </Link>
          <Link to="/about">{site.about}</Link>
        </nav>
        <Button onClick={() => change({ theme: dark ? 'light' : 'dark' })}>{dark ? shell.light : shell.dark}</Button>
      </header>
      <main>{children}</main>
    </div>
  );
}
