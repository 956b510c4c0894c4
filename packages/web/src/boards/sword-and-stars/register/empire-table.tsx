import type { PlayerView, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useBoardParts } from '../../../shell/board-store.ts';
import { Label } from '../../../ui/label.tsx';
import { Origin } from '../../../ui/origin.tsx';
import { empireId, shortName, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './register.module.css';

/** Every Empire with its Sectors, treasury, cards and votes. */
export function EmpireTable({ view }: { view: SsView }): ReactNode {
  return (
    <table className={styles['empires']}>
      <thead>
        <tr>
          <th scope="col">
            <Label as="span">{words.empires}</Label>
          </th>
          {words.sectorMarks.map((mark, at) => (
            <th key={mark} scope="col">
              <Origin name={words.sectors[at] ?? ''} from={[words.sectorOrigins[at] ?? '']} rule="SS-6.1">
                {mark}
              </Origin>
            </th>
          ))}
          <th scope="col">
            <Origin name={words.pointsName} from={[words.pointsOrigin]} rule="SS-10.0a">
              {words.points}
            </Origin>
          </th>
        </tr>
      </thead>
      <tbody>
        {view.players.map((player) => (
          <EmpireRow key={player.seat} view={view} player={player} />
        ))}
      </tbody>
    </table>
  );
}

function EmpireRow({ view, player }: { view: SsView; player: PlayerView }): ReactNode {
  const { selected, select } = useBoardParts('selected', 'select');
  const { seat, name, military, administrative, diplomatic, points } = player;
  const id = empireId(seat);
  return (
    <tr data-picked={selected === id} data-now={view.active === seat} onClick={() => select(id)}>
      <th scope="row">
        <button type="button" aria-pressed={selected === id}>
          <Emblem side={sideOf(view, seat)} size={13} />
          <span>
            <strong>{shortName(name)}</strong> {view.viewer === seat && <em>{words.you}</em>}
          </span>
          <span className={styles['standing']}>
            <CardMarks cards={player.cards} dealt={view.printed.cards} />
            <small>{standing(player)}</small>
          </span>
        </button>
      </th>
      {[military, administrative, diplomatic, points].map((value, at) => (
        <td key={words.sectorMarks[at] ?? words.points}>{value}</td>
      ))}
    </tr>
  );
}

export function CardMarks({ cards, dealt }: { cards: number; dealt: number }): ReactNode {
  return (
    <span className={styles['cards']} title={words.cardsLeft(cards)} role="img" aria-label={words.cardsLeft(cards)}>
      {Array.from({ length: Math.max(dealt, cards) }, (_, at) => `card ${at}`).map((key, at) => (
        <i key={key} data-left={at < cards} />
      ))}
    </span>
  );
}

function standing({ status, isExile, isExpelled, isMember, systems, votes }: PlayerView): string {
  if (status === 'left') return words.out;
  if (status === 'waiting') return words.waiting;
  const vote = isExpelled ? words.expelled : isMember ? words.votes(votes) : words.notMember;
  return [isExile ? words.exile : words.systems(systems), vote].join(' · ');
}
