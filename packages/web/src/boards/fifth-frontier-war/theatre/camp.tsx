/** One side of a fight: who commands, its squadrons and what they add up to, its troops, what it must lose. */
import { type FfwView, type Stack, totalOf } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { SquadronCards, TroopCards } from '../sheets/counters.tsx';
import sheets from '../sheets/sheets.module.css';
import { sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import styles from './theatre.module.css';

const say = words.theatre;

interface CampProps {
  stack: Stack | undefined;
  side: number;
  combat: NonNullable<FfwView['combat']>;
  isOwn: boolean;
}

export function Camp({ stack, side, combat, isOwn }: CampProps): ReactNode {
  const fleets = stack?.fleets ?? [];
  const squadrons = [...fleets.flatMap((fleet) => fleet.squadrons ?? []), ...(stack?.independent ?? [])];
  const troops = stack?.troops ?? [];
  const isHidden = fleets.some((fleet) => fleet.squadrons === null);
  const commanders = fleets.flatMap(({ commander }) => commander ?? []);
  const due = combat.damage[side] ?? 0;
  return (
    <section className={styles['camp']} aria-label={words.sides[side]}>
      <h3>
        <Emblem side={sideNumber(side)} size={16} />{' '}
        {fleets.map(({ counter }) => counter.name).join(', ') || words.sides[side]}
      </h3>
      <p className={styles['tactical']}>
        {combat.round > 0 && <b>{combat.tactical[side] ?? 0}</b>}
        <span>
          {combat.round > 0 && <small>{say.tactical}</small>}
          {commanders.length > 0
            ? commanders.map(({ counter, now }) => say.commander(counter.name, now.precedence)).join('; ')
            : say.noCommander}
        </span>
      </p>
      <div className={sheets['counters']}>
        <SquadronCards squadrons={squadrons} />
      </div>
      {squadrons.length > 0 && <Sums {...totalOf(squadrons)} />}
      {squadrons.length === 0 && <p className={styles['note']}>{isHidden ? say.hidden : words.combat.nobody}</p>}
      {troops.length > 0 && (
        <>
          <div className={sheets['counters']}>
            <TroopCards troops={troops} />
          </div>
          <p className={styles['note']}>
            {words.combat.ground(
              troops.length,
              troops.reduce((sum, { now }) => sum + now.strength, 0),
            )}
          </p>
        </>
      )}
      {due > 0 && <p className={styles['due']}>{isOwn ? say.youMustLose(due) : say.mustLose(due)}</p>}
    </section>
  );
}

function Sums(total: { attack: number; bombardment: number; defense: number }): ReactNode {
  return (
    <dl className={styles['sums']}>
      {(['attack', 'bombardment', 'defense'] as const).map((factor) => (
        <div key={factor}>
          <dd>{total[factor]}</dd>
          <dt>{say.factors[factor]}</dt>
        </div>
      ))}
    </dl>
  );
}
