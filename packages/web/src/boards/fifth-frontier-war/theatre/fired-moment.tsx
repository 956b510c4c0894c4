import { type ReactNode, useMemo } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { type FfwProps, shownOf } from '../shown.ts';
import { words } from '../words.ts';
import { Volleys } from './exchange.tsx';
import styles from './theatre.module.css';
import { firedIn } from './volleys.ts';

/** What was fired in the action that is looked at, die by die. */
export function FiredMoment(props: FfwProps): ReactNode {
  const { state } = props;
  const shown = shownOf(props);
  const at = useBoardStore((store) => store.lookingAt) ?? state.length;
  const fight = useMemo(
    () => firedIn(state.log.filter(({ action }) => action === at).flatMap(({ events }) => events)),
    [state.log, at],
  );
  if (!shown || fight.volleys.length === 0) return null;
  return (
    <section className={styles['exchange']} aria-label={words.theatre.fired}>
      <Volleys shown={shown} {...fight} />
    </section>
  );
}
