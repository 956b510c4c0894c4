import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ActionFoot } from '../../../shell/composer/composer-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit } from '../names.ts';
import { ownUnits } from '../situation.ts';
import { useDraft } from './draft.ts';
import { energyIn } from './handling.ts';
import { say } from './words.ts';

type Props = Pick<ComposerProps<DvView, null, Choices['command']['answer']>, 'view' | 'client' | 'submit'>;

/** Gives what is composed; the phase ends only by its own button. */
export function CommandFoot({ view, client, submit }: Props): ReactNode {
  const { orders, after, isGiving, clear, give } = useDraft();
  if (orders.length === 0)
    return (
      <ActionFoot>
        <Button
          look="lamp"
          data-coach="end"
          shortcut="F"
          disabled={isGiving}
          onClick={() => void submit({ do: 'end' })}
        >
          {say.command.end}
        </Button>
      </ActionFoot>
    );
  const cost = after ? spentBetween(view, after) : 0;
  return (
    <ActionFoot>
      <Button look="lamp" data-coach="commit" shortcut="Enter" disabled={isGiving} onClick={() => void give(client)}>
        {say.command.give(orders.length)} · {say.command.cost(cost)}
      </Button>
      <Button shortcut="Escape" isKeyHidden disabled={isGiving} onClick={clear}>
        {say.command.clear}
      </Button>
    </ActionFoot>
  );
}

function spentBetween(view: DvView, after: DvView): number {
  return ownUnits(view).reduce((sum, unit) => {
    const then = findUnit(after, unit.unit);
    return sum + (then ? energyIn(unit) - energyIn(then) : 0);
  }, 0);
}
