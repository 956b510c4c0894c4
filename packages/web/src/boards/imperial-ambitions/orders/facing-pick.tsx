import type { ReactNode } from 'react';
import { useCommands } from '../../../ui/commands.ts';
import { Segments } from '../../../ui/segments.tsx';
import { words } from '../words.ts';
import { say } from './words.ts';

/** One of six; Q and E turn it. */
export function FacingPick({ facing, onPick }: { facing: number; onPick(facing: number): void }): ReactNode {
  useCommands([
    { id: 'turn left', keys: ['q'], label: say.activate.left, run: () => onPick((facing + 5) % 6) },
    { id: 'turn right', keys: ['e'], label: say.activate.right, run: () => onPick((facing + 1) % 6) },
  ]);
  return (
    <Segments
      label={say.activate.facing}
      value={String(facing)}
      onPick={(one) => onPick(Number(one))}
      options={words.unit.facings.map((name, at) => ({ id: String(at), label: name }))}
    />
  );
}
