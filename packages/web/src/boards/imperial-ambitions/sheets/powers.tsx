import type { IaView, PlayerView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { Part } from '../../../ui/part.tsx';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import { campsOf, neutralPlanets } from './camps.ts';
import styles from './sheets.module.css';

const say = words.powers;

/** Everybody's planets, team by team, and the treasuries that the reader may know; in a battle scenario the points lost. */
export function Powers({ view }: { view: IaView }): ReactNode {
  const columns = view.isBattle ? say.battleColumns : say.columns;
  const neutral = view.phase === 'set-up' ? 0 : neutralPlanets(view);
  return (
    <Part title={say.title}>
      <table className={styles['powers']}>
        <ColumnHeads names={columns} />
        {campsOf(view.players).map(({ team, players }) => (
          <tbody key={players[0]?.seat}>
            {team !== null && (
              <tr className={styles['team']}>
                <th scope="rowgroup">{say.team(team)}</th>
                {!view.isBattle && <td>{sumOf(players, ({ planets }) => planets)}</td>}
                {!view.isBattle && <td>{sumOf(players, ({ income }) => income)}</td>}
                <td>{view.isBattle ? sumOf(players, ({ lossPoints }) => lossPoints) : ''}</td>
              </tr>
            )}
            {players.map((player) => (
              <tr key={player.seat}>
                <th scope="row">
                  <Emblem side={sideOf(view, player.seat)} /> {nameOf(player)}
                </th>
                {!view.isBattle && <td>{player.planets}</td>}
                {!view.isBattle && <td>{player.income}</td>}
                <td>{view.isBattle ? player.lossPoints : (player.treasury ?? say.hidden)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        {neutral > 0 && (
          <tbody>
            <tr>
              <th scope="row">
                <Emblem side={0} /> {say.neutral}
              </th>
              <td>{neutral}</td>
              <td />
              <td />
            </tr>
          </tbody>
        )}
      </table>
      <p className={styles['note']}>
        {words.goal}: {view.victory}
      </p>
    </Part>
  );
}

function sumOf(players: readonly PlayerView[], figure: (player: PlayerView) => number): number {
  return players.reduce((sum, player) => sum + figure(player), 0);
}

function nameOf({ name, state }: PlayerView): string {
  return state === 'playing' ? name : `${name} (${say[state]})`;
}
