import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-look.ts';

type Props = LinkProps & {
  /** looks like a button; left out: like a link in a text */
  look?: 'lamp' | 'paper' | 'quiet';
  className?: string | undefined;
  children: ReactNode;
};

/** A way to another page. */
export function PageLink({ look, className, ...rest }: Props): ReactNode {
  const names = [look ? buttonClass(look) : '', className ?? ''];
  return <Link {...rest} className={names.join(' ').trim()} />;
}
