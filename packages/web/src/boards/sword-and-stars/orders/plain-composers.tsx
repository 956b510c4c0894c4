/** Decisions with two or three answers: each its button, the sound one lit. */
import type { Choices, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Strip } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { ownerName, shortName } from '../situation.ts';
import { ask } from './choice-words.ts';
import styles from './orders.module.css';

type Props<K extends keyof Choices> = ComposerProps<SsView, Choices[K]['about'], Choices[K]['answer']>;

export function PositionComposer({ asked, submit }: Props<'position'>): ReactNode {
  const { free } = asked.about;
  const [place, setPlace] = useState(free[0] ?? 1);
  const name = (one: number): string => ask.position.nth[one - 1] ?? String(one);
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={ask.position.step}>
          <div className={styles['five']}>
            <Segments
              label={ask.position.step}
              value={String(place)}
              options={free.map((one) => ({ id: String(one), label: name(one), key: String(one) }))}
              onPick={(id) => setPlace(Number(id))}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: ask.position.commit(name(place)), run: () => submit({ position: place }) }} />
    </>
  );
}

/** What two dice make of the level. */
export function SectorCheckComposer({ view, client, asked, submit }: Props<'sectorCheck'>): ReactNode {
  const { player, sector } = asked.about;
  const { military = 1, administrative = 1, diplomatic = 1 } = view.players[player] ?? {};
  const level = [military, administrative, diplomatic][sector] ?? 1;
  const worked = useLookup('plain-composers worked', String(level), () =>
    client.calc('sector-check', { level: String(level) }),
  );
  const in36 = worked?.ok ? (worked.value as { in36: Record<string, number> }).in36 : {};
  return (
    <>
      <ComposerBody>
        <div className={styles['follows']}>
          <Strip
            label={ask.sectorCheck.becomes}
            cells={Object.entries(in36).map(([to, ways]) => ({
              figure: to,
              label: percent(ways / 36),
              is: Number(to) === level ? 'lit' : ways > 0 ? 'on' : 'off',
            }))}
          />
        </div>
      </ComposerBody>
      <Foot
        primary={{ label: ask.sectorCheck.make, run: () => submit({ make: true }) }}
        others={[{ label: ask.sectorCheck.ignore, letter: 'I', run: () => submit({ make: false }) }]}
      />
    </>
  );
}

export function MaintainComposer({ submit }: Props<'maintain'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.maintain.pay, run: () => submit({ pay: true }) }}
      others={[{ label: ask.maintain.drop, run: () => submit({ pay: false }) }]}
    />
  );
}

export function VoteToEndComposer({ submit }: Props<'voteToEnd'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.voteToEnd.continue, run: () => submit({ vote: 'continue' }) }}
      others={[
        { label: ask.voteToEnd.end, run: () => submit({ vote: 'end' }) },
        { label: ask.voteToEnd.abstain, run: () => submit({ vote: 'abstain' }) },
      ]}
    />
  );
}

export function BargainsComposer({ submit }: Props<'bargains'>): ReactNode {
  return <Foot primary={{ label: ask.bargains.done, run: () => submit({ done: true }) }} />;
}

export function HoldComposer({ submit }: Props<'hold'>): ReactNode {
  return <Foot primary={{ label: ask.hold.go, run: () => submit({ nothing: true }) }} />;
}

export function RemoveOrScoreComposer({ view, asked, submit }: Props<'removeOrScore'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.removeOrScore.score, run: () => submit({ score: true }) }}
      others={asked.about.rows.map((row) => {
        const { attacker = -1, count = 0 } = view.partials[row] ?? {};
        return {
          label: ask.removeOrScore.remove(shortName(ownerName(view, attacker)), count),
          run: () => submit({ remove: row }),
        };
      })}
    />
  );
}

export function ContestComposer({ submit }: Props<'contest'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.contest.yes, run: () => submit({ contest: true }) }}
      others={[{ label: ask.contest.no, letter: 'P', run: () => submit({ contest: false }) }]}
    />
  );
}

export function HandOverComposer({ submit }: Props<'handOver'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.handOver.yes, run: () => submit({ handOver: true }) }}
      others={[{ label: ask.handOver.no, run: () => submit({ handOver: false }) }]}
    />
  );
}

export function CallComposer({ submit }: Props<'call'>): ReactNode {
  return (
    <Foot
      primary={{ label: ask.call.yes, run: () => submit({ call: true }) }}
      others={[{ label: ask.call.no, letter: 'P', run: () => submit({ call: false }) }]}
    />
  );
}
