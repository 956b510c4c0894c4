import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shell } from '../words/shell.ts';
import { site } from '../words/site.ts';
import { SiteFrame } from './site-frame.tsx';

export function MissingPage(): ReactNode {
  return (
    <SiteFrame>
      <h1>{site.missing}</h1>
      <Link to="/">{shell.toFront}</Link>
    </SiteFrame>
  );
}
