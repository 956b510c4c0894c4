import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { words } from '../words/kit.ts';
import { Button } from './button.tsx';
import styles from './sheet-dialog.module.css';

interface SheetDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A small window over the page: in the middle of a desk, at the bottom of a phone. */
export function SheetDialog({ title, isOpen, onClose, children }: SheetDialogProps): ReactNode {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['scrim']} />
        <Dialog.Content className={styles['dialog']} aria-describedby={undefined}>
          <div className={styles['head']}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="plain" aria-label={words.close}>
                ×
              </Button>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
