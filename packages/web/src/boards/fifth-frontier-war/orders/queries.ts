import type { WarTypes } from '@admiralty/engine/fifth-frontier-war';
import { type TypedQueries, typedQueries } from '@admiralty/host';
import type { FfwProps } from '../shown.ts';

/** The rules' own answers about open decisions, typed by this game. */
export function queriesOf({ client }: Pick<FfwProps, 'client'>): TypedQueries<WarTypes> {
  return typedQueries<WarTypes>(client);
}
