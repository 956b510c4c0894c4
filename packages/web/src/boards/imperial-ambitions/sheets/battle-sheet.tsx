import { type IaView, mapLabel, ownerName, type UnitView, type Xy } from '@admiralty/engine/imperial-ambitions';
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

/** The units of each side that are on the battle map, and who holds the planet below. */
export function BattleForces({ view }: { view: IaView }): ReactNode {
  const owners = (units: readonly UnitView[]): number[] => [...new Set(units.map(({ owner }) => owner))].sort();
  // in an assault who attacks stands with those who land
  const units = unitsOnMap(view).filter(({ owner }) => owner !== view.assault?.attacker);
  const below = groundBelow(view);
  return (
    <>
      {owners(units).map((owner) => (
        <Part key={owner} title={words.forces(ownerName(view, owner))}>
          <UnitCards view={view} units={units.filter((one) => one.owner === owner)} />
        </Part>
      ))}
      {owners(below).map((owner) => (
        <Part key={owner} title={words.assault.garrison} note={ownerName(view, owner)}>
          <UnitCards view={view} units={below.filter((one) => one.owner === owner)} />
        </Part>
      ))}
    </>
  );
}

/** In an assault they stand with the others. */
function groundBelow({ assault, battle, units }: IaView): UnitView[] {
  if (assault || !battle || battle.system < 0) return [];
  return units.filter(({ system, place, isProject }) => system === battle.system && place === 'surface' && !isProject);
}

/** A planetary assault: who holds the planet, who is down, who is above and what is aboard. */
export function AssaultForces({ view }: { view: IaView }): ReactNode {
  const { assault } = view;
  if (!assault) return null;
  const { attacker, defender, system } = assault;
  const here = view.units.filter((unit) => unit.system === system && !unit.isProject);
  const parts = [
    [words.assault.garrison, here.filter((unit) => unit.owner === defender && unit.place === 'surface')],
    [words.assault.landed, here.filter((unit) => unit.owner === attacker && unit.place === 'surface')],
    [words.assault.above, here.filter((unit) => unit.owner === attacker && unit.place === 'space')],
    [words.assault.aboard, here.filter((unit) => unit.owner === attacker && unit.place === 'aboard')],
  ] as const;
  return parts.map(
    ([title, units]) =>
      units.length > 0 && (
        <Part key={title} title={title} note={words.assault.steps(units)}>
          <UnitCards view={view} units={units} />
        </Part>
      ),
  );
}
