/** A fight: its steps, and both orders of battle squadron by squadron. */

import { totalOf } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Part } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import { SquadronCards, TroopCards } from './counters.tsx';
import styles from './sheets.module.css';

const say = words.combat;
const STEPS = ['blackGlobe', 'space', 'invasion', 'systemDefense', 'surrender', 'bombing', 'transfers', 'surface'];

export function CombatPanel({ shown }: { shown: Shown }): ReactNode {
  const { combat } = shown.view;
  if (!combat) return null;
  const place = shown.cards.place(combat.hex);
  return (
    <>
      <Part title={say.title} note={nameOfPlace(shown, combat.hex)}>
        <ol className={styles['strip']}>
          {STEPS.map((step) => (
            <li key={step} {...(step === combat.stage ? { 'aria-current': 'step' as const } : {})}>
              {say.steps[step]}
            </li>
          ))}
        </ol>
      </Part>
      {place.stacks.map(({ side, fleets, independent, troops }) => {
        const squadrons = [...fleets.flatMap((fleet) => fleet.squadrons ?? []), ...independent];
        const { attack, bombardment, defense } = totalOf(squadrons);
        const strength = troops.reduce((sum, { now }) => sum + now.strength, 0);
        if (squadrons.length + troops.length + fleets.length === 0) return null;
        return (
          <Part
            key={side}
            title={words.sides[side] ?? ''}
            note={squadrons.length > 0 ? say.total(words.fleet.factors(attack, bombardment, defense)) : say.nobody}
          >
            <div className={styles['counters']}>
              <SquadronCards squadrons={squadrons} />
              <TroopCards troops={troops} />
            </div>
            {troops.length > 0 && <p className={styles['note']}>{say.ground(troops.length, strength)}</p>}
          </Part>
        );
      })}
    </>
  );
}
