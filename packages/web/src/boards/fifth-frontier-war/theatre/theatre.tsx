/** A fight over the whole map: both orders of battle, what was fired, what lies ahead in the hex, and its steps. */
import { type FfwView, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useMemo } from 'react';
import type { TableState } from '../../../table/types.ts';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import { Ahead } from './ahead.tsx';
import { Camp } from './camp.tsx';
import { Exchange } from './exchange.tsx';
import { Steps } from './steps.tsx';
import styles from './theatre.module.css';
import { fightIn } from './volleys.ts';

const say = words.theatre;

interface TheatreProps {
  shown: Shown;
  state: TableState;
  combat: NonNullable<FfwView['combat']>;
  close(): void;
}

export function Theatre({ shown, state, combat, close }: TheatreProps): ReactNode {
  const { view } = shown;
  const fight = useMemo(() => fightIn(state.log, combat.hex), [state.log, combat.hex]);
  const own = typeof view.viewer === 'number' ? sideOfSeat(view, view.viewer) : 1;
  const place = shown.cards.place(combat.hex);
  const camp = (side: number): ReactNode => (
    <Camp stack={place.stacks[side]} side={side} combat={combat} isOwn={side === own} />
  );
  return (
    <section className={styles['theatre']} aria-label={words.combat.title}>
      <header className={styles['head']}>
        <h2>{say.title(say.stages[combat.stage], nameOfPlace(shown, combat.hex))}</h2>
        {combat.round > 0 && <span>{say.round(combat.round)}</span>}
        <Button onClick={close}>{say.showMap}</Button>
      </header>
      <div className={styles['field']}>
        {camp(own)}
        <Exchange shown={shown} fight={fight} own={own} />
        {camp(1 - own)}
      </div>
      <Ahead shown={shown} combat={combat} place={place} own={own} />
      <Steps shown={shown} combat={combat} place={place} />
    </section>
  );
}
