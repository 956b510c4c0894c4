import type { IaView, Shift } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { OrderRows } from './order-rows.tsx';
import { shiftWords } from './shift-words.ts';
import { say } from './words.ts';

interface Props {
  n: number;
  title?: string;
  view: IaView;
  /** what may be added */
  offered: readonly Shift[];
  chosen: readonly Shift[];
  onChange(chosen: readonly Shift[]): void;
}

/** Who comes aboard, leaves, docks or lands in one hex, for free; each step may open others. */
export function FreeActions({ n, title = say.move.free, view, offered, chosen, onChange }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (offered.length + chosen.length === 0) return null;
  const rowsOf = (shifts: readonly Shift[]) => shifts.map((shift) => ({ words: shiftWords(view, shift) }));
  return (
    <ComposerStep
      n={n}
      title={title}
      isOpen={isOpen || chosen.length > 0}
      value={chosen.length === 0 ? say.move.noFree(offered.length) : chosen.length}
      onReopen={() => setOpen(true)}
    >
      <OrderRows
        label={say.move.chosen}
        rows={rowsOf(chosen)}
        action={say.takeOut}
        onPress={(at) => onChange(chosen.slice(0, at))}
      />
      <OrderRows
        label={title}
        rows={rowsOf(offered)}
        action={say.add}
        onPress={(at) => {
          const shift = offered[at];
          if (shift) onChange([...chosen, shift]);
        }}
      />
    </ComposerStep>
  );
}
