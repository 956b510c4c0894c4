import { useEffect, useState } from 'react';
import { loadFormat } from '../boards/map-formats.ts';
import type { GameId } from '../table/types.ts';
import { mapDesk } from './map-client.ts';
import type { MapFormat, Template } from './types.ts';

export interface OpenFormat {
  format: MapFormat;
  stock: unknown;
  templates: readonly Template[];
}

/** null: it is still coming. */
export function useFormat(game: GameId): OpenFormat | null {
  const [opened, setOpened] = useState<OpenFormat | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([loadFormat(game), mapDesk().stock(game)]).then(
      ([format, given]) => isCurrent && setOpened({ format, ...given }),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return opened;
}
