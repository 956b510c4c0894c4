import { type IaView, mapLabel, ownerName, type Xy } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Part } from '../../../ui/part.tsx';
import { isSameXy } from '../ids.ts';
import { spotWords, unitsOnMap } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';
import { UnitCards } from './unit-cards.tsx';

/** A hex of the battle map: what it is and who is there. */
export function SpotSheet({ view, xy }: { view: IaView; xy: Xy }): ReactNode {
  return (
    <Part title={words.stack.spot(mapLabel(xy))}>
      <p className={styles['note']}>{spotWords(view, xy)}</p>
      <UnitCards view={view} units={unitsOnMap(view).filter(({ fight }) => fight && isSameXy(fight.xy, xy))} />
    </Part>
  );
}

/** The units of each side that are on the battle map. */
export function BattleForces({ view }: { view: IaView }): ReactNode {
  const units = unitsOnMap(view);
  const owners = [...new Set(units.map(({ owner }) => owner))].sort((a, b) => a - b);
  return owners.map((owner) => (
    <Part key={owner} title={words.forces(ownerName(view, owner))}>
      <UnitCards view={view} units={units.filter((one) => one.owner === owner)} />
    </Part>
  ));
}
