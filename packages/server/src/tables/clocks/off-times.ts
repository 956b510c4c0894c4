import { timesIn } from '../../people/settings.ts';
import type { Seat, Store } from '../../store/index.ts';
import type { ClockSetting } from './clocks.ts';
import { ALWAYS_ON, type OffTime } from './off-time.ts';

export type TimesStore = Pick<Store, 'downtimesSince' | 'settingsOf'>;

/** When the clock of each seat stands, by the table's rule and what its owner has set. */
export async function offTimesOf(
  store: TimesStore,
  { nights, vacations }: ClockSetting,
  seats: readonly Pick<Seat, 'account' | 'clock_since'>[],
): Promise<OffTime[]> {
  const running = seats.flatMap(({ clock_since }) => clock_since ?? []);
  if (running.length === 0) return seats.map(() => ALWAYS_ON);
  const down = (await store.downtimesSince(Math.min(...running))).map(
    ({ from_at, to_at }) => [from_at, to_at] as const,
  );
  const accounts = nights || vacations ? [...new Set(seats.flatMap(({ account }) => account ?? []))] : [];
  const settings = new Map((await store.settingsOf(accounts)).map(({ id, settings: text }) => [id, text]));
  return seats.map(({ account }) => {
    const { quiet, away } = timesIn(settings.get(account ?? '') ?? '{}');
    return { quiet: nights ? quiet : null, away: vacations ? away : [], down };
  });
}
