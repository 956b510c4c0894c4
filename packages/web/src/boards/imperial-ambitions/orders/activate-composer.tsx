/** Activation: a stack, then a way for each of its units; all legal ends stand on the map before one is chosen. */
import { type Arcs, type MoveEnd, mapLabel, unitName, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useEffect, useState } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { percent } from '../../../ui/numbers.ts';
import { Segments } from '../../../ui/segments.tsx';
import { hasFacing } from '../counters.tsx';
import { isSameXy, selectedUnit } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { enemiesNear, shortName } from '../situation.ts';
import { alike, type Mover, reachOf, stayOf, togetherOf, wayOf, waysTo } from './activate-draft.ts';
import { AfterMoveFigure } from './after-move-figure.tsx';
import { CourseStep } from './course-step.tsx';
import { CrowdedNote } from './crowded-note.tsx';
import { chanceOf } from './fire-groups.ts';
import { moveWords } from './move-words.ts';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Props = Composing<'activate'>;

export function ActivateComposer(props: Props): ReactNode {
  const { asked, state, view } = props;
  const selected = useBoardStore((store) => store.selected);
  const [wish, setWish] = useState<Xy | null>(null);
  const stacks = useLookup('activate stacks', `${asked.id} ${state.length}`, async () => {
    const next = await queriesOf(props).openings('activate', asked.id, { stack: null, moves: [] });
    return next?.stacks ?? [];
  });
  const unit = selectedUnit(view, selected)?.unit ?? -1;
  const chosen = stacks?.find(({ units }) => units.includes(unit)) ?? null;
  // picking a unit on the map or by N and P takes up its stack; looking at another thing does not put it down
  useEffect(() => {
    if (chosen) setWish(chosen.xy);
  }, [chosen]);
  if (!stacks) return <LoadingBars />;
  const stack = stacks.find(({ xy }) => wish && isSameXy(xy, wish)) ?? stacks[0];
  if (!stack) return <LoadingBars />;
  return <StackMoves key={String(stack.xy)} {...props} stacks={stacks} stack={stack} onStack={setWish} />;
}

interface StackProps extends Props {
  stacks: readonly { xy: Xy; units: number[]; size: number }[];
  stack: { xy: Xy; units: number[]; size: number };
  onStack(xy: Xy): void;
}

function StackMoves(props: StackProps): ReactNode {
  const { asked, state, view, stack, stacks, onStack, submit } = props;
  const movers = useLookup('activate ends', JSON.stringify([asked.id, state.length, stack.xy]), async () => {
    const next = await queriesOf(props).openings('activate', asked.id, { stack: stack.xy, moves: [] });
    return next?.units ?? [];
  });
  const [ends, setEnds] = useDraft<ReadonlyMap<number, MoveEnd>>(props, `ends ${stack.xy.join(' ')}`, new Map());
  const [wish, setWish] = useState<number | null>(null);
  const mover = movers?.find(({ unit }) => unit === wish) ?? movers?.[0] ?? null;
  const endOf = (one: Mover): MoveEnd | null => ends.get(one.unit) ?? stayOf(one.ends);
  /** the latest stands last: in a crowded hex it goes along before those who were given a move earlier */
  const give = (one: Mover, end: MoveEnd): void =>
    setEnds(new Map([...[...ends].filter(([unit]) => unit !== one.unit), [one.unit, end]]));
  const end = mover && endOf(mover);
  const group = togetherOf(movers ?? [], [...ends.keys()], stack.size);
  // figures are of whole answers: all who move together
  const together = group.flatMap((one) => endOf(one)?.move ?? []);
  const after = useLookup(
    'activate after',
    JSON.stringify([asked.id, state.length, mover?.unit, together]),
    async () => {
      const [found] = await queriesOf(props).figures('activate', asked.id, [{ moves: together }]);
      return found?.find(({ unit }) => unit === mover?.unit) ?? null;
    },
  );
  useActivationScene({
    ...props,
    movers: movers ?? [],
    group,
    mover,
    endOf,
    give,
    take: setWish,
    arcs: after?.arcs ?? null,
  });
  if (!movers || !mover || !end) return <LoadingBars />;
  const moves = group.map((one) => endOf(one) ?? end);
  const sameForAll = async (): Promise<void> =>
    setEnds(new Map(group.map((one) => [one.unit, alike(one.ends, end.move) ?? endOf(one) ?? end])));
  const isCrowded = movers.length > stack.size;
  const keep = async (): Promise<void> => {
    const roundPacket = [...(view.pace?.roundPacket ?? []), { moves: moves.map(({ move }) => move) }];
    await props.client.act({ decision: null, kind: 'pace', with: { roundPacket, queueMoves: true } });
    const other = stacks.find(({ xy }) => !isSameXy(xy, stack.xy));
    if (other) onStack(other.xy);
  };
  const isMoving = moves.some(({ move }) => move.do !== 'stay');
  const risk = after?.together ? percent(chanceOf(after.together)) : null;
  return (
    <>
      <ComposerBody>
        <CrowdedNote view={view} owner={asked.by} />
        {stacks.length > 1 && (
          <ComposerStep n={1} title={say.activate.stack}>
            <div data-coach="stack">
              <Segments
                label={say.activate.stack}
                value={String(stack.xy)}
                onPick={(id) => onStack(stacks.find(({ xy }) => String(xy) === id)?.xy ?? stack.xy)}
                options={stacks.map(({ xy, units }) => ({
                  id: String(xy),
                  label: mapLabel(xy),
                  note: units.map((one) => unitName(view, one)).join(', '),
                }))}
              />
            </div>
          </ComposerStep>
        )}
        {movers.length > 1 && (
          <ComposerStep
            n={stacks.length > 1 ? 2 : 1}
            title={say.activate.units}
            {...(isCrowded ? { value: say.activate.some(stack.size, movers.length) } : {})}
          >
            <Segments
              label={say.activate.units}
              value={String(mover.unit)}
              onPick={(id) => setWish(Number(id))}
              options={movers.map((one, at) => ({
                id: String(one.unit),
                label: unitName(view, one.unit),
                note: group.includes(one) ? moveWords(endOf(one)) : say.activate.later,
                key: String(at + 1),
              }))}
            />
          </ComposerStep>
        )}
        <CourseStep
          key={mover.unit}
          n={1 + Number(stacks.length > 1) + Number(movers.length > 1)}
          view={view}
          mover={mover}
          end={end}
          risk={risk}
          onEnd={(one) => give(mover, one)}
        />
        {after && <AfterMoveFigure view={view} after={after} />}
      </ComposerBody>
      <Foot
        primary={{
          label: isMoving ? say.activate.commit(moves.length) : say.activate.stay(moves.length),
          run: () => submit({ moves: moves.map(({ move }) => move) }),
        }}
        others={[
          ...(movers.length > 1
            ? [{ label: say.activate.same, title: say.activate.sameTitle, letter: 'C', run: sameForAll }]
            : []),
          ...(stacks.length > 1 && isMoving
            ? [{ label: say.activate.keep, title: say.activate.keepTitle, letter: 'K', run: keep }]
            : []),
        ]}
        note={after?.duels.length === 0 && say.activate.safe(shortName(view, after.unit))}
      />
    </>
  );
}

interface SceneProps extends StackProps {
  movers: readonly Mover[];
  /** who of them moves now */
  group: readonly Mover[];
  mover: Mover | null;
  endOf(mover: Mover): MoveEnd | null;
  give(mover: Mover, end: MoveEnd): void;
  take(unit: number): void;
  arcs: Arcs | null;
}

/** Reach of the unit in hand, its way, and where all of the stack will stand. */
function useActivationScene(props: SceneProps): void {
  const { view, stack, stacks, movers, group, mover, endOf, give, take, arcs } = props;
  const end = mover && endOf(mover);
  const ends = movers.map((one) => endOf(one));
  const goTo = (xy: Xy): boolean => {
    const ways = mover ? waysTo(mover.ends, xy) : [];
    const at = ways.findIndex(({ facing }) => end?.move.do === 'move' && isSameXy(end.xy, xy) && facing === end.facing);
    const way = ways[(at + 1) % Math.max(ways.length, 1)]; // a hex picked again: the next facing
    if (mover && way) give(mover, way);
    return way !== undefined;
  };
  useShowScene(JSON.stringify([stack.xy, mover?.unit, ends, stacks.length, arcs]), () => ({
    spot: end?.move.do === 'move' ? end.xy : stack.xy,
    area: [stack.xy, ...(mover ? reachOf(mover.ends).map(({ xy }) => xy) : []), ...enemiesNear(view, stack.xy)],
    arcs: arcs && { ...arcs, label: say.fire.arcLabel },
    reach: mover ? reachOf(mover.ends).map(({ xy, cost, facings }) => ({ xy, figure: String(cost), facings })) : [],
    path: mover && end ? wayOf(mover.ends, stack.xy, end) : [],
    ghosts: group.flatMap((one) => {
      const to = endOf(one);
      const unit = view.units.find((other) => other.unit === one.unit);
      if (!to || !unit || to.move.do === 'stay') return [];
      return [{ unit: one.unit, xy: to.xy, facing: hasFacing(unit) ? to.facing : null, isChosen: one === mover }];
    }),
    onHex: goTo,
    onUnit: (unit) => {
      if (movers.some((one) => one.unit === unit)) {
        take(unit);
        return false; // and it is selected
      }
      if (stacks.some(({ units }) => units.includes(unit))) return false;
      const fight = view.units.find((one) => one.unit === unit)?.fight;
      return fight?.place === 'map' && goTo(fight.xy);
    },
  }));
}
