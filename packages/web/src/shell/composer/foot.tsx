import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ActionFoot } from './composer-parts.tsx';

export interface FootAction {
  label: string;
  /** left out: it cannot be done yet */
  run?: (() => Promise<unknown>) | undefined;
  /** at length, on hover */
  title?: string;
  /** a letter */
  letter?: string;
  /** `data-coach` */
  coach?: string;
}

interface FootProps {
  primary: FootAction;
  others?: readonly FootAction[];
  /** what it comes to, where the figures may lie below the fold of a small screen */
  note?: ReactNode;
}

/** The primary action, and those beside it; one press at a time. */
export function Foot({ primary, others = [], note }: FootProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const press = async ({ run }: FootAction): Promise<void> => {
    if (!run) return;
    setBusy(true);
    await run();
    setBusy(false);
  };
  return (
    <ActionFoot note={note}>
      <Button
        look="lamp"
        data-coach={primary.coach ?? 'commit'}
        shortcut={primary.letter ? `Enter ${primary.letter}` : 'Enter'}
        disabled={!primary.run || isBusy}
        onClick={() => void press(primary)}
      >
        {primary.label}
      </Button>
      {others.map((action) => (
        <Button
          key={action.label}
          title={action.title}
          data-coach={action.coach}
          disabled={!action.run || isBusy}
          {...(action.letter ? { shortcut: action.letter } : {})}
          onClick={() => void press(action)}
        >
          {action.label}
        </Button>
      ))}
    </ActionFoot>
  );
}
