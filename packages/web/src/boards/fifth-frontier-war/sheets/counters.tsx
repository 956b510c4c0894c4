import type { AdmiralCard, SquadronCard, Stack, TroopCard } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Counter } from '../../../kit/counter.tsx';
import { useBoardStore } from '../../../shell/board-store.ts';
import { Drawing } from '../art.tsx';
import { FleetCounter, SquadronCounter, TroopCounter } from '../chart/units-layer.tsx';
import { fleetId, sideNumber } from '../situation.ts';
import styles from './sheets.module.css';

const SIZE = 46;

function Card({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <svg
      width={SIZE + 4}
      height={SIZE + 4}
      viewBox={`${-SIZE / 2 - 2} ${-SIZE / 2 - 2} ${SIZE + 4} ${SIZE + 4}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

export function SquadronCards({ squadrons }: { squadrons: readonly SquadronCard[] }): ReactNode {
  return squadrons.map((card) => (
    <Card key={card.counter.id} label={`${card.counter.id} ${card.counter.name}`}>
      <SquadronCounter card={card} size={SIZE} />
    </Card>
  ));
}

export function TroopCards({ troops }: { troops: readonly TroopCard[] }): ReactNode {
  return troops.map((card) => (
    <Card key={card.counter.id} label={`${card.counter.id} ${card.counter.name}`}>
      <TroopCounter card={card} size={SIZE} />
    </Card>
  ));
}

export function AdmiralCards({ admirals }: { admirals: readonly AdmiralCard[] }): ReactNode {
  return admirals.map(({ counter, side, now }) => (
    <Card key={counter.id} label={counter.name}>
      <Counter
        side={sideNumber(side)}
        label={counter.name}
        id={String(now.precedence)}
        size={SIZE}
        foot={`${counter.plotting}-${counter.tactical}`}
      >
        <Drawing name="admiral" />
      </Counter>
    </Card>
  ));
}

/** Everything that one side has in a place. A fleet is opened by a press. */
export function StackCards({ stack }: { stack: Stack }): ReactNode {
  const select = useBoardStore((store) => store.select);
  return (
    <div className={styles['counters']}>
      {stack.fleets.map((card) => (
        <button key={card.counter.id} type="button" onClick={() => select(fleetId(card.counter.index))}>
          <Card label={card.counter.name}>
            <FleetCounter card={card} size={SIZE} />
          </Card>
        </button>
      ))}
      <SquadronCards squadrons={stack.independent} />
      <TroopCards troops={stack.troops} />
      <AdmiralCards admirals={stack.admirals} />
    </div>
  );
}
