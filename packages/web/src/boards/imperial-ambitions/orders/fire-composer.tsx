/** A fire group: target, then who fires, with the odds of the group and of each change to it. */
import type { Attack, AttackFigures, FireNext, OddsFigures } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { useCommands } from '../../../ui/commands.ts';
import { percent } from '../../../ui/numbers.ts';
import { TargetTable } from '../../../ui/target-table.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { assaultBench, planetArea } from '../bench/assault-columns.ts';
import { bench } from '../bench/words.ts';
import { factorsOf } from '../counters.tsx';
import { useShowScene } from '../scene.ts';
import { shortName, sideOf } from '../situation.ts';
import { factors } from './aboard-composers.tsx';
import { BarredList } from './barred-list.tsx';
import { FireFigure } from './fire-figure.tsx';
import { bestOf, chanceOf, groupsOf, meanOf, rowName } from './fire-groups.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Kind = 'fire' | 'finalFire' | 'bombard';
type Props = Composing<Kind>;

export function FireComposer(props: Props): ReactNode {
  const { asked, state, submit } = props;
  const kind = asked.kind as Kind;
  const targets = useLookup(`${kind} targets`, `${asked.id} ${state.length}`, async () => {
    const next = await queriesOf(props).openings(kind, asked.id, { target: null, units: [] });
    return (next?.targets ?? []).toSorted((one, other) => meanOf(other.best) - meanOf(one.best));
  });
  const { answer: proposed } = useProposal<Attack>(props);
  const [wish, setWish] = useState<number | null>(null);
  const [groups, setGroups] = useDraft<ReadonlyMap<number, readonly number[]>>(props, 'groups', new Map());
  if (!targets || !proposed) return <LoadingBars />;
  const first = proposed.do === 'fire' ? proposed.target : targets[0]?.target;
  const target = targets.find((one) => one.target === wish)?.target ?? first;
  if (target === undefined)
    return (
      <>
        <ComposerBody>{null}</ComposerBody>
        <Foot primary={{ label: say.fire.done, run: () => submit({ do: 'done' }) }} />
      </>
    );
  const isProposed = proposed.do === 'fire' && proposed.target === target;
  return (
    <Group
      key={target}
      {...props}
      kind={kind}
      targets={targets}
      target={target}
      group={groups.get(target) ?? (isProposed ? proposed.units : null)}
      onTarget={setWish}
      onGroup={(units) => setGroups(new Map(groups).set(target, units))}
    />
  );
}

interface GroupProps extends Props {
  kind: Kind;
  targets: FireNext['targets'];
  target: number;
  /** null: the best is looked for */
  group: readonly number[] | null;
  onTarget(target: number): void;
  onGroup(units: readonly number[]): void;
}

interface Known {
  members: FireNext['members'];
  barred: FireNext['barred'];
  arcs: FireNext['arcs'];
  room: number;
  /** the group in hand */
  group: number[];
  figure: AttackFigures | null;
  /** the odds if this unit joined or left */
  changed: ReadonlyMap<number, AttackFigures | null>;
}

/** So many targets stand open beside the odds. */
const FEW = 3;

function Group(props: GroupProps): ReactNode {
  const { view, target, targets, onTarget, onGroup, submit } = props;
  const known = useGroup(props);
  const [isOpen, setOpen] = useState(targets.length <= FEW);
  const group = known?.group ?? [];
  const toggle = (unit: number): void => onGroup(toggled(group, unit));
  useFireScene(props, known, toggle);
  useCommands([{ id: 'next target', keys: ['.'], label: say.fire.next, run: () => onTarget(after(targets, target)) }]);
  if (!known) return <LoadingBars />;
  const { members, barred, room, figure, changed } = known;
  const worse = worseWith(props, known);
  return (
    <>
      <ComposerBody>
        <ComposerStep
          n={1}
          title={say.fire.target}
          isOpen={isOpen}
          {...(isOpen ? {} : { value: say.fire.targetOf(shortName(view, target), factors(view, target)) })}
          onReopen={() => setOpen(true)}
        >
          <div data-coach="target">
            <TargetTable
              label={say.fire.target}
              columns={say.fire.targetColumns}
              picked={String(target)}
              onPick={(id) => onTarget(Number(id))}
              rows={targets.map((one) => {
                const unit = view.units.find((other) => other.unit === one.target);
                return {
                  id: String(one.target),
                  label: shortName(view, one.target),
                  ...(unit ? { side: sideOf(view, unit.owner) } : {}),
                  cells: [
                    unit ? factorsOf(unit) : '',
                    unit ? `${unit.steps}/${unit.fullSteps}` : '',
                    one.units.length,
                    bestWords(one.best),
                  ],
                };
              })}
            />
          </div>
        </ComposerStep>
        <ComposerStep n={2} title={say.fire.group} value={say.fire.groupOf(group.length, group.length + room)}>
          <TickList
            label={say.fire.group}
            coach="group"
            onToggle={toggle}
            ticks={members.map(({ unit, strength, aim, isEndOn }) => ({
              id: unit,
              label: shortName(view, unit),
              note: aim ? say.fire.aim(aim, isEndOn) : '',
              figure: say.fire.counts(strength, changeWords(figure, changed.get(unit) ?? null)),
              isOn: group.includes(unit),
              isBarred: !group.includes(unit) && room <= 0,
            }))}
          />
          <BarredList view={view} barred={barred} />
        </ComposerStep>
        {figure && <FireFigure view={view} figure={figure} target={target} />}
        {worse && <p className={styles['note']}>{worse}</p>}
      </ComposerBody>
      <Foot
        primary={{
          label: figure ? say.fire.commit(shortName(view, target), percent(chanceOf(figure))) : say.fire.nobody,
          ...(figure && group.length > 0
            ? { run: () => submit({ do: 'fire', units: [...group], target }), letter: 'F' }
            : {}),
        }}
        others={[{ label: say.fire.done, letter: 'D', coach: 'done', run: () => submit({ do: 'done' }) }]}
      />
    </>
  );
}

function bestWords(best: OddsFigures): string {
  return chanceOf(best) > 0 ? `${rowName(best.row)} · ${percent(chanceOf(best))}` : say.activate.none;
}

function after(targets: FireNext['targets'], target: number): number {
  const at = targets.findIndex((one) => one.target === target);
  return targets[(at + 1) % targets.length]?.target ?? target;
}

/** "→ 4-1" if that makes another row of the table. */
function changeWords(now: AttackFigures | null, then: AttackFigures | null): string {
  return !then || !now || then.row === now.row ? '' : rowName(then.row);
}

/** The first unit that would make a worse row of it. */
function worseWith({ view }: GroupProps, { members, group, figure, changed }: Known): string | null {
  const spoils = (unit: number): boolean => (changed.get(unit)?.row ?? Number.POSITIVE_INFINITY) < (figure?.row ?? -1);
  const found = members.find(({ unit }) => !group.includes(unit) && spoils(unit));
  const then = found && changed.get(found.unit);
  return then ? say.fire.worse(shortName(view, found.unit), rowName(then.row), figure?.isHalved ?? false) : null;
}

/** Members of a group on this target, the group in hand with its odds, and the odds of every change by one unit. */
function useGroup(props: GroupProps): Known | null {
  const { asked, state, kind, target, group: given } = props;
  return useLookup(`${kind} group`, JSON.stringify([asked.id, state.length, target, given]), async () => {
    const queries = queriesOf(props);
    const all = await queries.openings(kind, asked.id, { target, units: [] });
    const { members = [], barred = [], room: most = 0, arcs = { forward: [], rear: [] } } = all ?? {};
    const oddsOf = (groups: readonly (readonly number[])[]): Promise<(AttackFigures | null)[]> =>
      queries.figures(
        kind,
        asked.id,
        groups.map((units): Attack => ({ do: 'fire', units: [...units], target })),
      );
    const candidates = given ? [] : groupsOf(members, most);
    const group = given ? [...given] : bestOf(candidates, await oddsOf(candidates));
    const changes = members.map(({ unit }) => toggled(group, unit));
    const [figure = null, ...changed] = await oddsOf([group, ...changes]);
    return {
      members,
      barred,
      arcs,
      room: most - group.length,
      group,
      figure: group.length > 0 ? figure : null,
      changed: new Map(members.map(({ unit }, at) => [unit, changed[at] ?? null])),
    };
  });
}

/** Lines from all who can fire at the target, the group's lit; targets in brackets. */
function useFireScene(props: GroupProps, known: Known | null, toggle: (unit: number) => void): void {
  const { view, target, targets, onTarget } = props;
  const placeOf = (unit: number): [number, number][] => {
    const fight = view.units.find((one) => one.unit === unit)?.fight;
    return fight?.place === 'map' && !fight.isInOrbit ? [fight.xy] : [];
  };
  const isMember = (unit: number): boolean => known?.members.some((one) => one.unit === unit) ?? false;
  const isTarget = (unit: number): boolean => targets.some((one) => one.target === unit);
  const pick = (unit: number): boolean => {
    if (isMember(unit)) toggle(unit);
    else if (isTarget(unit)) onTarget(unit);
    else return false;
    return true;
  };
  const fight = [target, ...(known?.members ?? []).map(({ unit }) => unit)].flatMap(placeOf);
  useShowScene(JSON.stringify([target, known?.group, known?.members.length, targets.length]), () => ({
    spot: placeOf(target)[0] ?? null,
    area: fight.length > 0 ? fight : planetArea(view),
    bench:
      props.kind === 'fire'
        ? null
        : assaultBench(view, {
            note: bench.assaultNote.fire,
            ships: null,
            chosen: [target, ...(known?.group ?? [])],
            onPick: pick,
            mayPick: (unit) => isMember(unit) || isTarget(unit),
          }),
    fires: placeOf(target).flatMap((to) =>
      (known?.members ?? []).flatMap(({ unit }) =>
        placeOf(unit).map((from) => {
          const isChosen = known?.group.includes(unit) ?? false;
          const isLast = isChosen && known?.group.at(-1) === unit && known.figure;
          return { from, to, isChosen, ...(isLast ? { tag: rowName(isLast.row) } : {}) };
        }),
      ),
    ),
    arcs: known && props.kind === 'fire' ? { ...known.arcs, label: say.fire.arcLabel } : null,
    blocked: (known?.barred ?? []).flatMap(({ unit, block }) =>
      block ? placeOf(unit).map((from) => ({ from, at: block })) : [],
    ),
    marks: targets.flatMap(({ target: unit, best }) =>
      placeOf(unit).map((xy) => ({ xy, unit, figure: bestWords(best), isChosen: unit === target })),
    ),
    onUnit: pick,
  }));
}
