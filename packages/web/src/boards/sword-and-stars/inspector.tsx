import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { Label } from '../../ui/label.tsx';
import type { BoardProps } from '../types.ts';
import styles from './inspector.module.css';
import { sideOf, systemId } from './situation.ts';
import { words } from './words.ts';

export function Inspector({ view }: BoardProps<SsView>): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const system = view.systems.find((one) => systemId(one.system) === selected);
  return (
    <div className={styles['inspector']}>
      <Label>{words.empires}</Label>
      <ul>
        {view.players.map(({ seat, name, points }) => (
          <li key={seat}>
            <Emblem side={sideOf(view, seat)} /> {name} <b>{words.points(points)}</b>
          </li>
        ))}
      </ul>
      {system ? (
        <>
          <h2>{system.name}</h2>
          <p>{words.system(system.tech, system.raceName, system.ideologyName)}</p>
        </>
      ) : (
        <p>{words.nothingPicked}</p>
      )}
    </div>
  );
}
