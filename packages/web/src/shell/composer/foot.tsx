import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { ActionFoot } from './composer-parts.tsx';

export interface Deed {
  label: string;
  /** left out: it cannot be done yet */
  run?: (() => Promise<unknown>) | undefined;
  /** a letter */
  letter?: string;
  /** `data-coach` */
  coach?: string;
}

/** The primary action, and those beside it; one press at a time. */
export function Foot({ primary, others = [] }: { primary: Deed; others?: readonly Deed[] }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const press = async ({ run }: Deed): Promise<void> => {
    if (!run) return;
    setBusy(true);
    await run();
    setBusy(false);
  };
  return (
    <ActionFoot>
      <Button
        look="lamp"
        data-coach={primary.coach ?? 'commit'}
        aria-keyshortcuts={primary.letter ? `Enter ${primary.letter}` : 'Enter'}
        disabled={!primary.run || isBusy}
        onClick={() => void press(primary)}
      >
        {primary.label} <Key>Enter</Key>
      </Button>
      {others.map((deed) => (
        <Button
          key={deed.label}
          data-coach={deed.coach}
          disabled={!deed.run || isBusy}
          aria-keyshortcuts={deed.letter}
          onClick={() => void press(deed)}
        >
          {deed.label} {deed.letter && <Key>{deed.letter}</Key>}
        </Button>
      ))}
    </ActionFoot>
  );
}
