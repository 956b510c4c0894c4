import type { ComponentProps, ReactNode } from 'react';
import { useShortcut } from './commands.ts';

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  /** a key that presses it anywhere on the board; left out: none */
  shortcut: string | undefined;
};

/** A button with a look of its own, and a key. */
export function KeyButton({ shortcut, children, ...rest }: Props): ReactNode {
  return (
    <button type="button" {...rest} {...useShortcut<HTMLButtonElement>(shortcut)}>
      {children}
    </button>
  );
}
