/** Before a battle: which one, with whom, from where, and where its planets stand. */
import {
  hexName,
  type IaView,
  mapLabel,
  OUTER_SHEETS,
  type OuterSheet,
  ownerName,
  type Xy,
} from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Segments } from '../../../ui/segments.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { forceWords, hexWords, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

export function PickBattleComposer(props: Composing<'pickBattle'>): ReactNode {
  const { asked, view, submit } = props;
  const { at } = asked.about;
  const [wish, setWish] = useState<Xy | undefined>(at[0]);
  useShowScene(String(wish), () => ({
    marks: at.map((xy) => ({ xy, isChosen: wish !== undefined && isSameXy(xy, wish) })),
    spot: wish ?? null,
    onHex: (xy) => {
      const found = at.find((one) => isSameXy(one, xy));
      if (found) setWish(found);
      return found !== undefined;
    },
  }));
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.pickBattle.title}>
          <div className={styles['jumps']}>
            <TargetTable
              label={say.pickBattle.title}
              columns={say.pickBattle.columns}
              picked={wish ? String(wish) : null}
              onPick={(id) => setWish(at.find((xy) => String(xy) === id))}
              rows={at.map((xy) => ({
                id: String(xy),
                label: hexName(view, xy),
                cells: [attacksAt(view, xy), hexWords(view, xy)],
              }))}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot
        primary={{
          label: say.pickBattle.commit(wish ? hexName(view, wish) : ''),
          ...(wish ? { run: () => submit({ at: wish }) } : {}),
        }}
      />
    </>
  );
}

function attacksAt(view: IaView, xy: Xy): string {
  return view.attacks
    .filter((one) => isSameXy(one.xy, xy))
    .map(({ by, on }) => say.pickBattle.attack(ownerName(view, by), ownerName(view, on)))
    .join('; ');
}

export function JoinComposer(props: Composing<'join'>): ReactNode {
  const { asked, view, submit } = props;
  const [against, setAgainst] = useState<readonly number[]>([]);
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.join.title}>
          <TickList
            label={say.join.title}
            onToggle={(owner) => setAgainst(toggled(against, owner))}
            ticks={asked.about.sides.map((owner) => ({
              id: owner,
              label: ownerName(view, owner),
              side: sideOf(view, owner),
              note: forceWords(view, asked.about.at, owner),
              isOn: against.includes(owner),
            }))}
          />
        </ComposerStep>
        <Verdict props={props} answer={{ against }} />
      </ComposerBody>
      <Foot
        primary={{
          label: against.length === 0 ? say.join.aside : say.join.commit(against.map((one) => ownerName(view, one))),
          run: () => submit({ against: [...against] }),
        }}
      />
    </>
  );
}

/** A compass: eight sheets round the centre. */
export function SheetComposer(props: Composing<'sheet'>): ReactNode {
  const { view, submit } = props;
  const { answer, change } = useProposal(props);
  const sheet = answer?.sheet ?? null;
  const { columns, rows } = view.sheet;
  const zone = sheet === null ? [] : hexesOfSheet(sheet, columns, rows);
  useShowScene(String(sheet), () => ({
    zone,
    area: [...zone, ...(view.battle?.terrain ?? []).map(({ xy }) => xy)],
    onHex: ([x, y]) => {
      const found = COMPASS[Math.floor((y - 1) / rows)]?.[Math.floor((x - 1) / columns)];
      if (found) change({ sheet: found });
      return found !== undefined && found !== null;
    },
  }));
  if (!answer) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.sheet.title}>
          <div className={styles['compass']} data-coach="sheet">
            <Segments
              label={say.sheet.title}
              value={sheet}
              onPick={(one) => change({ sheet: one })}
              options={OUTER_SHEETS.map((id) => ({ id, label: say.sheet.names[id] }))}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: say.sheet.commit(say.sheet.names[answer.sheet]), run: () => submit(answer) }} />
    </>
  );
}

const COMPASS: readonly (readonly (OuterSheet | null)[])[] = [
  ['NW', 'N', 'NE'],
  ['W', null, 'E'],
  ['SW', 'S', 'SE'],
];

function hexesOfSheet(sheet: OuterSheet, columns: number, rows: number): Xy[] {
  const down = COMPASS.findIndex((row) => row.includes(sheet));
  const across = COMPASS[down]?.indexOf(sheet) ?? 0;
  return Array.from(
    { length: columns * rows },
    (_, at): Xy => [across * columns + (at % columns) + 1, down * rows + Math.floor(at / columns) + 1],
  );
}

/** The proposal, changed planet by planet. */
export function PlanetsComposer(props: Composing<'placePlanets'>): ReactNode {
  const { asked, state, submit } = props;
  const { answer, change, isChanged, reset } = useProposal(props);
  const [wish, setWish] = useState(asked.about.kinds[0]);
  const planets = answer?.planets ?? [];
  const others = planets.filter(({ kind }) => kind !== wish);
  const next = useLookup('planets', JSON.stringify([asked.id, state.length, others]), async () =>
    answer ? queriesOf(props).openings('placePlanets', asked.id, { planets: others }) : null,
  );
  const hexes = next?.left.find(({ kind }) => kind === wish)?.hexes ?? [];
  useShowScene(JSON.stringify([wish, planets, hexes.length]), () => ({
    reach: hexes.map((xy) => ({ xy })),
    marks: planets.map(({ xy, kind }) => ({ xy, isChosen: kind === wish })),
    onHex: (xy) => {
      const isFree = hexes.some((one) => isSameXy(one, xy));
      if (isFree && wish) change({ planets: planets.map((one) => (one.kind === wish ? { kind: wish, xy } : one)) });
      return isFree;
    },
  }));
  if (!answer) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.planets.title}>
          <TargetTable
            label={say.planets.title}
            columns={say.planets.columns}
            picked={wish ?? null}
            onPick={(kind) => setWish(kind)}
            rows={planets.map(({ kind, xy }) => ({ id: kind, label: words.terrain[kind], cells: [mapLabel(xy)] }))}
          />
          <p className={styles['hint']}>{say.planets.how}</p>
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: isChanged ? say.planets.changed : say.planets.take, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}
