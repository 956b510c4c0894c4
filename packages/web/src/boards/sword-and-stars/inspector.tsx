import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../shell/board-store.ts';
import { Part } from '../../ui/part.tsx';
import type { BoardProps } from '../types.ts';
import { Chits } from './register/chits.tsx';
import { EmpireSheet } from './register/empire-sheet.tsx';
import { EmpireTable } from './register/empire-table.tsx';
import styles from './register/register.module.css';
import { SystemRegister } from './register/system-register.tsx';
import { useScene } from './scene.ts';
import { isRevoltSlow, ownEmpire, revoltsNext, selectedEmpire, selectedSystem, shortName } from './situation.ts';
import { words } from './words.ts';

/** All Empires; then the register in hand: the one selected, else the Target, else the own Seat. */
export function Inspector(props: BoardProps<SsView>): ReactNode {
  const { view } = props;
  const selected = useBoardStore((store) => store.selected);
  const target = useScene((store) => store.scene?.target ?? null);
  const own = ownEmpire(view);
  const empire = selectedEmpire(view, selected);
  const system = selectedSystem(view, selected) ?? view.systems[target ?? own?.seatAt ?? -1];
  return (
    <div className={styles['inspector']}>
      <EmpireTable view={view} />
      <Dangers view={view} />
      {empire ? (
        <EmpireSheet view={view} player={empire} />
      ) : system ? (
        <SystemRegister view={view} system={system} />
      ) : (
        <p className={styles['nothing']}>{words.nothingPicked}</p>
      )}
      {own && own.status === 'playing' && <Chits {...props} player={own} />}
      <Part title={words.brief}>
        <p className={styles['note']}>
          {view.brief} {view.players.length > 1 && words.won}
        </p>
      </Part>
    </div>
  );
}

/** A Revolt and Total Wars, as long as they run. */
function Dangers({ view }: { view: SsView }): ReactNode {
  const { revolt, wars, names } = view;
  const own = ownEmpire(view);
  const mine = own ? revoltsNext(view, own.seat) : '';
  if (revolt === null && wars.length === 0) return null;
  const name = (seat: number): string => shortName(names[seat] ?? '');
  return (
    <Part title={words.dangers}>
      {revolt !== null && (
        <p className={styles['danger']}>
          {words.revolt(revolt, isRevoltSlow(view))} {mine && <b>{words.revoltYours(mine)}</b>}
        </p>
      )}
      {wars.map(({ violator, owed }) => (
        <p key={violator} className={styles['danger']}>
          {words.war(name(violator), owed.map(name).join(', '))}
        </p>
      ))}
    </Part>
  );
}
