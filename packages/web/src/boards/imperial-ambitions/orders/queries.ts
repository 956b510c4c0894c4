import type { ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import { type TypedQueries, typedQueries } from '@admiralty/host';
import type { IaProps } from '../situation.ts';

/** The rules' own answers about open decisions, typed by this game. */
export function queriesOf({ client }: Pick<IaProps, 'client'>): TypedQueries<ImperialTypes> {
  return typedQueries<ImperialTypes>(client);
}
