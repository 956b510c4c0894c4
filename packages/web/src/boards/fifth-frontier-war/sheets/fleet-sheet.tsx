import type { FleetCard } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Facts, Part, PartTitle } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace, sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import { SquadronCards, TroopCards } from './counters.tsx';
import styles from './sheets.module.css';

const say = words.fleet;

/** A fleet: where it is, who leads it, what it holds, its orders as far as the reader may know them. */
export function FleetSheet({ shown, card }: { shown: Shown; card: FleetCard }): ReactNode {
  const { counter, now, total, commander, squadrons } = card;
  const where = now.place >= 0 ? say.at(nameOfPlace(shown, now.place)) : say.transit(nameOfPlace(shown, now.transit));
  const troops = squadrons?.flatMap((one) => one.troops) ?? [];
  return (
    <Part title={say.title} note={where}>
      <PartTitle name={counter.name}>
        <Emblem side={sideNumber(counter.side)} size={14} />
      </PartTitle>
      {total ? (
        <p className={styles['note']}>
          {[
            say.factors(total.attack, total.bombardment, total.defense),
            say.range(total.range),
            ...(now.plotting === null ? [] : [say.plots(now.plotting)]),
            commander ? say.commander(commander.counter.name) : say.noCommander,
          ].join(' · ')}
        </p>
      ) : (
        <p className={styles['note']}>{say.hidden}</p>
      )}
      <div className={styles['counters']}>
        <SquadronCards squadrons={squadrons ?? []} />
        <TroopCards troops={troops} />
      </div>
      {now.orders ? (
        now.orders.length > 0 ? (
          <Facts rows={now.orders.map(({ turn, order }) => [say.turn(turn), order] as const)} />
        ) : (
          <p className={styles['note']}>{say.noOrders}</p>
        )
      ) : (
        now.plotted !== null && <p className={styles['note']}>{say.plotted(now.plotted)}</p>
      )}
    </Part>
  );
}
