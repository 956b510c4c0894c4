import type { ReactNode } from 'react';
import { firstGame } from '../boards/boxes.ts';
import { site } from '../words/site.ts';
import { BoxArt } from './box-art.tsx';
import styles from './front-card.module.css';
import { LessonLinks } from './lesson-links.tsx';

/** For somebody without a game yet; empty while the saved games are being read. */
export function NewcomerCard({ isKnown }: { isKnown: boolean }): ReactNode {
  return (
    <section className={styles['card']} aria-labelledby="newcomer" data-known={isKnown}>
      <BoxArt box={firstGame} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          <b>{site.newHere}</b>
        </p>
        <h2 id="newcomer">{site.guidedTitle}</h2>
        <p>{site.guidedNote}</p>
        <div className={styles['ways']}>
          <LessonLinks look="quiet" />
        </div>
      </div>
    </section>
  );
}
