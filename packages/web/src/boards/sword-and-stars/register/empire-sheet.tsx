import type { PlayerView, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Origin } from '../../../ui/origin.tsx';
import { Facts, Part } from '../../../ui/part.tsx';
import { nodeName } from '../situation.ts';
import { words } from '../words.ts';

/** What everybody knows of an Empire. */
export function EmpireSheet({ view, player }: { view: SsView; player: PlayerView }): ReactNode {
  const { empire } = words;
  const names = (kind: 'treaty' | 'trade'): string =>
    view.systems
      .filter((one) => one[kind].includes(player.seat))
      .map(({ name }) => name)
      .join(', ') || words.none;
  return (
    <Part title={player.name}>
      <Facts
        rows={[
          [empire.government, `${player.raceName}, ${player.ideologyName}`],
          [empire.home, player.seatAt >= 0 ? nodeName(view, player.seatAt) : words.none],
          [
            empire.victory,
            <Origin key="points" name={empire.victory} from={empire.victoryFrom} rule="SS-25.4">
              {player.victoryPoints}
            </Origin>,
          ],
          [empire.votes, player.isMember ? player.votes : words.none],
          [empire.toEnd, player.votesToEnd],
          [empire.cards, player.cards],
          [empire.intercepts, player.sparableCards],
          [empire.held, player.held],
          [empire.treaties, names('treaty')],
          [empire.trades, names('trade')],
        ]}
      />
    </Part>
  );
}
