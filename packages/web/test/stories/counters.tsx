import type { ReactNode } from 'react';
import { artFrom } from '../../src/kit/art.tsx';
import { Counter, type CounterProps } from '../../src/kit/counter.tsx';
import { Ghost } from '../../src/kit/map/layers/ghost.tsx';
import type { SideNumber } from '../../src/kit/side.ts';
import { Stack } from '../../src/kit/stack.tsx';
import styles from './stories.module.css';

const Dv = artFrom(
  import.meta.glob<string>('../../src/boards/deltavee/art/*.svg', { query: '?raw', import: 'default', eager: true }),
);
const Ffw = artFrom(
  import.meta.glob<string>('../../src/boards/fifth-frontier-war/art/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const Ia = artFrom(
  import.meta.glob<string>('../../src/boards/imperial-ambitions/art/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const sword: CounterProps = {
  side: 1,
  id: 'A',
  label: 'Sword A',
  figure: '3',
  turn: 30,
  children: <Dv name="sword" />,
};
const sides: readonly SideNumber[] = [1, 2, 3, 4, 5, 6];

/** Every state of every counter of the four games. */
export function Counters(): ReactNode {
  return (
    <main className={styles['page']}>
      <h1>Counters</h1>
      <Row title="Sides">
        {sides.map((side) => (
          <Cell key={side} name={`Side ${side}`} {...sword} side={side} />
        ))}
        {sides.map((side) => (
          <Cell key={`back ${side}`} name={`Back ${side}`} {...sword} side={side} id={`C${side}`} isBack isGrey />
        ))}
      </Row>
      <Row title="DeltaVee">
        <Cell name="Sound" {...sword} />
        <Cell name="Selected" {...sword} isSelected />
        <Cell name="Possible target" {...sword} target="possible" />
        <Cell name="Chosen target" {...sword} target="chosen" />
        <Cell name="Field up" {...sword} hasField />
        <Cell name="Damaged" {...sword} hits={2} />
        <Cell name="Jump" {...sword} tab="JUMP" />
        <Cell name="Finished" {...sword} isFinished />
        <Cell name="Destroyed" {...sword} isDestroyed />
        <Cell name="Unrevealed" {...sword} side={2} id="C3" isBack />
        <Cell name="Own, unseen" {...sword} id="G1" isUnseen turn={60} />
        <Cell name="Prepared" {...sword} prepared={2} />
        <Drawn name="Ghost">
          <Ghost at={{ x: 0, y: 0 }} side={1} turn={30} size={56}>
            <Dv name="sword" />
          </Ghost>
        </Drawn>
        <Drawn name="Stack">
          <Stack
            at={{ x: 0, y: 0 }}
            size={56}
            items={['A', 'B', 'C'].map((id) => ({
              id,
              side: 2,
              counter: <Counter {...sword} side={2} id={id} size={56} />,
            }))}
          />
        </Drawn>
        {['spear', 'flute', 'clarinet', 'corco-iota', 'corco-mu', 'piccolo', 'terwillicker-x'].map((name, at) => (
          <Cell key={name} name={name} {...sword} side={at % 2 === 0 ? 1 : 2} turn={0}>
            <Dv name={name} />
          </Cell>
        ))}
      </Row>
      <Row title="Fifth Frontier War">
        <Cell name="Battle" side={1} label="Battle" id="123" foot="6-2-8" left="J4" right="U">
          <Ffw name="battle" />
        </Cell>
        <Cell name="Reduced" side={1} label="Battle" id="123" foot="3-1-4" left="J4" right="U" isReduced>
          <Ffw name="battle" />
        </Cell>
        <Cell name="Assault, dry" side={2} label="Assault" id="33" foot="0-0-4" left="J3" right="S" isDry>
          <Ffw name="assault" />
        </Cell>
        <Cell name="Tanker" side={3} label="Tanker" id="6" foot="0-0-4" left="J3" right="P">
          <Ffw name="tanker" />
        </Cell>
        <Cell name="Field army" side={1} label="Army" foot="5C-15" above="XXXX">
          <Ffw name="troop-infantry" />
        </Cell>
        <Cell name="Armor, overt" side={2} label="Armor" foot="20-14" above="XX" isOvert>
          <Ffw name="troop-armor" />
        </Cell>
      </Row>
      <Row title="Imperial Ambitions">
        <Cell name="Battleship" side={4} label="BB" id="BB" foot="12-15-3" steps={{ left: 4, of: 4 }}>
          <Ia name="bb" />
        </Cell>
        <Cell name="Last step" side={4} label="BB" id="BB" foot="3-4-1*" steps={{ left: 1, of: 4 }} turn={60}>
          <Ia name="bb" />
        </Cell>
        <Cell name="In the yard" side={2} label="DD" id="DD" foot="3-4-6" steps={{ left: 2, of: 2 }} isBuilding>
          <Ia name="dd" />
        </Cell>
        <Cell name="Task force" side={2} label="TF" id="14" isBack back="TF" />
      </Row>
    </main>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles['row']}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Cell({ name, isGrey = false, ...counter }: CounterProps & { name: string; isGrey?: boolean }): ReactNode {
  return (
    <Drawn name={name} isGrey={isGrey}>
      <Counter size={56} {...counter} />
    </Drawn>
  );
}

function Drawn({ name, isGrey, children }: { name: string; isGrey?: boolean; children: ReactNode }): ReactNode {
  return (
    <figure data-grey={isGrey}>
      <svg viewBox="-44 -44 88 88" width={88} height={88} role="img" aria-label={name}>
        {children}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
