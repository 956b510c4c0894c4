import type { Observation, Viewer } from '@admiralty/engine';
import { useEffect, useState } from 'react';
import { useTable } from '../../shell/table-context.tsx';

export type Views = ReadonlyMap<Viewer, Observation>;

/** What each of them saw after so many actions; the last known while the worker looks it up. */
export function useViews(at: number, viewers: readonly Viewer[]): Views {
  const { client } = useTable();
  const [views, setViews] = useState<Views>(new Map());
  const key = viewers.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const wanted = key
      .split(' ')
      .map((name): Viewer => (name === 'referee' || name === 'public' ? name : Number(name)));
    const look = async (): Promise<void> => {
      const found = await Promise.all(wanted.map(async (viewer) => [viewer, await client.at(at, viewer)] as const));
      if (isCurrent) setViews(new Map(found));
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [client, at, key]);
  return views;
}
