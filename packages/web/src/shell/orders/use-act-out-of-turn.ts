import type { Refusal } from '@admiralty/engine';
import { useState } from 'react';
import type { Act, TableClient } from '../../table/types.ts';

/** Acts out of turn from a desk: a refusal stays to be read until the next try. */
export function useActOutOfTurn(client: TableClient): { refusal: Refusal | null; act(act: Act): Promise<boolean> } {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = async (wish: Act): Promise<boolean> => {
    const refused = await client.act(wish);
    setRefusal(refused);
    return refused === null;
  };
  return { refusal, act };
}
