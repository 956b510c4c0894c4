import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { isPlayable } from '../boards/boxes.ts';
import { lessonTable } from '../learning/open-lesson.ts';
import { shell } from '../words/shell.ts';
import styles from './open-table.module.css';
import { MissingPage } from './trouble/missing-page.tsx';

/** The way into a guided game: a table is set, or the begun one opened. */
export function LearnPage(): ReactNode {
  const { game = '', part } = useParams({ strict: false });
  const desk = useDesk();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(!isPlayable(game));
  useEffect(() => {
    if (!isPlayable(game)) return;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const id = await lessonTable(desk, game, part);
      if (isLeft) return;
      if (id === null) setMissing(true);
      else await navigate({ to: '/table/$id', params: { id }, replace: true });
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [desk, game, part, navigate]);
  return isMissing ? <MissingPage /> : <p className={styles['opening']}>{shell.loading}</p>;
}
