import type { ReactNode } from 'react';

/** The first line of a table. */
export function ColumnHeads({ names }: { names: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
