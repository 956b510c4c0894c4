import type { Choices, Motion, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useEffect } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { argumentsOn, choiceWords, sureFor } from '../desks/arguments.ts';
import { useOpenDesk } from '../desks/use-open-desk.ts';
import { systemId } from '../situation.ts';
import { ownChits } from './chit-step.tsx';
import { say } from './words.ts';

type Props = ComposerProps<SsView, Choices['ballot']['about'], Choices['ballot']['answer']>;

/** One choice, how many of the votes, and Influence chits. */
export function BallotComposer({ view, asked, state, submit }: Props): ReactNode {
  const { motion, total } = asked.about;
  useOpenDesk('session');
  useRegisterOf(motion.system);
  const [choice, setChoice] = useDraft({ state, asked }, 'choice', 0);
  const [votes, setVotes] = useDraft({ state, asked }, 'votes', total);
  const [influence, setInfluence] = useDraft({ state, asked }, 'influence', 0);
  const chits = ownChits(view, ['confederation-influence']);
  const weight = votes + influence * view.printed.influence;
  const cast = choice < 0 ? 0 : weight;
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
                label: choiceWords(view, motion, one),
                note: say.ballot.note(weight),
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
              note={say.ballot.each(view.printed.influence)}
              onChange={setInfluence}
            />
          </ComposerStep>
        )}
        <Tally view={view} motion={motion} by={asked.by} choice={choice} cast={cast} />
      </ComposerBody>
      <Foot primary={{ label: say.ballot.commit(cast, answer.chits.length), run: () => submit(answer) }} />
    </>
  );
}

interface TallyProps {
  view: SsView;
  motion: Motion;
  by: number;
  /** its place on the ballot, -1 none */
  choice: number;
  cast: number;
}

/** What the ballot weighs: in the whole hall, and beside those whose side is plain. */
function Tally({ view, motion, by, choice, cast }: TallyProps): ReactNode {
  const hall = motion.voters.reduce((sum, seat) => sum + (view.players[seat]?.votes ?? 0), 0);
  const spoken = argumentsOn(view, motion).filter(({ seat }) => seat !== by);
  const names = motion.choices.map((one) => choiceWords(view, motion, one));
  const totals = sureFor(motion, spoken).map((votes, at) => votes + (at === choice ? cast : 0));
  const open = spoken.filter(({ seat }) => seat !== motion.concerned && seat !== motion.taker);
  return (
    <BigFigure
      figure={cast}
      of={choice < 0 ? say.ballot.withhold : say.ballot.figure(names[choice] ?? '')}
      rule="SS-7.0b"
    >
      <Sum>{say.ballot.needed(hall)}</Sum>
      <Sum>
        {say.ballot.sure(
          totals.map((votes, at) => `${names[at]} ${votes}`),
          open.reduce((sum, { votes }) => sum + votes, 0),
        )}
      </Sum>
    </BigFigure>
  );
}

/** The register of what is voted on lies open beside the hall. */
function useRegisterOf(system: number): void {
  const select = useBoardStore((store) => store.select);
  useEffect(() => {
    if (system >= 0) select(systemId(system));
  }, [system, select]);
}
