import type { ReactNode } from 'react';
import { buttonClass } from './button-look.ts';

/** Opens a JSON file of the reader. */
export function FileButton({ onFile, children }: { onFile(file: File): void; children: ReactNode }): ReactNode {
  return (
    <label className={buttonClass('quiet')}>
      <input
        type="file"
        className="unseen"
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}
