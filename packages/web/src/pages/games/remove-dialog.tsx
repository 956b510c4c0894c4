import type { ReactNode } from 'react';
import { AskAgain } from '../../ui/ask-again.tsx';
import { shelf } from '../../words/site.ts';

interface RemoveDialogProps {
  title: string;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  remove(): void;
}

/** A game that is removed is gone. */
export function RemoveDialog({ title, isOpen, setOpen, remove }: RemoveDialogProps): ReactNode {
  return (
    <AskAgain
      title={shelf.removeSure(title)}
      note={shelf.removeNote}
      no={shelf.keep}
      yes={shelf.yesRemove}
      act={remove}
      isOpen={isOpen}
      setOpen={setOpen}
    />
  );
}
