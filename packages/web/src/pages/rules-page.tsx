import { useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { boxOf, isPlayable, playable } from '../boards/boxes.ts';
import { useDrawer } from '../rules/drawer-store.ts';
import { RuleBook } from '../rules/rule-book.tsx';
import { useFacts } from '../rules/use-facts.ts';
import type { GameId } from '../table/types.ts';
import { rulesWords } from '../words/rules.ts';
import { Lookups } from './lookups.tsx';
import { PageLink } from './page-link.tsx';
import styles from './rules-page.module.css';
import { SiteFrame } from './site-frame.tsx';
import { MissingPage } from './trouble/missing-page.tsx';

export function RulesPage(): ReactNode {
  const { game } = useParams({ from: '/rules/$game' });
  return isPlayable(game) ? (
    <Lookups>
      <Rules key={game} game={game} />
    </Lookups>
  ) : (
    <MissingPage />
  );
}

function Rules({ game }: { game: GameId }): ReactNode {
  const facts = useFacts(game);
  const { hash } = useLocation();
  const { rule, close } = useDrawer();
  useEffect(() => close, [close]);
  const first = rule ?? (hash === '' ? null : hash);
  return (
    <SiteFrame title={rulesWords.pageTitle(boxOf(game).title)}>
      <div className={styles['head']}>
        <h1>{rulesWords.pageTitle(boxOf(game).title)}</h1>
        <nav aria-label={rulesWords.games}>
          {playable.map((one) => (
            <PageLink key={one} look={one === game ? 'paper' : 'quiet'} to="/rules/$game" params={{ game: one }}>
              {boxOf(one).title}
            </PageLink>
          ))}
        </nav>
      </div>
      <p className={styles['own']}>{rulesWords.own}</p>
      {facts ? (
        <RuleBook key={first} facts={facts} first={first} place="page" />
      ) : (
        <p role="status">{rulesWords.loading}</p>
      )}
    </SiteFrame>
  );
}
