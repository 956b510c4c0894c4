import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { boxOf } from '../../boards/boxes.ts';
import { useLessons } from '../../learning/progress.ts';
import { useFacts } from '../../rules/use-facts.ts';
import { againAt, nextAt, otherSideAt, startHash, strongerAt } from '../../table/start-link.ts';
import type { TableSetup } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './over.module.css';

/** What could come next; each opens the picker with its seats filled in. */
export function NextGames(): ReactNode {
  const { state } = useTable();
  const next = useNextScenario();
  const isLesson = useIsLesson();
  const isOwnMap = useIsOwnMap() && !isLesson;
  const ways: readonly (readonly [string, TableSetup | null])[] =
    isOwnMap || isLesson
      ? []
      : [
          [shell.again, againAt(state)],
          [shell.otherSide, otherSideAt(state)],
          [shell.stronger, strongerAt(state)],
          [shell.nextScenario(next?.title ?? ''), next && nextAt(state, next)],
        ];
  return (
    <nav className={styles['ways']} aria-label={shell.whatNext}>
      <Link to="/replay/$id" params={{ id: state.id }} data-main>
        {shell.replay}
      </Link>
      {isOwnMap && (
        <Link to="/maps/$game" params={{ game: state.game }}>
          {shell.toMaps}
        </Link>
      )}
      {ways.map(
        ([label, setup]) =>
          setup && (
            <Link key={label} to="/play/$game" params={{ game: state.game }} hash={startHash(setup)}>
              {label}
            </Link>
          ),
      )}
      {isLesson && <FirstGame />}
      <Link to="/">{shell.toFront}</Link>
    </nav>
  );
}

/** After a guided game: the one that the box offers first. */
function FirstGame(): ReactNode {
  const { state } = useTable();
  const { play } = boxOf(state.game);
  return (
    <Link to="/play/$game" params={{ game: state.game }}>
      {shell.nextScenario(play.scenarioTitle)}
    </Link>
  );
}

function useIsLesson(): boolean {
  const { state } = useTable();
  return useLessons(({ begun }) => Object.values(begun).some((one) => one?.table === state.id));
}

/** Was it played on a map that somebody has drawn? The picker does not know it; the editor does. */
function useIsOwnMap(): boolean {
  const { state } = useTable();
  const facts = useFacts(state.game);
  return facts !== null && !facts.scenarios.some(({ id }) => id === state.scenario);
}

/** The next one in the book that as many can play, or else the next one. */
function useNextScenario(): { id: string; title: string; seats: readonly unknown[] } | null {
  const { state } = useTable();
  const facts = useFacts(state.game);
  if (!facts) return null;
  const at = facts.scenarios.findIndex(({ id }) => id === state.scenario);
  const later = facts.scenarios.slice(at + 1);
  return later.find(({ seats }) => seats.length === state.seats.length) ?? later[0] ?? null;
}
