import type { Motion, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Label } from '../../../ui/label.tsx';
import type { BoardProps } from '../../types.ts';
import { motionWords } from '../orders/prompts.tsx';
import { say as orders } from '../orders/words.ts';
import { ownerName, shortName, sideOf } from '../situation.ts';
import styles from './desks.module.css';
import { Hall } from './hall.tsx';
import { openMotion, type Session, sessionsIn } from './sessions.ts';
import { desk } from './words.ts';

const say = desk.session;

/** The motion before the house, its voters, and what was decided before. */
export function SessionDesk(props: BoardProps<SsView>): ReactNode {
  const { view, state } = props;
  const motion = openMotion(props);
  const members = view.players.filter(({ isMember }) => isMember).map(({ seat }) => seat);
  const voters = motion?.voters ?? members;
  const earlier = sessionsIn(state.log).filter(({ outcome }) => outcome !== null);
  return (
    <div className={styles['desk']}>
      <Head view={view} motion={motion} />
      {voters.length > 0 && <Hall view={view} voters={voters} isOpen={motion !== null} />}
      <Voters {...props} voters={voters} isOpen={motion !== null} />
      <div className={styles['columns']}>
        <section>
          <Label as="h3">{say.may}</Label>
          <Calls {...props} />
        </section>
        <section>
          <Label as="h3">{say.earlier}</Label>
          <Earlier view={view} sessions={earlier} />
        </section>
      </div>
    </div>
  );
}

function Head({ view, motion }: { view: SsView; motion: Motion | null }): ReactNode {
  return (
    <div className={styles['head']}>
      <div>
        {motion && <Label as="h3">{motion.by >= 0 ? say.by(ownerName(view, motion.by)) : say.special}</Label>}
        <h2>{motion ? motionWords(view, motion) : say.none}</h2>
        {!motion && <p>{say.noneWhy}</p>}
      </div>
    </div>
  );
}

function Voters(props: BoardProps<SsView> & { voters: readonly number[]; isOpen: boolean }): ReactNode {
  const { view, observation, voters, isOpen } = props;
  const waiting = new Set(observation.decisions.filter(({ kind }) => kind === 'ballot').map(({ by }) => by));
  return (
    <ul className={styles['voters']}>
      {voters.map((seat) => (
        <li key={seat}>
          <Emblem side={sideOf(view, seat)} /> <b>{shortName(view.names[seat] ?? '')}</b>
          {say.member(view.players[seat]?.votes ?? 0)}
          {isOpen && <small>{waiting.has(seat) ? say.open : say.sealed}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Calls that a seat makes by itself. */
function Calls({ client, state, isPast }: BoardProps<SsView>): ReactNode {
  const acts =
    useLookup(String(state.length), () => client.unasked())?.filter(({ kind }) => kind === 'callSession') ?? [];
  if (acts.length === 0 || isPast) return <p className={styles['note']}>{say.mayNone}</p>;
  return (
    <ul className={styles['calls']}>
      {acts.map(({ kind, answer, words }) => (
        <li key={words}>
          <button type="button" onClick={() => void client.act({ decision: null, kind, with: answer })}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Earlier({ view, sessions }: { view: SsView; sessions: readonly Session[] }): ReactNode {
  if (sessions.length === 0) return <p className={styles['note']}>{say.noEarlier}</p>;
  return (
    <table className={styles['plain']}>
      <thead>
        <tr>
          {say.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sessions.toReversed().map(({ motion, action, outcome }) => (
          <tr key={action}>
            <th scope="row">{motionWords(view, motion)}</th>
            <td>{outcome?.totals.join(' : ')}</td>
            <td>{say.carried(outcome?.choice ? orders.choices[outcome.choice] : undefined)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
