import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Key } from './key.tsx';

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** cannot be done, but still answers why not */
  isBarred?: boolean;
  /** a key that presses it anywhere on the board: a letter, a digit, `Enter` */
  shortcut?: string;
};

export function Button(props: Props): ReactNode {
  const { look = 'quiet', isBarred = false, shortcut, className, type = 'button', children, ...rest } = props;
  const names = [buttonClass(look), isBarred ? styles['barred'] : '', className ?? ''];
  return (
    <button
      type={type}
      className={names.join(' ')}
      aria-disabled={isBarred || undefined}
      aria-keyshortcuts={shortcut}
      {...rest}
    >
      {children}
      {shortcut && <Key>{shortcut}</Key>}
    </button>
  );
}
