import type { IaView, PlayerView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Part } from '../../../ui/part.tsx';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const say = words.powers;

/** Everybody's planets, and the treasuries that the reader may know; in a battle scenario the points lost. */
export function Powers({ view }: { view: IaView }): ReactNode {
  return (
    <Part title={say.title}>
      <table className={styles['powers']}>
        <thead>
          <tr>
            {(view.isBattle ? say.battleColumns : say.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map((player) => (
            <tr key={player.seat}>
              <th scope="row">
                <Emblem side={sideOf(view, player.seat)} /> {nameOf(player)}
              </th>
              {!view.isBattle && <td>{player.planets}</td>}
              <td>{view.isBattle ? player.lossPoints : (player.treasury ?? say.hidden)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>
        {words.goal}: {view.victory}
      </p>
    </Part>
  );
}

function nameOf({ name, state }: PlayerView): string {
  return state === 'playing' ? name : `${name} (${say[state]})`;
}
