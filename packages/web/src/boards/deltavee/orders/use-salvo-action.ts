import type { UnitView } from '@admiralty/engine/deltavee';
import type { FootAction } from '../../../shell/composer/foot.tsx';
import { fireSalvo, useSalvo } from '../../../shell/composer/salvo.ts';
import { useNotices } from '../../../shell/notices/notices.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { LogEntry } from '../../../table/types.ts';
import { percent } from '../../../ui/numbers.ts';
import type { FireProps } from './fire-foot.tsx';
import { energyIn } from './handling.ts';
import { bestShots, harmAtAll, volleyOf } from './salvo.ts';
import { say } from './words.ts';

interface Props extends FireProps {
  unit: UnitView;
  target: number | null;
}

/** Every fire that a unit has left at one target by one confirmation; null: there is but one. */
export function useSalvoAction({ client, asked, unit, target }: Props): FootAction | null {
  const fired = useSalvo((salvo) => salvo.fired);
  const notify = useNotices((notices) => notices.notify);
  const volley = useLookup('salvo', `${asked.id} ${unit.unit} ${target}`, async () =>
    target === null ? [] : volleyOf(await bestShots(client, asked.id, unit.unit, target), energyIn(unit)),
  );
  if (fired !== null) return { label: say.salvo.firing(fired) };
  if (target === null || !volley || volley.length < 2) return null;
  const run = async (): Promise<void> => {
    let left = volley.length; // what was announced is fired, no more
    const end = await fireSalvo(client, {
      kind: 'fire',
      next: async (decision) => {
        const [best] = left-- > 0 ? await bestShots(client, decision, unit.unit, target) : [];
        return best?.shot ?? null;
      },
      isDecisive,
    });
    notify({ head: say.salvo.title, words: typeof end === 'string' ? say.salvo.ends[end] : end.why });
  };
  const energy = volley.reduce((sum, one) => sum + one.energy, 0);
  const chance = percent(harmAtAll(volley));
  return { label: say.salvo.all(volley.length, chance), letter: 'V', title: say.salvo.note(chance, energy), run };
}

/** A unit or a whole area lost: another target or weapon may be the better one now. */
function isDecisive({ events }: LogEntry): boolean {
  return events.some(({ line }) => line.loses !== undefined && line.weight === 'grave');
}
