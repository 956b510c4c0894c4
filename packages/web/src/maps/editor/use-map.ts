import { useCallback, useEffect, useState } from 'react';
import type { GameId } from '../../table/types.ts';
import { begin, changed, type History, redone, undone } from '../history.ts';
import { mapDesk } from '../map-client.ts';
import { addMap, type KeptMap, keepMap } from '../map-store.ts';
import { placed } from '../paths.ts';
import type { Checked, MapRecord, PlacedProblem } from '../types.ts';

export interface OpenMap {
  key: string;
  record: MapRecord;
  canUndo: boolean;
  canRedo: boolean;
  change(next: MapRecord, tag?: string): void;
  undo(): void;
  redo(): void;
  /** another one is worked on from now on */
  open(map: KeptMap): void;
  add(record: MapRecord): void;
  /** null: it is being looked at */
  checked: Checked | null;
  problems: readonly PlacedProblem[];
  isKept: boolean;
}

/** The map that is worked on: its changes, what is wrong with it, and its place in the page's storage. */
export function useMap(game: GameId, first: KeptMap): OpenMap {
  const [key, setKey] = useState(first.key);
  const [history, setHistory] = useState<History<MapRecord>>(() => begin(first.record));
  const [isKept, setKept] = useState(true);
  const record = history.now;
  const checked = useChecked(game, record);
  useEffect(() => setKept(keepMap(game, { key, record })), [game, key, record]);
  const open = (map: KeptMap): void => {
    setKey(map.key);
    setHistory(begin(map.record));
  };
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  return {
    key,
    record,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next, tag) => setHistory((now) => changed(now, next, tag ?? null)),
    undo,
    redo,
    open,
    add: (given) => open(addMap(game, given)),
    checked: checked?.record === record ? checked : null,
    problems: checked?.placed ?? [],
    isKept,
  };
}

interface CheckedRecord extends Checked {
  record: MapRecord;
  placed: readonly PlacedProblem[];
}

/** As you draw: the answer to the newest change counts. */
function useChecked(game: GameId, record: MapRecord): CheckedRecord | null {
  const [checked, setChecked] = useState<CheckedRecord | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void mapDesk()
      .check(game, record)
      .then((found) => {
        const problems = found.problems.map((problem) => placed(record, problem));
        if (isCurrent) setChecked({ ...found, record, placed: problems });
      });
    return () => {
      isCurrent = false;
    };
  }, [game, record]);
  return checked;
}
