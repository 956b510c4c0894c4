import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { shelf } from '../../words/site.ts';
import styles from './games.module.css';

interface RemoveDialogProps {
  title: string;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  remove(): void;
}

/** A game that is removed is gone: asked once more. */
export function RemoveDialog({ title, isOpen, setOpen, remove }: RemoveDialogProps): ReactNode {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles['scrim']} />
        <AlertDialog.Content className={styles['dialog']}>
          <AlertDialog.Title>{shelf.removeSure(title)}</AlertDialog.Title>
          <AlertDialog.Description>{shelf.removeNote}</AlertDialog.Description>
          <div className={styles['dialogFoot']}>
            <AlertDialog.Cancel asChild>
              <Button>{shelf.keep}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="paper" onClick={remove}>
                {shelf.yesRemove}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
