import type { Motion, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Label } from '../../../ui/label.tsx';
import { Origin } from '../../../ui/origin.tsx';
import { Envelope } from '../../../ui/sealed.tsx';
import type { BoardProps } from '../../types.ts';
import { shortName, sideOf, systemsOf } from '../situation.ts';
import { words } from '../words.ts';
import { type Argument, argumentsOn, choiceWords, sureFor } from './arguments.ts';
import styles from './desks.module.css';
import { desk } from './words.ts';

const say = desk.session;

/** What speaks for each choice, with the votes behind it, and whose ballots are in. */
export function Debate(props: BoardProps<SsView> & { motion: Motion }): ReactNode {
  const { view, motion } = props;
  const spoken = argumentsOn(view, motion);
  const behind = sureFor(motion, spoken);
  const all = motion.voters.reduce((sum, seat) => sum + (view.players[seat]?.votes ?? 0), 0);
  const silent = spoken.filter(({ choice }) => choice < 0);
  return (
    <section className={styles['debate']} data-coach="arguments">
      <header>
        <Label as="h3">{say.arguments}</Label>
        <span className={styles['note']}>{say.argumentsNote}</span>
      </header>
      <div className={styles['sides']}>
        {motion.choices.map((choice, at) => (
          <section key={choice} className={styles['side']}>
            <h4>{choiceWords(view, motion, choice)}</h4>
            <div className={styles['behind']} aria-hidden>
              <span style={{ width: `${(100 * (behind[at] ?? 0)) / Math.max(1, all)}%` }} />
            </div>
            <span className={styles['note']}>{behind[at] ? say.behind(behind[at], all) : say.nobodyFor}</span>
            <Thread {...props} spoken={spoken.filter((one) => one.choice === at)} />
          </section>
        ))}
        {silent.length > 0 && (
          <section className={styles['side']}>
            <h4>{say.noSide}</h4>
            <Thread {...props} spoken={silent} />
          </section>
        )}
      </div>
    </section>
  );
}

function Thread({ view, observation, spoken }: BoardProps<SsView> & { spoken: readonly Argument[] }): ReactNode {
  const isMine = observation.decisions.some(({ kind, mine }) => kind === 'ballot' && mine);
  if (spoken.length === 0) return null;
  return (
    <ul className={styles['thread']}>
      {spoken.map(({ seat, votes, words: speech }) => (
        <li key={seat}>
          <div>
            <Emblem side={sideOf(view, seat)} /> <b>{shortName(view.names[seat] ?? '')}</b>
            {seat === view.viewer && <span className={styles['note']}>{words.you}</span>}
            {votes > 0 ? <VotesOf view={view} seat={seat} /> : <span className={styles['note']}>{say.noVote}</span>}
            {votes > 0 && (
              <small>
                <Envelope isSealed={seat !== view.viewer || !isMine} width={18} />{' '}
                {seat !== view.viewer ? say.secret : isMine ? say.open : say.sealed}
              </small>
            )}
          </div>
          <p>{speech}</p>
        </li>
      ))}
    </ul>
  );
}

/** A seat's votes, and where they come from. */
export function VotesOf({ view, seat }: { view: SsView; seat: number }): ReactNode {
  const player = view.players[seat];
  if (!player) return null;
  const from = systemsOf(view, seat).flatMap((system) => {
    const { name, votes } = system;
    return votes > 0 ? [say.votesFrom.system(name, votes)] : [];
  });
  return (
    <Origin name="" from={[say.votesFrom.level(player.diplomatic), ...from]} rule="SS-7.0a">
      {say.member(player.votes)}
    </Origin>
  );
}
