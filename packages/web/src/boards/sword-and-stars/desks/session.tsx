import type { Motion, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { Label } from '../../../ui/label.tsx';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import type { BoardProps } from '../../types.ts';
import { motionWords } from '../orders/prompts.tsx';
import { ownerName, shortName, sideOf } from '../situation.ts';
import { choiceWords, consequenceOf } from './arguments.ts';
import { Debate, VotesOf } from './debate.tsx';
import styles from './desks.module.css';
import { Hall } from './hall.tsx';
import { hall } from './hall-words.ts';
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
      <Head {...props} motion={motion} />
      {voters.length > 0 && <Hall view={view} voters={voters} isOpen={motion !== null} />}
      {motion ? <Debate {...props} motion={motion} /> : <Weights view={view} voters={voters} />}
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
      {motion === null && (
        <section className={styles['causes']}>
          <Label as="h3">{say.causes}</Label>
          <Causes />
        </section>
      )}
    </div>
  );
}

function Head({ view, motion, observation }: BoardProps<SsView> & { motion: Motion | null }): ReactNode {
  const rule = observation.decisions.find(({ kind }) => kind === 'ballot')?.rule;
  return (
    <div className={styles['head']}>
      <div>
        {motion && <Label as="h3">{motion.by >= 0 ? say.by(ownerName(view, motion.by)) : say.special}</Label>}
        <h2>{motion ? motionWords(view, motion) : say.none}</h2>
        <p>{motion ? consequenceOf(view, motion) : say.noneWhy}</p>
      </div>
      {motion && rule && <RuleChip rule={rule} />}
    </div>
  );
}

/** Who would vote, and with how much. */
function Weights({ view, voters }: { view: SsView; voters: readonly number[] }): ReactNode {
  return (
    <ul className={styles['voters']}>
      {voters.map((seat) => (
        <li key={seat}>
          <Emblem side={sideOf(view, seat)} /> <b>{shortName(view.names[seat] ?? '')}</b>
          <VotesOf view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Causes(): ReactNode {
  return (
    <table className={styles['plain']}>
      <ColumnHeads names={say.causeColumns} />
      <tbody>
        {hall.causes.map(([cause, who, when, rule]) => (
          <tr key={cause}>
            <th scope="row">{cause}</th>
            <td>{who}</td>
            <td>{when}</td>
            <td>
              <RuleChip rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Calls that a seat makes by itself. */
function Calls({ client, state, isPast }: BoardProps<SsView>): ReactNode {
  const acts =
    useLookup('out-of-turn', String(state.length), () => client.outOfTurn())?.filter(
      ({ kind }) => kind === 'callSession',
    ) ?? [];
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
      <ColumnHeads names={say.columns} />
      <tbody>
        {sessions.toReversed().map((session) => (
          <EarlierRow key={session.action} view={view} session={session} />
        ))}
      </tbody>
    </table>
  );
}

function EarlierRow({ view, session }: { view: SsView; session: Session }): ReactNode {
  const { motion, outcome, ballots, when } = session;
  return (
    <tr>
      <td>{when && desk.empires.round(when.gameTurn, when.round)}</td>
      <th scope="row">{motionWords(view, motion)}</th>
      <td>
        {motion.choices.map((choice, at) => (
          <div key={choice}>
            {say.choiceTotal(choiceWords(view, motion, choice), outcome?.totals[at] ?? 0)}{' '}
            {ballots
              .filter(({ choice: cast }) => cast === at)
              .map(({ by }) => (
                <Emblem key={by} side={sideOf(view, by)} size={10} title={shortName(view.names[by] ?? '')} />
              ))}
          </div>
        ))}
      </td>
      <td>{say.carried(outcome?.choice ? choiceWords(view, motion, outcome.choice) : undefined)}</td>
    </tr>
  );
}
