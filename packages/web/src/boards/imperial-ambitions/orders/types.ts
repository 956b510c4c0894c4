import type { Choices, IaView } from '@admiralty/engine/imperial-ambitions';
import type { ComposerProps } from '../../types.ts';

/** What the composer of one kind of decision gets. */
export type Composing<K extends keyof Choices> = ComposerProps<IaView, Choices[K]['about'], Choices[K]['answer']>;
