import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & {
  /** lamp: the one primary action of your decision. paper: primary elsewhere. quiet: everything else. */
  look?: 'lamp' | 'paper' | 'quiet' | 'plain';
  /** cannot be done, but still answers why not */
  isBarred?: boolean;
};

export function Button({ look = 'quiet', isBarred = false, className, type = 'button', ...rest }: Props): ReactNode {
  const names = [styles['button'], styles[look], isBarred ? styles['barred'] : '', className ?? ''];
  return <button type={type} className={names.join(' ')} aria-disabled={isBarred || undefined} {...rest} />;
}
