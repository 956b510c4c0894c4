import type { Refusal } from '@admiralty/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Asked } from '../../boards/types.ts';
import { RefusalNote } from '../../ui/refusal.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './composer.module.css';
import { GenericComposer } from './generic-composer.tsx';
import { forgetDraft } from './use-draft.ts';

/** The board's own composer for this kind of decision, or the one that fits all. Refusals stand right above its foot. */
export function Composer({ asked, isFirst }: { asked: Asked; isFirst: boolean }): ReactNode {
  const { board, shown, client, state } = useTable();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusBack(place, isFirst);
  if (!shown) return null;
  const { id: decision, kind } = asked;
  const submit = async (answer: unknown): Promise<Refusal | null> => {
    const refused = await client.act({ decision, kind, with: answer });
    setRefusal(refused);
    if (!refused) forgetDraft({ state, asked });
    return refused;
  };
  const whyNot = async (answer: unknown): Promise<Refusal | null> => {
    const refused = await client.check({ decision, kind, with: answer });
    setRefusal(refused);
    return refused;
  };
  const kit = board.decisions[kind];
  const props = { ...shown, asked, submit, whyNot };
  return (
    <section
      ref={place}
      className={styles['composer']}
      aria-label={shell.orders}
      tabIndex={-1}
      onClickCapture={({ target }) => {
        const isInNote = target instanceof Element && target.closest('[role=alert]') !== null;
        if (!isInNote) setRefusal(null); // whoever goes on has read it
      }}
    >
      {kit?.Composer ? <kit.Composer {...props} /> : <GenericComposer {...props} />}
      {refusal && <RefusalNote refusal={refusal} />}
    </section>
  );
}

/** After a commit by keyboard the focus was on a control that is gone: it comes back here. */
function useFocusBack(place: { current: HTMLElement | null }, isFirst: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isFirst && (activeElement === null || activeElement === body)) place.current?.focus({ preventScroll: true });
  }, [place, isFirst]);
}
