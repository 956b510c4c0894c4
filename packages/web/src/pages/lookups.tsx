import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LookupTrouble } from '../shell/lookup-trouble.tsx';
import { newLookups } from '../shell/use-lookup.ts';

/** For pages that look things up; what fails is said above them. */
export function Lookups({ children }: { children: ReactNode }): ReactNode {
  const [lookups] = useState(newLookups);
  return (
    <QueryClientProvider client={lookups}>
      <LookupTrouble />
      {children}
    </QueryClientProvider>
  );
}
