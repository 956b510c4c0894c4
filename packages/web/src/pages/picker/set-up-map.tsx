import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { loadBoard } from '../../boards/load.ts';
import type { Board } from '../../boards/types.ts';
import { PatternDefs } from '../../kit/patterns.tsx';
import { StillMap } from '../../shell/map/still-map.tsx';
import type { GameId, Player, TableState } from '../../table/types.ts';
import { picker } from '../../words/site.ts';
import styles from './scenario-card.module.css';

interface SetUpMapProps {
  game: GameId;
  scenario: string;
  seats: number;
  /** as an option of the game; empty: as printed */
  sides: string;
}

/** The real map as the scenario sets it up. */
export function SetUpMap({ game, scenario, seats, sides }: SetUpMapProps): ReactNode {
  const desk = useDesk();
  const [seen, setSeen] = useState<{ state: TableState; board: Board } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const players = Array.from({ length: seats }, (): Player => ({ is: 'person' }));
    const look = async (): Promise<void> => {
      const [state, board] = await Promise.all([
        desk.peek({ game, scenario, players, ...(sides === '' ? {} : { options: { empires: sides } }) }),
        loadBoard(game),
      ]);
      if (isCurrent) setSeen(state && { state, board });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [desk, game, scenario, seats, sides]);
  return (
    <section className={styles['map']} aria-label={picker.setUp}>
      <PatternDefs />
      {seen && <StillMap key={seen.state.id} state={seen.state} board={seen.board} />}
    </section>
  );
}
