import type { Choices, DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ActionFoot } from '../../../shell/composer/composer-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit } from '../names.ts';
import { ownUnits } from '../situation.ts';
import { useDraft } from './draft.ts';
import { energyIn } from './handling.ts';
import { SurvivalNote } from './survival.tsx';
import { say } from './words.ts';

interface Props extends Pick<ComposerProps<DvView, null, Choices['command']['answer']>, 'view' | 'client' | 'submit'> {
  /** the one in hand */
  unit: UnitView | undefined;
}

/** Gives what is composed; the phase ends only by its own button. */
export function CommandFoot({ view, client, submit, unit }: Props): ReactNode {
  const { orders, after, isGiving, clear, give } = useDraft();
  const now = unit && after ? (findUnit(after, unit.unit) ?? unit) : unit;
  const note = unit?.vessel && now && <SurvivalNote view={after ?? view} unit={unit} now={now} />;
  if (orders.length === 0)
    return (
      <ActionFoot note={note}>
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
    <ActionFoot note={note}>
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
