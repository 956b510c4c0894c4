/** Strategic movement: who jumps, where to, and what is done for free before. */
import {
  hexName,
  type IaView,
  type JumpGroup,
  type JumpNext,
  type JumpPartial,
  type Shift,
  tally,
  unitName,
  type Xy,
} from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { jumpBench } from '../bench/jump-columns.ts';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { FreeActions } from './free-actions.tsx';
import { aimsOf } from './jump-aims.ts';
import { JumpEnds } from './jump-ends.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Group = JumpNext['groups'][number];

const nothing: JumpPartial = { before: [], group: null, to: null, after: [], at: null };

export function MoveComposer(props: Composing<'strategicMove'>): ReactNode {
  const { asked, state, view, submit } = props;
  const [before, setBefore] = useDraft<readonly Shift[]>(props, 'shifts', []);
  const [wish, setWish] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [to, setTo] = useState<Xy | null>(null);
  const [after, setAfter] = useState<readonly Shift[]>([]);
  const groups = useLookup('jump groups', JSON.stringify([asked.id, state.length, before]), async () => {
    const next = await queriesOf(props).openings('strategicMove', asked.id, {
      ...nothing,
      before: [...before],
    });
    return next?.groups ?? [];
  });
  const group = groups?.find((one) => keyOf(one) === wish) ?? groups?.[0] ?? null;
  const jumpers = group && groupOf(group, left);
  const next = useLookup('jump', JSON.stringify([asked.id, state.length, before, jumpers, group?.xy]), async () =>
    group && jumpers
      ? queriesOf(props).openings('strategicMove', asked.id, {
          ...nothing,
          before: [...before],
          group: jumpers,
          at: group.xy,
        })
      : null,
  );
  const ends = next?.ends ?? [];
  const end = ends.find((one) => to && isSameXy(one.to, to)) ?? null;
  const then = useLookup(
    'after the jump',
    JSON.stringify([asked.id, state.length, before, jumpers, end?.to, after]),
    async () => {
      if (!jumpers || !end) return null;
      const jumped = { before: [...before], group: jumpers, to: end.to, after: [...after], at: end.to };
      return queriesOf(props).openings('strategicMove', asked.id, jumped);
    },
  );
  const go = (xy: Xy | null): void => {
    setTo(xy);
    setAfter([]);
  };
  const choose = (key: string): void => {
    setWish(key);
    setLeft([]);
    go(null);
  };
  useShowScene(JSON.stringify([group?.xy, group?.taskForce, jumpers, end, ends.length, groups?.length]), () => ({
    bench: groups && jumpBench(view, groups, group, (one) => choose(keyOf(one))),
    spot: end?.to ?? group?.xy ?? null,
    area: group
      ? [group.xy, ...ends.map((one) => one.to), ...aimsOf(view, group.xy, ends, next?.range ?? 0).map(({ xy }) => xy)]
      : [],
    reach: ends.map((one) => ({ xy: one.to, figure: String(one.distance) })),
    path: group && end ? [group.xy, end.to] : [],
    marks: [
      ...(group ? [{ xy: group.xy, isChosen: true }] : []),
      ...(groups ?? []).filter((one) => one !== group).map(({ xy }) => ({ xy, isChosen: false })),
    ],
    onHex: (xy) => {
      const isEnd = ends.some((one) => isSameXy(one.to, xy));
      const here = (groups ?? []).filter((one) => isSameXy(one.xy, xy));
      const start = here[((group ? here.indexOf(group) : -1) + 1) % Math.max(here.length, 1)]; // pressed again: the next
      if (isEnd) go(xy);
      else if (start) choose(keyOf(start));
      return isEnd || start !== undefined;
    },
  }));
  if (!groups) return <LoadingBars />;
  const done = {
    label: before.length > 0 ? say.move.doneWith(before.length) : say.move.done,
    run: () => submit({ before: [...before], jump: null, after: [] }),
  };
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.move.who}>
          <div data-coach="jump" className={styles['jumps']}>
            <TargetTable
              label={say.move.who}
              columns={say.move.columns}
              empty={say.move.nobody}
              picked={group && keyOf(group)}
              onPick={choose}
              rows={groups.map((one) => ({
                id: keyOf(one),
                label: nameOf(one),
                cells: [hexName(view, one.xy), shipsOf(view, one.units), one.range],
              }))}
            />
          </div>
          {group?.taskForce === null && <ByRange view={view} units={group.units} onPick={setLeft} />}
          {group?.taskForce === null && group.units.length > 1 && (
            <TickList
              label={say.move.some}
              hasKeys={false}
              isDense
              onToggle={(unit) => setLeft(toggled(left, unit))}
              ticks={group.units.map((unit) => ({
                id: unit,
                label: unitName(view, unit),
                figure: say.move.reach(rangeOf(view, unit)),
                isOn: !left.includes(unit),
              }))}
            />
          )}
        </ComposerStep>
        {group && (
          <ComposerStep n={2} title={say.move.where} value={end ? say.move.hexes(end.distance, next?.range ?? 0) : ''}>
            <JumpEnds {...{ view, ends, end }} from={group.xy} range={next?.range ?? 0} onPick={go} />
          </ComposerStep>
        )}
        {group && <FreeActions n={3} view={view} offered={next?.shifts ?? []} chosen={before} onChange={setBefore} />}
        {end && (
          <FreeActions
            n={4}
            title={say.move.freeAfter}
            view={view}
            offered={then?.shifts ?? []}
            chosen={after}
            onChange={setAfter}
          />
        )}
      </ComposerBody>
      <Foot
        primary={
          group && jumpers
            ? {
                label: end ? say.move.commit(nameOf(group), hexName(view, end.to)) : say.move.pick,
                ...(end
                  ? { run: () => submit({ before: [...before], jump: { ...jumpers, to: end.to }, after: [...after] }) }
                  : {}),
              }
            : done
        }
        others={group ? [{ ...done, letter: 'D', coach: 'done' }] : []}
      />
    </>
  );
}

/** The slowest sets the range: one press leaves all that are slower behind. */
function ByRange(props: { view: IaView; units: readonly number[]; onPick(left: readonly number[]): void }): ReactNode {
  const { view, units, onPick } = props;
  const ranges = [...new Set(units.map((unit) => rangeOf(view, unit)))].sort((one, other) => one - other);
  if (ranges.length < 2) return null;
  return (
    <div className={styles['ways']}>
      {ranges.map((range, at) => {
        const left = units.filter((unit) => rangeOf(view, unit) < range);
        const ships = units.length - left.length;
        const isLast = at === ranges.length - 1;
        return (
          <Button key={range} look="plain" onClick={() => onPick(left)}>
            {at === 0 ? say.move.all(ships) : (isLast ? say.move.fast : say.move.faster)(ships, range)}
          </Button>
        );
      })}
    </div>
  );
}

function rangeOf({ units }: IaView, unit: number): number {
  return units.find((one) => one.unit === unit)?.range ?? 0;
}

function keyOf({ taskForce, xy }: Group): string {
  return `${taskForce} ${xy}`;
}

function groupOf({ taskForce, units }: Group, left: readonly number[]): JumpGroup | null {
  if (taskForce !== null) return { taskForce };
  const chosen = units.filter((unit) => !left.includes(unit));
  return chosen.length > 0 ? { units: chosen } : null;
}

function nameOf({ taskForce }: Group): string {
  return taskForce === null ? say.move.loose : words.force(taskForce, '');
}

function shipsOf(view: IaView, units: readonly number[]): string {
  return tally(units.flatMap((unit) => view.units.find((one) => one.unit === unit)?.type ?? [])) || say.move.empty;
}
