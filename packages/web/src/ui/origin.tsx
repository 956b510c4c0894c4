import { Popover } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { words } from '../words/kit.ts';
import styles from './origin.module.css';
import { RuleChip } from './rule-chip.tsx';

interface OriginProps {
  /** the number */
  children: ReactNode;
  /** what it is the number of, for those who hear it; '' the number says so itself */
  name: string;
  /** where it comes from, in words or as arithmetic, one line each */
  from: readonly string[];
  rule?: string;
  /** the data behind it was reconstructed */
  isReconstructed?: boolean;
}

const LEAVE_MS = 160;

/** A number that says where it comes from when hovered, focused or tapped. */
export function Origin({ children, name, from, rule, isReconstructed = false }: OriginProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enter = (): void => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = (): void => {
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  const hover = { onMouseEnter: enter, onMouseLeave: leave };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={styles['origin']}
        {...hover}
        onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
        onBlur={leave}
      >
        {name && <span className="unseen">{name} </span>}
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles['card']}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          {...hover}
        >
          {from.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {(rule || isReconstructed) && (
            <p className={styles['source']}>
              {rule && <RuleChip rule={rule} />} {isReconstructed && <em>{words.reconstructed}</em>}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
