/** Decisions with two answers: each its button, the one that changes nothing lit where the book leaves it open. */
import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type Kind = 'attackSdb' | 'activateSdb' | 'breakOff' | 'invade' | 'declareArmistice';
type Props<K extends Kind> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

/** The field of the answer, and whether yes is lit. */
const FIELDS: { readonly [K in Kind]: { field: string; isYesLit: boolean } } = {
  attackSdb: { field: 'attack', isYesLit: false },
  activateSdb: { field: 'active', isYesLit: true },
  breakOff: { field: 'breakOff', isYesLit: false },
  invade: { field: 'invade', isYesLit: false },
  declareArmistice: { field: 'declare', isYesLit: false },
};

function choice<K extends Kind>(kind: K): (props: Props<K>) => ReactNode {
  const { field, isYesLit } = FIELDS[kind];
  const [yes, no] = say.yes[kind];
  return function ChoiceComposer({ asked, client, state, submit }: Props<K>): ReactNode {
    const answer = (isYes: boolean): Choices[K]['answer'] => ({ [field]: isYes }) as Choices[K]['answer'];
    const hints = useLookup(`choice ${kind}`, `${asked.id} ${state.length}`, async () => {
      const found = await client.answers(asked.id);
      return found?.options ?? [];
    });
    const give = (isYes: boolean) => ({
      label: isYes ? yes : no,
      letter: isYes ? 'Y' : 'N',
      run: () => submit(answer(isYes)),
    });
    return (
      <>
        {hints?.map(({ words, hint }) => hint && <p key={words} className={styles['note']}>{`${words}: ${hint}`}</p>)}
        <Foot primary={give(isYesLit)} others={[give(!isYesLit)]} />
      </>
    );
  };
}

export const AttackSdbComposer = choice('attackSdb');
export const ActivateSdbComposer = choice('activateSdb');
export const BreakOffComposer = choice('breakOff');
export const InvadeComposer = choice('invade');
export const ArmisticeComposer = choice('declareArmistice');
