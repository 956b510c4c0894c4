import type { ReactNode } from 'react';
import { about } from '../words/about.ts';
import { SiteFrame } from './site-frame.tsx';

export function AboutPage(): ReactNode {
  return (
    <SiteFrame>
      <h1>{about.title}</h1>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </SiteFrame>
  );
}
