import type { Choices, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer-parts.tsx';
import { Foot } from '../../../shell/foot.tsx';
import { BigFigure } from '../../../ui/figure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { useOpenDesk } from '../desks/use-open-desk.ts';
import { ownChits } from './chit-step.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

type Props = ComposerProps<SsView, Choices['ballot']['about'], Choices['ballot']['answer']>;

/** Votes that one Influence chit adds. */
const INFLUENCE = 5;

/** One choice, how many of the votes, and Influence chits. */
export function BallotComposer({ view, asked, submit }: Props): ReactNode {
  const { motion, total } = asked.about;
  useOpenDesk('session');
  const [choice, setChoice] = useState(0);
  const [votes, setVotes] = useState(total);
  const [influence, setInfluence] = useState(0);
  const chits = ownChits(view, ['confederation-influence']);
  const cast = choice < 0 ? 0 : votes + influence * INFLUENCE;
  const word = motion.choices[choice] ?? '';
  const hall = motion.voters.reduce((sum, seat) => sum + (view.players[seat]?.votes ?? 0), 0);
  const answer =
    choice < 0
      ? { choice: -1, votes: 0, chits: [] }
      : { choice, votes: cast, chits: chits.slice(0, influence).map(({ chit }) => chit) };
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.ballot.choice}>
          <Segments
            label={say.ballot.choice}
            value={String(choice)}
            options={[
              ...motion.choices.map((one, at) => ({
                id: String(at),
                label: say.choices[one] ?? one,
                note: say.ballot.note(votes + influence * INFLUENCE),
                key: String(at + 1),
              })),
              { id: '-1', label: say.ballot.withhold, note: say.ballot.withholdNote },
            ]}
            onPick={(id) => setChoice(Number(id))}
          />
        </ComposerStep>
        {choice >= 0 && (
          <ComposerStep n={2} title={say.ballot.votes} isRow>
            <Stepper
              label={say.ballot.votes}
              isBare
              value={votes}
              max={total}
              note={say.ballot.ofVotes(total)}
              onChange={setVotes}
            />
          </ComposerStep>
        )}
        {choice >= 0 && chits.length > 0 && (
          <ComposerStep n={3} title={say.ballot.influence} isRow>
            <Stepper
              label={say.ballot.influence}
              isBare
              value={influence}
              max={chits.length}
              note={say.ballot.each}
              onChange={setInfluence}
            />
          </ComposerStep>
        )}
        <BigFigure
          figure={cast}
          of={choice < 0 ? say.ballot.withhold : say.ballot.figure(say.choices[word] ?? word)}
          rule="SS-7.0b"
        />
        <p className={styles['note']}>{say.ballot.needed(hall)}</p>
      </ComposerBody>
      <Foot primary={{ label: say.ballot.commit(cast, answer.chits.length), run: () => submit(answer) }} />
    </>
  );
}
