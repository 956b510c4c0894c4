import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { boxes, boxOf, firstGame } from '../boards/boxes.ts';
import type { StoredTable, TableSetup } from '../table/types.ts';
import { site } from '../words/site.ts';
import { BoxCard } from './box-card.tsx';
import { ContinueCard } from './continue-card.tsx';
import styles from './front-page.module.css';
import { LessonLinks } from './lesson-links.tsx';
import { LinkCard, useSentLink } from './link-card.tsx';
import { AllMapLinks } from './map-links.tsx';
import { NewcomerCard } from './newcomer-card.tsx';
import { PageLink } from './page-link.tsx';
import { SiteFrame } from './site-frame.tsx';

/** What this is, where you left, and four boxes. */
export function FrontPage(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [stored, setStored] = useState<StoredTable[] | null>(null);
  const sent = useSentLink();
  useEffect(() => {
    void desk.stored().then(setStored);
  }, [desk]);
  const start = async (setup: TableSetup): Promise<string | null> => {
    const made = await desk.create(setup);
    if (!made.ok) return made.why;
    await navigate({ to: '/table/$id', params: { id: made.id } });
    return null;
  };
  const last = stored?.find(({ isOver }) => !isOver) ?? stored?.[0];
  const hasNothingToDo = stored?.every(({ isOver }) => isOver) && !sent;
  return (
    <SiteFrame title={null}>
      <div className={styles['hero']}>
        <div>
          <h1>{site.promise}</h1>
          <p>
            {site.how}{' '}
            <PageLink to="/new/$game" params={{ game: firstGame }}>
              {site.withFriends}
            </PageLink>
          </p>
        </div>
        {sent ? (
          <LinkCard sent={sent} start={start} />
        ) : last ? (
          <ContinueCard table={last} count={stored?.length ?? 0} title={boxOf(last.game).title} />
        ) : (
          <NewcomerCard isKnown={stored !== null} />
        )}
      </div>
      <ul className={styles['boxes']}>
        {boxes.map((box, at) => (
          <li key={box.id}>
            <BoxCard box={box} start={start} isLit={hasNothingToDo === true && at === 0} />
          </li>
        ))}
      </ul>
      <footer className={styles['foot']}>
        {last && (
          <>
            <strong>{site.newHere}</strong>
            <LessonLinks />
          </>
        )}
        <AllMapLinks />
        <span className={styles['promises']}>
          {site.promises.join(' · ')} · <PageLink to="/about">{site.aboutData}</PageLink>
        </span>
      </footer>
    </SiteFrame>
  );
}
