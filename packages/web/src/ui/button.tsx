import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { useShortcut } from './commands.ts';
import { Key } from './key.tsx';

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** cannot be done, but still answers why not */
  isBarred?: boolean;
  /** keys that press it anywhere on the board, by spaces: a letter, a digit, `Enter`; the first is shown */
  shortcut?: string;
  /** too long, or known to everybody */
  isKeyHidden?: boolean;
};

export function Button(props: Props): ReactNode {
  const {
    look = 'quiet',
    isBarred = false,
    shortcut,
    isKeyHidden = false,
    className,
    type = 'button',
    children,
    ref,
    ...rest
  } = props;
  const key = useShortcut<HTMLButtonElement>(shortcut);
  const names = [buttonClass(look), isBarred ? styles['barred'] : '', className ?? ''];
  return (
    <button
      type={type}
      className={names.join(' ')}
      aria-disabled={isBarred || undefined}
      {...rest}
      aria-keyshortcuts={key['aria-keyshortcuts']}
      ref={shortcut === undefined ? ref : key.ref}
    >
      {children}
      {shortcut && !isKeyHidden && <Key>{shortcut.split(' ')[0]}</Key>}
    </button>
  );
}
