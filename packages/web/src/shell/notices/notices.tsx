import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { Emblem } from '../../kit/emblem.tsx';
import type { SideNumber } from '../../kit/side.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import styles from './notices.module.css';

export interface Notice {
  id: number;
  words: string;
  /** the bold beginning */
  head?: string;
  side?: SideNumber;
  /** about a decision of the reader: lit */
  isYours?: boolean;
}

interface Notices {
  all: readonly Notice[];
  shown: Notice | null;
  notify(notice: Omit<Notice, 'id'>): void;
  hide(): void;
}

const KEPT = 20;
const SHOWN_MS = 6000;

/** Short news beside the board; the newest is shown, all are kept for the menu. */
export const useNotices = create<Notices>()((set) => ({
  all: [],
  shown: null,
  notify: (notice) =>
    set(({ all }) => {
      const shown = { ...notice, id: (all[0]?.id ?? 0) + 1 };
      return { shown, all: [shown, ...all].slice(0, KEPT) };
    }),
  hide: () => set({ shown: null }),
}));

export function NoticeBar(): ReactNode {
  const { shown, hide } = useNotices();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  return (
    <div className={styles['place']} role="status">
      {shown && (
        <div className={styles['notice']} data-yours={shown.isYours}>
          {shown.side !== undefined && <Emblem side={shown.side} size={14} />}
          <span>
            {shown.head && <strong>{shown.head}</strong>} {shown.words}
          </span>
          <Button look="plain" onClick={hide} aria-label={shell.close}>
            ×
          </Button>
        </div>
      )}
    </div>
  );
}
