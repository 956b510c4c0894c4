import type { ReactNode } from 'react';
import { AskAgain } from '../../ui/ask-again.tsx';
import { myGames } from '../../words/site.ts';

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
      title={myGames.removeSure(title)}
      note={myGames.removeNote}
      no={myGames.keep}
      yes={myGames.yesRemove}
      act={remove}
      isOpen={isOpen}
      setOpen={setOpen}
    />
  );
}
