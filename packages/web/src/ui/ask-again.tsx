import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './ask-again.module.css';
import { Button } from './button.tsx';

interface AskAgainProps {
  title: string;
  note: string;
  no: string;
  yes: string;
  act(): void;
  /** left out: `trigger` opens it */
  isOpen?: boolean;
  setOpen?(isOpen: boolean): void;
  trigger?: ReactNode;
}

/** Asked once more before something that cannot be taken back. */
export function AskAgain({ title, note, no, yes, act, isOpen, setOpen, trigger }: AskAgainProps): ReactNode {
  return (
    <AlertDialog.Root {...(isOpen === undefined ? {} : { open: isOpen })} {...(setOpen && { onOpenChange: setOpen })}>
      {trigger !== undefined && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles['scrim']} />
        <AlertDialog.Content className={styles['dialog']}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{note}</AlertDialog.Description>
          <div className={styles['foot']}>
            <AlertDialog.Cancel asChild>
              <Button>{no}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="paper" onClick={act}>
                {yes}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
