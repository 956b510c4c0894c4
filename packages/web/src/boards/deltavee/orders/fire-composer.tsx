import { type ReactNode, useState } from 'react';
import { ComposerBody } from '../../../shell/composer/composer-parts.tsx';
import { useSalvo } from '../../../shell/composer/salvo.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { ownUnits } from '../situation.ts';
import { type Aim, aimsOf, bestType, harmOf } from './aim.ts';
import { FireFoot, type FireProps, type UnitFireProps } from './fire-foot.tsx';
import { FireTarget } from './fire-target.tsx';
import { MissilePlace } from './missile-place.tsx';
import { fireTypes, type ShotKindId, type Source, type SourceId, shotsOf, sourcesOf, targetsOf } from './shots.ts';
import { SourceSteps } from './source-steps.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useActing } from './use-acting.ts';
import { say } from './words.ts';

/** One fire or launch at a time; its odds stand there before it is declared. */
export function FireComposer(props: FireProps): ReactNode {
  const { view, client, asked } = props;
  const answers = useLookup('answers', String(asked.id), () => client.answers(asked.id));
  const fired = useSalvo((salvo) => salvo.fired);
  const shots = shotsOf(answers);
  const able = new Set(shots.map(({ unit }) => unit));
  const actors = ownUnits(view)
    .filter(({ unit }) => able.has(unit))
    .toSorted((one, other) => Number(other.unit === view.firing) - Number(one.unit === view.firing));
  const unit = useActing(view, actors);
  return unit ? (
    <UnitFire {...props} key={unit.unit} unit={unit} actors={actors} sources={sourcesOf(shots, unit.unit)} />
  ) : (
    <>
      <ComposerBody>{null}</ComposerBody>
      <FireFoot
        {...props}
        shot={null}
        label={fired === null ? say.fire.waits : say.salvo.firing(fired)}
        isHopeless={answers !== null}
      />
    </>
  );
}

function UnitFire(props: Omit<UnitFireProps, 'isWaiting'>): ReactNode {
  const { view, unit, actors, sources, client, asked } = props;
  const [picked, setPicked] = useState<{ source: SourceId; way: ShotKindId | null } | null>(null);
  const [wish, setWish] = useState<number | null>(null);
  const source = sources.find(({ id }) => id === picked?.source) ?? preferred(sources);
  const targets = [...new Set((source?.ways ?? []).flatMap(targetsOf))];
  const fires = (source?.ways ?? []).flatMap(({ shots }) => shots.filter((shot) => shot.do === 'fire'));
  const aims = useLookup('fire-composer aims', `${asked.id} ${unit.unit} ${source?.id}`, () =>
    aimsOf(client, asked.id, fires),
  );
  if (!source) return null;
  const types = fireTypes(source);
  const target = wish !== null && targets.includes(wish) ? wish : (bestTarget(aims ?? [], types) ?? targets[0] ?? null);
  const aim = aims?.find((one) => one.target === target) ?? null;
  const way = source.ways.find(({ id }) => id === picked?.way) ?? defaultWay(source, aim);
  if (!way) return null;
  const n = actors.length > 1 ? 2 : 1;
  const before = (
    <>
      {actors.length > 1 && <UnitChoice view={view} units={actors} acting={unit} />}
      <SourceSteps
        {...{ ...props, n, source, way, aim }}
        onSource={(id) => setPicked({ source: id, way: null })}
        onWay={(id) => setPicked({ source: source.id, way: id })}
      />
    </>
  );
  const chosen = {
    ...props,
    isWaiting: aims === null,
    n: n + 2,
    before,
    way,
    aims: aims ?? [],
    target,
    onTarget: setWish,
  };
  return way.id.startsWith('fire-') ? <FireTarget {...chosen} /> : <MissilePlace {...chosen} key={way.id} />;
}

/** A pod before the burster, which is the weaker as a rule. */
function preferred(sources: readonly Source[]): Source | undefined {
  return sources.find(({ id, ways }) => id !== 'box-0' && ways.some((way) => way.id.startsWith('fire-'))) ?? sources[0];
}

function bestTarget(aims: readonly Aim[], types: readonly number[]): number | null {
  const worth = (aim: Aim): number => harmOf(aim, bestType(aim, types) ?? 0);
  return aims.toSorted((one, other) => worth(other) - worth(one))[0]?.target ?? null;
}

function defaultWay(source: Source, aim: Aim | null): Source['ways'][number] | undefined {
  const best = aim ? bestType(aim, fireTypes(source)) : null;
  return source.ways.find(({ id }) => id === `fire-${best}`) ?? source.ways[0];
}
