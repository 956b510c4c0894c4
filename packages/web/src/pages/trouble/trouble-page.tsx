import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../online/play-link.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import { trouble } from '../../words/site.ts';
import { PageLink } from '../page-link.tsx';
import { SiteFrame } from '../site-frame.tsx';
import styles from './trouble-page.module.css';

/** A page that could not be drawn. */
export function RouteTrouble({ error }: ErrorComponentProps): ReactNode {
  return <TroublePage title={trouble.page} why={trouble.unexpected} safe={trouble.gamesSafe} error={error} />;
}

/** A board that could not be drawn: the game behind it goes on. */
export function BoardTrouble({ error }: ErrorComponentProps): ReactNode {
  return <TroublePage title={trouble.board} why={trouble.unexpected} safe={trouble.gameSafe} error={error} />;
}

interface TroubleProps {
  title: string;
  /** the reason, in plain words */
  why?: string;
  /** what became of the games */
  safe: string;
  error: unknown;
}

/** What happened, what is safe, what to do, and what to tell whoever can mend it. */
export function TroublePage({ title, why, safe, error }: TroubleProps): ReactNode {
  return (
    <SiteFrame title={title}>
      <div className={styles['trouble']} role="alert">
        <h1>{title}</h1>
        {why && <p>{why}</p>}
        <p>{safe}</p>
        <div className={styles['ways']}>
          <Button look="paper" onClick={reload}>
            {trouble.tryAgain}
          </Button>
          <PageLink look="quiet" to="/games">
            {trouble.toGames}
          </PageLink>
          <PageLink look="quiet" to="/">
            {shell.toFront}
          </PageLink>
        </div>
        <Details text={detailsOf(error)} />
      </div>
    </SiteFrame>
  );
}

/** From the beginning: a part of the page that did not arrive comes only with a new load. */
const reload = (): void => location.reload();

function Details({ text }: { text: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(text)); // where that is not allowed it stands there to be marked
  };
  return (
    <details className={styles['details']}>
      <summary>{trouble.details}</summary>
      <p>{trouble.detailsNote}</p>
      <pre>{text}</pre>
      <Button onClick={() => void copy()}>{isCopied ? trouble.copied : trouble.copy}</Button>
    </details>
  );
}

function detailsOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [location.pathname, navigator.userAgent, what].join('\n');
}
