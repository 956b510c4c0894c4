import type { Ballot, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { choiceWords } from '../desks/arguments.ts';
import { motionWords } from '../orders/prompts.tsx';
import { shortName, sideOf } from '../situation.ts';
import styles from './card.module.css';
import type { SessionMoment } from './moment.ts';
import { say } from './words.ts';

/** Every ballot at once, by choice, and what they decide. */
export function Ballots({ view, moment }: { view: SsView; moment: SessionMoment }): ReactNode {
  const { motion, ballots, outcome } = moment;
  const name = (choice: string): string => choiceWords(view, motion, choice);
  const withheld = ballots.filter(({ choice }) => choice < 0);
  return (
    <div className={styles['ballots']}>
      <h3>{motionWords(view, motion)}</h3>
      <strong>{outcome.choice === null ? say.tie : say.carried(name(outcome.choice))}</strong>
      <dl>
        {motion.choices.map((choice, at) => (
          <div key={choice}>
            <dt>
              {name(choice)} <span>{say.total(outcome.totals[at] ?? 0)}</span>
            </dt>
            <Cast view={view} ballots={ballots.filter((one) => one.choice === at)} />
          </div>
        ))}
        {withheld.length > 0 && (
          <div>
            <dt>{say.withheld}</dt>
            <Cast view={view} ballots={withheld} />
          </div>
        )}
      </dl>
    </div>
  );
}

function Cast({ view, ballots }: { view: SsView; ballots: readonly Ballot[] }): ReactNode {
  return ballots.map(({ by, votes, influence }) => (
    <dd key={by}>
      <Emblem side={sideOf(view, by)} /> {shortName(view.names[by] ?? '')}
      {influence > 0 && <small>{say.influence(influence)}</small>}
      {votes > 0 && <b>{votes}</b>}
    </dd>
  ));
}
