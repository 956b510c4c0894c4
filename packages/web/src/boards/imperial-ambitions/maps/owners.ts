import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import type { Option } from '../../../maps/editor/fields.tsx';
import type { EditorProps } from '../../../maps/types.ts';
import type { WarStock } from './rules.ts';
import { words } from './words.ts';

export type WarProps = EditorProps<WarRecord, WarStock>;

/** Seats count from 1, 0 is neutral. */
export function ownersOf({ players }: WarRecord): Option[] {
  return [{ value: 0, label: words.neutral }, ...players.map(({ seat, name }) => ({ value: seat, label: name }))];
}
