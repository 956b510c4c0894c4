import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { firstGame } from '../boards/boxes.ts';
import { isDark, useSettings } from '../settings/settings.ts';
import { useMedia } from '../shell/frame/use-media.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { shell } from '../words/shell.ts';
import { site } from '../words/site.ts';
import styles from './site-frame.module.css';

const ways = [
  { to: '/', label: site.play, icon: 'M6 4l14 8-14 8z' },
  { to: '/games', label: site.games, icon: 'M3 9l9-6 9 6M3 14l9-6 9 6M3 19l9-6 9 6' },
  { to: '/rules/$game', label: site.rules, icon: 'M4 4h7a2 2 0 0 1 1 1 2 2 0 0 1 1-1h7v15h-8l-1 1-1-1H4zM12 5v14' },
  { to: '/about', label: site.about, icon: 'M12 3a9 9 0 1 1-.1 0zM12 11v6M12 7v1' },
] as const;

interface SiteFrameProps {
  /** of the page, as tabs and bookmarks have it; null: the name of the site alone */
  title: string | null;
  /** the reader, on pages that know a server */
  who?: ReactNode;
  children: ReactNode;
}

/** Head and margins of every page beside the board; on a phone the ways lie at the bottom. */
export function SiteFrame({ title, who = null, children }: SiteFrameProps): ReactNode {
  const { theme, change } = useSettings();
  useEffect(() => {
    document.title = title === null ? shell.name : `${title} · ${shell.name}`;
  }, [title]);
  const { game } = useParams({ strict: false });
  useMedia('(prefers-color-scheme: light)'); // follows the system while it is open
  const dark = isDark(theme);
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#content">
        {site.toContent}
      </a>
      <header className={styles['head']}>
        <Link to="/" className={styles['brand']}>
          <Mark size={30} /> {shell.name}
        </Link>
        <nav aria-label={site.navigation} className={styles['ways']}>
          {ways.map(({ to, label, icon }) => (
            <Link key={to} to={to} params={{ game: game ?? firstGame }} activeOptions={{ exact: to === '/' }}>
              <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden>
                <path d={icon} />
              </svg>
              {label}
            </Link>
          ))}
        </nav>
        {who}
        <Button onClick={() => change({ theme: dark ? 'light' : 'dark' })}>{dark ? shell.light : shell.dark}</Button>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
