/** Task forces of one hex on a bench: ships by force, new forces, decoys; hex after hex, sealed together. */
import {
  hexName,
  type IaView,
  type ReorganiseNext,
  type Shift,
  unitName,
  type Xy,
} from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { toggled } from '../../../ui/tick-list.tsx';
import { reorganiseBench } from '../bench/reorganise-columns.ts';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { factors } from './aboard-composers.tsx';
import { FreeActions } from './free-actions.tsx';
import styles from './orders.module.css';
import { PlacePick } from './place-pick.tsx';
import { queriesOf } from './queries.ts';
import {
  type Bench,
  forceOf,
  forcesAt,
  isChanged,
  plansOf,
  untouched,
  withAll,
  withDissolved,
} from './reorganise-draft.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

export function ReorganiseComposer(props: Composing<'reorganise'>): ReactNode {
  const { asked, state, view, submit } = props;
  const [bench, setBench] = useDraft<Bench>(props, 'bench', untouched);
  const [wish, setWish] = useState<Xy | null>(null);
  const plans = plansOf(view, bench);
  const start = useLookup('reorganise', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('reorganise', asked.id, {
      plans: { taskForces: [], dissolve: [], shifts: [] },
      at: null,
    }),
  );
  const now = useLookup('task forces', JSON.stringify([asked.id, state.length, plans]), () =>
    queriesOf(props).openings('reorganise', asked.id, { plans, at: null }),
  );
  const [marked, setMarked] = useState<readonly number[]>([]);
  const hexes = start?.hexes ?? [];
  const hex = hexes.find(({ xy }) => wish && isSameXy(xy, wish)) ?? hexes[0] ?? null;
  const key = [hexes.length, hex?.xy, plans, bench.made, marked, now?.ranges];
  useShowScene(JSON.stringify(key), () => ({
    bench:
      hex &&
      reorganiseBench({
        view,
        hex,
        bench,
        ranges: now?.ranges ?? [],
        free: freeNumber(start, bench),
        marked,
        onMark: (unit) => setMarked(toggled(marked, unit)),
        onPut: (units, to) => {
          setBench(withAll(view, bench, { units, to, at: hex.xy }));
          setMarked([]);
        },
      }),
    marks: hexes.map(({ xy }) => ({ xy, isChosen: hex !== null && isSameXy(xy, hex.xy) })),
    spot: hex?.xy ?? null,
    onHex: (xy) => {
      const isOne = hexes.some((one) => isSameXy(one.xy, xy));
      if (isOne) setWish(xy);
      return isOne;
    },
  }));
  if (!start) return <LoadingBars />;
  const hasChanged = isChanged(bench);
  return (
    <>
      <ComposerBody>
        {hex ? (
          <ComposerStep n={1} title={say.reorganise.place}>
            <PlacePick
              label={say.reorganise.place}
              value={String(hex.xy)}
              options={hexes.map(({ xy }) => [String(xy), hexName(view, xy)] as const)}
              onPick={(id) => setWish(hexes.find(({ xy }) => String(xy) === id)?.xy ?? null)}
            />
            <HexBench {...props} hex={hex} number={freeNumber(start, bench)} bench={bench} onBench={setBench} />
          </ComposerStep>
        ) : (
          <p className={styles['note']}>{say.reorganise.nothing}</p>
        )}
        {hex && asked.about.isEnd && <EndActions {...props} at={hex.xy} bench={bench} onBench={setBench} />}
        <Verdict props={props} answer={plans} />
      </ComposerBody>
      <Foot
        primary={{ label: hasChanged ? say.reorganise.commit : say.reorganise.keep, run: () => submit(plans) }}
        others={hasChanged ? [{ label: say.proposal, run: async () => setBench(untouched) }] : []}
      />
    </>
  );
}

/** The first number that no task force has. */
function freeNumber(start: ReorganiseNext | null, { made }: Bench): number | undefined {
  return start?.free.find((one) => made.every(({ number }) => number !== one));
}

interface BenchProps extends Composing<'reorganise'> {
  bench: Bench;
  onBench(bench: Bench): void;
}

interface HexBenchProps extends BenchProps {
  hex: ReorganiseNext['hexes'][number];
  /** of a task force that could be made */
  number: number | undefined;
}

function HexBench(props: HexBenchProps): ReactNode {
  const { view, hex, number, bench, onBench } = props;
  const forces = forcesAt(view, bench, hex.xy);
  const put = (units: readonly number[], to: number): void => onBench(withAll(view, bench, { units, to, at: hex.xy }));
  const loose = hex.units.filter((unit) => forceOf(view, bench, unit) === 0);
  const home = forces[0] ?? number;
  return (
    <div className={styles['bench']} data-coach="bench">
      {loose.length > 1 && home !== undefined && (
        <Button shortcut="A" onClick={() => put(loose, home)}>
          {say.reorganise.gather(loose.length, home)}
        </Button>
      )}
      {home !== undefined &&
        fasterOf(view, loose).map((ships) => (
          <Button key={ships.length} look="plain" onClick={() => put(ships, home)}>
            {say.reorganise.gatherFast(ships.length, Math.min(...ships.map((unit) => rangeOf(view, unit))), home)}
          </Button>
        ))}
      {hex.units.map((unit) => (
        <label key={unit}>
          <b>{unitName(view, unit)}</b>
          <small>{shipNote(view, unit)}</small>
          <select value={forceOf(view, bench, unit)} onChange={({ target }) => put([unit], Number(target.value))}>
            <option value={0}>{say.reorganise.loose}</option>
            {forces.map((one) => (
              <option key={one} value={one}>
                {words.stack.force(one)}
              </option>
            ))}
            {number !== undefined && <option value={number}>{say.reorganise.newForce(number)}</option>}
          </select>
        </label>
      ))}
      {hex.mayBluff && number !== undefined && (
        <Button shortcut="D" onClick={() => put([], number)}>
          {say.reorganise.decoy}
        </Button>
      )}
      {forces.map((one) => (
        <Button key={one} onClick={() => onBench(withDissolved(bench, one))}>
          {say.reorganise.dissolve(one, hex.units.filter((unit) => forceOf(view, bench, unit) === one).length)}
        </Button>
      ))}
    </div>
  );
}

/** 12-15-3, jumps 2. */
function shipNote(view: IaView, unit: number): string {
  return [factors(view, unit), say.move.reach(rangeOf(view, unit))].join(' · ');
}

function rangeOf({ units }: IaView, unit: number): number {
  return units.find((one) => one.unit === unit)?.range ?? 0;
}

/** Without the slowest, who set the range of all; then without the next. */
function fasterOf(view: IaView, ships: readonly number[]): number[][] {
  const ranges = [...new Set(ships.map((unit) => rangeOf(view, unit)))].sort((one, other) => one - other);
  return ranges.slice(1).map((range) => ships.filter((unit) => rangeOf(view, unit) >= range));
}

/** At the end of movement: who comes aboard, leaves or lands in this hex. */
function EndActions(props: BenchProps & { at: Xy }): ReactNode {
  const { asked, state, view, bench, onBench, at } = props;
  const plans = plansOf(view, bench);
  const next = useLookup('reorganise shifts', JSON.stringify([asked.id, state.length, plans, at]), () =>
    queriesOf(props).openings('reorganise', asked.id, { plans, at }),
  );
  const change = (shifts: readonly Shift[]): void => onBench({ ...bench, shifts: [...shifts] });
  return <FreeActions n={2} view={view} offered={next?.shifts ?? []} chosen={bench.shifts} onChange={change} />;
}
