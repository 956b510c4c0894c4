import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { boxOf } from '../../boards/boxes.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { useDrawer } from '../../rules/drawer-store.ts';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { levelNames, shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import { BoardMenu } from './board-menu.tsx';
import styles from './top-bar.module.css';
import { UndoButton } from './undo-button.tsx';

export function TopBar(): ReactNode {
  const { board, state, shown } = useTable();
  const open = useDrawer((drawer) => drawer.open);
  const headline = shown ? board.headline(shown.view) : '';
  return (
    <header className={styles['bar']}>
      <Link
        to={state.link ? '/games' : '/'}
        className={styles['home']}
        aria-label={state.link ? shell.backToGames : shell.back}
      >
        <Mark size={28} />
      </Link>
      <div className={styles['title']}>
        <h1>{boxOf(state.game).title}</h1>
        <span className={styles['scenario']} title={state.title}>
          {state.name ?? state.title}
        </span>
        <span className={styles['headline']}>{headline}</span>
      </div>
      <Foes />
      {shown && board.desks.length > 0 && <Desks />}
      {shown && <PhaseStrip headline={headline} />}
      <div className={styles['tools']}>
        <UndoButton />
        <Button onClick={() => open()} shortcut="R" aria-label={shell.rules}>
          <span className={styles['wide']}>{shell.rules}</span>
          <span className={styles['narrow']} aria-hidden>
            §
          </span>
        </Button>
        <BoardMenu />
      </div>
    </header>
  );
}

/** Which computers the reader plays against, always in sight; among other people the table tells who plays. */
function Foes(): ReactNode {
  const { state } = useTable();
  const levels = state.seats.flatMap(({ player }) => (player.is === 'computer' ? [levelNames[player.level]] : []));
  const isAmongPeople = state.link !== undefined && levels.length < state.seats.length - 1;
  if (levels.length === 0 || isAmongPeople) return null;
  const isPlaying = levels.length < state.seats.length;
  return (
    <span className={styles['foes']} title={isPlaying ? shell.foesTitle : shell.playTitle}>
      {shell.foes(levels, isPlaying)}
    </span>
  );
}

/** The sequence of play; where there is no room the names of other parts shrink to their emblems. */
function PhaseStrip({ headline }: { headline: string }): ReactNode {
  const { board, shown, sideOf } = useTable();
  const marks = shown ? board.phases(shown.view) : [];
  return (
    <div className={styles['phases']}>
      <strong>{headline}</strong>
      {marks.length > 0 && (
        <ol>
          {Object.entries(marks).map(([at, { label, seat, is }]) => (
            <li key={at} data-is={is} title={label} aria-current={is === 'now' ? 'step' : undefined}>
              {seat !== null && <Emblem side={sideOf(seat)} size={10} />}
              <span>{label}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Desks(): ReactNode {
  const { board, shown } = useTable();
  const { desk, openDesk } = useBoardParts('desk', 'openDesk');
  if (!shown) return null;
  return (
    <nav className={styles['desks']} aria-label={shell.desks} data-over-map>
      <button type="button" aria-pressed={desk === null} onClick={() => openDesk(null)}>
        {shell.map}
      </button>
      {board.desks.map(({ id, label, badge, isIdle }) => {
        if (isIdle?.(shown.view)) return null;
        const waiting = badge?.(shown) ?? 0;
        return (
          <button key={id} type="button" aria-pressed={desk === id} onClick={() => openDesk(id)}>
            {label} {waiting > 0 && <b>{waiting}</b>}
          </button>
        );
      })}
    </nav>
  );
}
