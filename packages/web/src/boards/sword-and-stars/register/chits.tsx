import type { ChitPlay, PlayerView, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { useActOutOfTurn } from '../../../shell/orders/use-act-out-of-turn.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Part } from '../../../ui/part.tsx';
import { RefusalNote } from '../../../ui/refusal.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import type { BoardProps } from '../../types.ts';
import { words } from '../words.ts';
import styles from './register.module.css';

/** The reader's own hand; each chit opens the ways to play it. */
export function Chits({ player, ...props }: BoardProps<SsView> & { player: PlayerView }): ReactNode {
  const [open, setOpen] = useState<number | null>(null);
  const { printed } = props.view;
  const free = Math.max(0, printed.chits - player.hand.length - player.faceUp.length); // SS-9.2b
  const shown = [
    ...player.hand.map((chit) => ({ ...chit, isUp: false })),
    ...player.faceUp.map((chit) => ({ ...chit, isUp: true })),
  ];
  const picked = shown.find(({ chit }) => chit === open);
  return (
    <Part title={words.chits} note={words.chitsSeen}>
      <ul className={styles['chits']}>
        {shown.map(({ chit, kind, name, isUp }) => (
          <li key={chit}>
            <button type="button" onClick={() => setOpen(chit)}>
              <b>{name}</b>
              <small>{isUp ? words.faceUp : words.chitWords[kind]?.(printed)}</small>
            </button>
          </li>
        ))}
        {free > 0 && <li data-free>{words.chitPlaces(free)}</li>}
      </ul>
      {picked && (
        <SheetDialog title={words.playChit(picked.name)} isOpen onClose={() => setOpen(null)}>
          <Plays {...props} chit={picked.chit} onDone={() => setOpen(null)} />
        </SheetDialog>
      )}
    </Part>
  );
}

/** Every way to play it now, in words, and what comes of it. */
function Plays(props: BoardProps<SsView> & { chit: number; onDone(): void }): ReactNode {
  const { client, state, isPast, chit, onDone } = props;
  const { refusal, act } = useActOutOfTurn(client);
  const offered = useLookup('out-of-turn', String(state.length), () => client.outOfTurn());
  const plays = offered?.filter(({ kind, answer }) => kind === 'playChit' && (answer as ChitPlay).chit === chit) ?? [];
  const play = async (answer: unknown): Promise<void> => {
    if (await act({ decision: null, kind: 'playChit', with: answer })) onDone();
  };
  return (
    <div className={styles['dialog']}>
      {refusal && <RefusalNote refusal={refusal} />}
      {(plays.length === 0 || isPast) && <p className={styles['note']}>{words.noPlay}</p>}
      {!isPast && (
        <ul className={styles['plays']}>
          {plays.map(({ answer, words: line, hint }) => (
            <li key={line}>
              <button type="button" onClick={() => void play(answer)}>
                {line}
                {hint !== null && <small>{hint}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
