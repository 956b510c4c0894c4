import type { ReactNode } from 'react';

/** The mark of Admiralty. */
export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="currentColor" aria-hidden>
      <path
        fillRule="evenodd"
        d="M17 4.500H47L63 32L47 59.500H17L1 32zM19.900 9.500L6.800 32L19.900 54.500H44.100L57.200 32L44.100 9.500z"
      />
      <path fillRule="evenodd" d="M32 13L47 48H39.800L36.700 40H27.300L24.200 48H17zM29.500 34H34.500L32 27z" />
    </svg>
  );
}
