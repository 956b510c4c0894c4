import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from '../../ui/refusal.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import styles from './undo-button.module.css';

/** Says how far it can go, or what stops it. */
export function UndoButton(): ReactNode {
  const { client, state, isPast } = useTable();
  const openTab = useBoardStore((store) => store.openTab);
  const { steps, refusal } = state.undo;
  if (state.isReplay || typeof state.viewer !== 'number') return null;
  if (steps > 0)
    return (
      <Button isBarred={isPast} aria-label={shell.undo(steps)} onClick={() => !isPast && void client.undo()}>
        <Icon />
        <Wide below={steps > 1 ? shell.undoPossible(steps) : null} />
        <span className={styles['narrow']}>{shell.undoNarrow(steps)}</span>
      </Button>
    );
  const mayTakeBack = state.practice?.mayTakeBack === true && client.takeBack !== undefined;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button isBarred={!mayTakeBack} {...(refusal && { 'aria-label': shell.undoNot(refusal) })}>
          <Icon />
          <Wide below={refusal ? shell.undoBound(refusal) : null} />
          <span className={styles['narrow']}>{shell.undoShort}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles['why']} align="end" sideOffset={6} collisionPadding={8}>
          <RefusalNote refusal={refusal ?? { rule: 'CORE-undo', why: shell.nothingToUndo }} />
          {state.link && refusal?.code !== 'nothingDone' && (
            <div className={styles['practice']}>
              <p>{shell.askOthersNote}</p>
              <Popover.Close asChild>
                <Button onClick={() => openTab('table')}>{shell.askOthers}</Button>
              </Popover.Close>
            </div>
          )}
          {mayTakeBack && (
            <div className={styles['practice']}>
              <p>{shell.takeBackNote}</p>
              <Popover.Close asChild>
                <Button look="paper" isBarred={isPast} onClick={() => !isPast && void client.takeBack?.()}>
                  {shell.takeBack}
                </Button>
              </Popover.Close>
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** As wide whatever it says, so that nothing beside it moves. */
function Wide({ below }: { below: string | null }): ReactNode {
  return (
    <span className={styles['wide']}>
      {shell.undoShort}
      {below && <small>{below}</small>}
    </span>
  );
}

function Icon(): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width={22} height={22} aria-hidden>
      <path d="M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-3" />
    </svg>
  );
}
