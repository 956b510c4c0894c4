import { MISSILE_TYPES, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { type Segment, Segments } from '../../../ui/segments.tsx';
import { words } from '../words.ts';
import type { Aim } from './aim.ts';
import type { UnitFireProps } from './fire-foot.tsx';
import { loadWords } from './load-words.ts';
import styles from './orders.module.css';
import { boxOf, type ShotKind, type ShotKindId, type Source, type SourceId, spentBoxes } from './shots.ts';
import { say } from './words.ts';

interface Props extends Omit<UnitFireProps, 'isWaiting'> {
  n: number;
  source: Source;
  way: ShotKind;
  aim: Aim | null;
  onSource(id: SourceId): void;
  onWay(id: ShotKindId): void;
}

/** So many sources stand beside the title. */
const MOST_BESIDE = 3;
const isSpent = { note: say.fire.spent, isBarred: true } as const;

/** From where, and with what. */
export function SourceSteps(props: Props): ReactNode {
  const { n, unit, sources, source, aim, onSource, whyNot } = props;
  const spent = spentBoxes(unit, sources);
  const barred = (id: SourceId): void => {
    const target = aim?.target ?? 0;
    void whyNot({ do: 'fire', unit: unit.unit, source: boxOf(id), type: 0, target });
  };
  const options: Segment<SourceId>[] = [
    ...sources.map(({ id }) => ({ id, coach: id, ...sourceWords(unit, id) })),
    ...spent.map((box) => ({ id: `box-${box}` as const, ...sourceWords(unit, `box-${box}`), ...isSpent })),
  ];
  const choice = (
    <Segments
      label={say.fire.source}
      flow="row"
      value={source.id}
      options={options}
      onPick={onSource}
      onBarred={barred}
    />
  );
  const isShort = options.length <= MOST_BESIDE;
  return (
    <>
      <ComposerStep n={n} title={say.fire.source} value={isShort && <span className={styles['beside']}>{choice}</span>}>
        {!isShort && <div className={styles['gap']}>{choice}</div>}
      </ComposerStep>
      {source.id !== 'payload' && <WayStep {...props} n={n + 1} />}
    </>
  );
}

/** Fire below the title, missiles beside it where there is room. */
function WayStep({ n, unit, source, way, aim, onWay }: Props): ReactNode {
  const segments = source.ways.map(({ id }) => ({ id, ...wayWords(unit, source.id, id, aim), coach: id }));
  const fires = segments.filter(({ id }) => id.startsWith('fire-'));
  const launches = segments.filter(({ id }) => !id.startsWith('fire-'));
  const isShort = fires.length > 0 && launches.length > 0 && launches.length <= MOST_BESIDE;
  const choice = (label: string, options: typeof segments): ReactNode => (
    <Segments label={label} flow="row" value={way.id} options={options} onPick={onWay} />
  );
  return (
    <ComposerStep
      n={n}
      title={say.fire.how}
      value={isShort && <span className={styles['beside']}>{choice(say.fire.launches, launches)}</span>}
    >
      <div className={styles['gap']}>{choice(say.fire.how, isShort ? fires : segments)}</div>
    </ComposerStep>
  );
}

function sourceWords(unit: UnitView, source: SourceId): Pick<Segment<string>, 'label' | 'note'> {
  if (source === 'rails') return { label: say.fire.rails };
  if (source === 'payload') return { label: say.fire.payload };
  const box = boxOf(source);
  if (box === 0) return { label: say.fire.burster };
  const name = unit.log?.pods.find((pod) => pod.box === box)?.podName;
  return { label: say.fire.pod(box), ...(name ? { note: name } : {}) };
}

function wayWords(
  unit: UnitView,
  source: SourceId,
  way: ShotKindId,
  aim: Aim | null,
): Pick<Segment<string>, 'label' | 'note' | 'title'> {
  const number = Number(way.split('-')[1]);
  if (way.startsWith('fire-'))
    return {
      label: say.fire.types[number] ?? '',
      title: titleOf(number, aim),
      note: say.fire.typeNote(aim?.chances[number] ?? null, aim?.energies[number] ?? null),
    };
  if (way.startsWith('launch-')) {
    const pod = unit.log?.pods.find(({ box }) => box === boxOf(source));
    const type = MISSILE_TYPES[number];
    const counts = [pod?.ready[number] ?? 0, pod?.missiles[number] ?? 0] as const;
    return {
      label: type ? words.missilesShort[type] : '',
      title: type ? words.missilesDo[type] : '',
      note: say.fire.missileNote(...counts),
    };
  }
  return way === 'release' ? { label: say.fire.payload } : { label: loadWords(way.slice(5)) };
}

function titleOf(type: number, aim: Aim | null): string {
  const name = say.fire.typeNames[type] ?? '';
  const [chance, energy, farthest] = [aim?.chances[type], aim?.energies[type], aim?.farthest[type]];
  if (!aim || chance === undefined || energy === undefined || farthest === undefined) return name;
  return say.fire.typeTitle(name, chance, aim.targetValue, energy, farthest);
}
