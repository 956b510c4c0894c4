/** Stay or leave: a place for each group that leaves, and admirals who go with another squadron. */
import { type Choices, type DisengageNext, type FfwView, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { fleetName, nameOfPlace } from '../situation.ts';
import { Destinations } from './destinations.tsx';
import { shareWords } from './odds-words.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Answer = Choices['disengage']['answer'];
type Props = ComposerProps<FfwView, Choices['disengage']['about'], Answer>;
type Leaver = DisengageNext['leavers'][number];

const STAY: Answer = { leave: false, fleets: [], squadrons: [], admirals: [] };

export function DisengageComposer(props: Props): ReactNode {
  const { asked, state, submit, view } = props;
  const { hex } = asked.about;
  const shown = shownOf(props);
  const { answer, change } = useProposal(props);
  const [picked, setPicked] = useState(0);
  const next = useLookup('disengage', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('disengage', asked.id, {}),
  );
  const leavers = next?.leavers ?? [];
  const leaver = answer?.leave ? (leavers[picked] ?? null) : null;
  const send = (to: number): void => {
    if (answer && leaver) change(sent(answer, leaver, to));
  };
  useShowScene(JSON.stringify([answer, picked, leavers.length]), () => ({
    from: hex,
    target: answer && leaver ? (goalOf(answer, leaver) ?? null) : null,
    marks: (leaver?.systems ?? []).map((place) => ({ place })),
    onPlace: (place) => {
      if (!leaver?.systems.includes(place)) return false;
      send(place);
      return true;
    },
  }));
  if (!shown || !answer || !next) return <LoadingBars />;
  const side = sideOfSeat(view, asked.by);
  return (
    <>
      <ComposerBody>
        <Segments
          label={say.disengage.label}
          value={answer.leave ? 'leave' : 'stay'}
          options={[
            { id: 'stay', label: say.disengage.stay, key: 'S' },
            { id: 'leave', label: say.disengage.leave, key: 'L' },
          ]}
          onPick={(id) => change(id === 'leave' ? allLeaving(shown, side, leavers) : STAY)}
        />
        <Verdict props={props} answer={answer} isFaultOnly={!answer.leave} />
        {!answer.leave && <NextRound props={props} />}
        {answer.leave && (
          <>
            <Groups shown={shown} leavers={leavers} answer={answer} picked={picked} onPick={setPicked} />
            {leaver && (
              <Destinations
                shown={shown}
                title={say.moves.title(nameOf(shown, leaver))}
                from={hex}
                places={leaver.systems}
                picked={goalOf(answer, leaver) ?? null}
                onPick={send}
              />
            )}
            <Admirals shown={shown} side={side} hex={hex} leavers={leavers} answer={answer} change={change} />
          </>
        )}
      </ComposerBody>
      <Foot primary={{ label: answer.leave ? say.disengage.go : say.disengage.stay, run: () => submit(answer) }} />
    </>
  );
}

/** What the next round costs either side, if nobody leaves. */
function NextRound({ props }: { props: Props }): ReactNode {
  const { asked, state } = props;
  const figures = useLookup('next round', `${asked.id} ${state.length}`, async () => {
    const [first] = await queriesOf(props).figures('disengage', asked.id, [STAY]);
    return first ?? null;
  });
  if (!figures) return null;
  const sides = [
    { name: say.disengage.they, of: figures.enemy },
    { name: say.disengage.you, of: figures.own },
  ];
  return (
    <table className={styles['ledger']}>
      <caption>{say.disengage.next}</caption>
      <thead>
        <tr>
          <th scope="col">{say.disengage.loses}</th>
          <th scope="col">{say.disengage.mean}</th>
          <th scope="col">{say.disengage.chances}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of.mean}</td>
            <td>{of.chances.map(({ result }) => `${result}: ${shareWords(of, result)}`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Groups(props: {
  shown: Shown;
  leavers: readonly Leaver[];
  answer: Answer;
  picked: number;
  onPick(n: number): void;
}): ReactNode {
  const { shown, leavers, answer, picked, onPick } = props;
  return (
    <ul className={styles['list']}>
      {leavers.map((leaver, n) => (
        <li key={nameOf(shown, leaver)}>
          <button type="button" data-chosen={picked === n} onClick={() => onPick(n)}>
            <i />
            <b>{nameOf(shown, leaver)}</b>
            <span>{say.adjust.squadrons(leaver.squadrons.length, leaver.squadrons.length)}</span>
            <small>{nameOfPlace(shown, goalOf(answer, leaver) ?? 0)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Admirals aboard squadrons here; whoever is not named goes as the rules have it. */
function Admirals(props: {
  shown: Shown;
  side: number;
  hex: number;
  leavers: readonly Leaver[];
  answer: Answer;
  change(answer: Answer): void;
}): ReactNode {
  const { shown, side, hex, leavers, answer, change } = props;
  const here = [...shown.cards.admirals.values()].filter(
    (one) => one.side === side && shown.cards.squadrons.get(one.now.aboard)?.now.place === hex,
  );
  const set = (admiral: number, to: string): void => {
    const others = answer.admirals.filter((one) => one.admiral !== admiral);
    change({ ...answer, admirals: to === '' ? others : [...others, { admiral, to: Number(to) }] });
  };
  return (
    <div className={styles['bench']}>
      {here.map(({ counter, now }) => (
        <label key={counter.id}>
          {counter.name}
          <select
            value={answer.admirals.find(({ admiral }) => admiral === counter.index)?.to ?? ''}
            onChange={({ target }) => set(counter.index, target.value)}
          >
            <option value="">{say.disengage.withHisOwn}</option>
            {[...new Set([now.aboard, ...leavers.flatMap(({ squadrons }) => squadrons)])].map((ship) => (
              <option key={ship} value={ship}>
                {say.cargo.aboard(shown.data.squadrons[ship]?.id ?? '')}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** To begin with: worlds of one's own side first. */
function allLeaving({ view, data }: Shown, side: number, leavers: readonly Leaver[]): Answer {
  const own = new Set(
    view.worlds.filter(({ control }) => control === side).map(({ world }) => data.worlds[world]?.hex ?? -1),
  );
  const goal = ({ systems }: Leaver): number => systems.find((to) => own.has(to)) ?? systems[0] ?? 0;
  const none: Answer = { ...STAY, leave: true };
  return leavers.reduce((answer, leaver) => sent(answer, leaver, goal(leaver)), none);
}

function sent(answer: Answer, { fleet, squadrons: [squadron = 0] }: Leaver, to: number): Answer {
  if (fleet >= 0) return { ...answer, fleets: [...answer.fleets.filter((one) => one.fleet !== fleet), { fleet, to }] };
  return {
    ...answer,
    squadrons: [...answer.squadrons.filter((one) => one.squadron !== squadron), { squadron, to }],
  };
}

function goalOf(answer: Answer, { fleet, squadrons: [squadron = 0] }: Leaver): number | undefined {
  if (fleet >= 0) return answer.fleets.find((one) => one.fleet === fleet)?.to;
  return answer.squadrons.find((one) => one.squadron === squadron)?.to;
}

function nameOf(shown: Shown, { fleet, squadrons: [squadron = 0] }: Leaver): string {
  return fleet >= 0 ? fleetName(shown, fleet) : (shown.data.squadrons[squadron]?.id ?? '');
}
