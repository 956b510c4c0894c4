import type { FootAction } from '../../../shell/composer/foot.tsx';
import { fireSalvo, useSalvo } from '../../../shell/composer/salvo.ts';
import { useNotices } from '../../../shell/notices/notices.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { LogEntry } from '../../../table/types.ts';
import { percent } from '../../../ui/numbers.ts';
import type { FireProps } from './fire-foot.tsx';
import { bestShots, harmAtAll, nextShot } from './salvo.ts';
import { say } from './words.ts';

interface Props extends FireProps {
  unit: number;
  target: number | null;
}

/** All weapons of a unit at one target by one confirmation; null: there is but one. */
export function useSalvoAction({ client, asked, unit, target }: Props): FootAction | null {
  const fired = useSalvo((salvo) => salvo.fired);
  const notify = useNotices((notices) => notices.notify);
  const shots = useLookup('salvo', `${asked.id} ${unit} ${target}`, async () =>
    target === null ? [] : bestShots(client, asked.id, unit, target),
  );
  if (fired !== null) return { label: say.salvo.firing(fired) };
  if (target === null || !shots || shots.length < 2) return null;
  const run = async (): Promise<void> => {
    const from = new Set<number>();
    const end = await fireSalvo(client, {
      kind: 'fire',
      next: (decision) => nextShot(client, decision, { unit, target, fired: from }),
      isDecisive,
    });
    notify({ head: say.salvo.title, words: typeof end === 'string' ? say.salvo.ends[end] : end.why });
  };
  const energy = shots.reduce((sum, one) => sum + one.energy, 0);
  const chance = percent(harmAtAll(shots));
  return { label: say.salvo.all(shots.length, chance), letter: 'V', title: say.salvo.note(chance, energy), run };
}

/** A unit or a whole area lost: another target or weapon may be the better one now. */
function isDecisive({ events }: LogEntry): boolean {
  return events.some(({ line }) => line.loses !== undefined && line.weight === 'grave');
}
