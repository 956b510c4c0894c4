/** The fleet whose row is open: what it is, its next turn, changes of what stands, and who leaves it on the way. */
import type { FleetHelp, FleetPlot } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { changedTo, type Draft, detached, leaving, ordersOf, plotOf } from './plot-draft.ts';
import { squadronWords } from './unit-words.ts';
import { say } from './words.ts';

interface FleetProps {
  shown: Shown;
  help: FleetHelp;
  draft: Draft;
  setDraft(draft: Draft): void;
}

export function FleetHead({ shown, help, draft, setDraft }: FleetProps): ReactNode {
  const card = shown.cards.fleets.get(help.fleet);
  if (!card) return null;
  const { counter, total, commander, now } = card;
  const { change } = plotOf(draft, help.fleet);
  const toggle = (wish: FleetPlot['change']): void =>
    setDraft(changedTo(draft, help.fleet, change === wish ? 'none' : wish));
  const mayAbort = help.mustAbort || change === 'abort' || help.standing.length > 0;
  return (
    <div className={styles['fleetHead']}>
      <h3>{counter.name}</h3>
      <p>
        {[
          ...(total
            ? [words.fleet.factors(total.attack, total.bombardment, total.defense), words.fleet.range(total.range)]
            : []),
          ...(now.plotting === null ? [] : [words.fleet.plots(now.plotting)]),
          commander ? words.fleet.commander(commander.counter.name) : words.fleet.noCommander,
        ].join(' · ')}
      </p>
      {(mayAbort || help.mayInsert || change === 'insert') && (
        <p>
          {mayAbort && (
            <Button aria-pressed={change === 'abort'} title={say.plots.abortMeans} onClick={() => toggle('abort')}>
              {say.plots.abort}
            </Button>
          )}
          {(help.mayInsert || change === 'insert') && (
            <Button aria-pressed={change === 'insert'} title={say.plots.insertMeans} onClick={() => toggle('insert')}>
              {say.plots.insert}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** FFW-3.3j: D lists, as one choice for each squadron. */
export function FleetLeavers({ shown, help, draft, setDraft }: FleetProps): ReactNode {
  const squadrons = shown.cards.fleets.get(help.fleet)?.squadrons ?? [];
  const plot = plotOf(draft, help.fleet);
  const orders = ordersOf(help, plot);
  if (squadrons.length < 2 || orders.length === 0) return null;
  const rows = squadrons.map((card) => ({ card, ...leaving(help, plot, card.counter.index) }));
  const count = rows.filter(({ turn }) => turn !== null).length;
  return (
    <details className={styles['leavers']}>
      <summary>
        {say.plots.detach}
        {count > 0 && <small> {say.plots.leave(count)}</small>}
      </summary>
      <p className={styles['note']}>{say.plots.detachMeans}</p>
      <div className={styles['bench']}>
        {rows.map(({ card, turn, isFixed }) => (
          <label key={card.counter.id}>
            {squadronWords(card)}
            <select
              value={turn ?? ''}
              disabled={isFixed}
              onChange={({ target }) =>
                setDraft(detached(draft, help, card.counter.index, target.value === '' ? null : Number(target.value)))
              }
            >
              <option value="">{say.plots.stays}</option>
              {orders.map(({ turn: at, order }) => (
                <option key={at} value={at}>
                  {say.plots.leaves(at, nameOfPlace(shown, order.to))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
