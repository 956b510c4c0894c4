/** What can still come in the hex for the side that attacks the world: system defense boats and bombs, every die of them. */
import { type FfwView, type PlaceCard, totalOf } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { useDesk } from '../../../app/desk.ts';
import { useFixed } from '../../../shell/use-lookup.ts';
import type { Shown } from '../shown.ts';
import { words } from '../words.ts';
import { DieStrip } from './die-strip.tsx';
import styles from './theatre.module.css';

const say = words.theatre.ahead;

interface AheadProps {
  shown: Shown;
  combat: NonNullable<FfwView['combat']>;
  place: PlaceCard;
  own: number;
}

interface Strip {
  title: string;
  note: string;
  results: readonly number[];
  unit: string;
}

export function Ahead({ shown, combat, place, own }: AheadProps): ReactNode {
  const strips = useStrips({ shown, combat, place, own });
  if (!strips || strips.length === 0) return null;
  return (
    <section className={styles['ahead']} aria-label={say.title}>
      <h3>{say.title}</h3>
      <div>
        {strips.map(({ title, note, results, unit }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{note}</p>
            <DieStrip results={results} unit={unit} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The calculators' own shapes. */
interface SdbRound {
  onSdb: { factors: number; percents: number[] }[];
  onSquadrons: { factors: number; hits: number[] }[];
}
interface Bombing {
  attacks: { factors: number; percents: number[] }[];
}

function useStrips({ place, own }: AheadProps): readonly Strip[] | null {
  const desk = useDesk();
  const world = place.world?.counter;
  const now = place.world?.now;
  const attacker = now && now.control === own ? 1 - own : own;
  const stack = place.stacks[attacker];
  const squadrons = [...(stack?.fleets.flatMap((fleet) => fleet.squadrons ?? []) ?? []), ...(stack?.independent ?? [])];
  const named = squadrons.map(({ counter, now: card }) => `${counter.id}${card.isReduced ? '/reduced' : ''}`).join(',');
  const { bombardment } = totalOf(squadrons);
  const isAttacked = world && now && now.control !== attacker && bombardment > 0;
  const lost = world && now && world.sdb > 0 ? Math.round(100 - (100 * now.sdb) / world.sdb) : 0;
  const key = JSON.stringify([world?.label, named, lost, now?.defense, isAttacked]);
  return useFixed('ahead in the hex', key, async () => {
    if (!isAttacked) return [];
    const calc = async (id: string, given: Record<string, string>): Promise<unknown> => {
      const worked = await desk.calc('fifth-frontier-war', id, given);
      return worked.ok ? worked.value : null;
    };
    const strips: Strip[] = [];
    if (now.sdb > 0) {
      const given = { world: world.label, squadrons: named, 'sdb-loss': String(lost) };
      const found = (await calc('sdb-round', given)) as SdbRound | null;
      const [at] = found?.onSdb ?? [];
      const [by] = found?.onSquadrons ?? [];
      if (at) strips.push({ title: say.atSdbs, note: say.factors(at.factors), results: at.percents, unit: '' });
      if (by) strips.push({ title: say.bySdbs, note: say.strength(by.factors), results: by.hits, unit: '' });
    }
    if (now.defense > 0) {
      const found = (await calc('bombing', {
        points: String(bombardment),
        tech: String(world.tech),
      })) as Bombing | null;
      const [bombs] = found?.attacks ?? [];
      if (bombs)
        strips.push({
          title: say.bombs,
          note: say.onDefense(now.defense, bombs.factors),
          results: bombs.percents,
          unit: '',
        });
    }
    return strips;
  });
}
