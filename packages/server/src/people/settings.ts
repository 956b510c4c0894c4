import { z } from 'zod';
import { isZone, type Quiet, type Span } from '../tables/clocks/off-time.ts';

const minute = z.int().min(0).max(1439);
/** Clocks stand at night: who could make it longer would never have to answer. */
const LONGEST_NIGHT = 720;
const isNight = ({ from, to }: { from: number; to: number }): boolean => (to - from + 1440) % 1440 <= LONGEST_NIGHT;
const zone = z.string().max(60).refine(isZone, 'there is no such time zone');

/** What somebody has set for himself: kept with his account. */
export const settingsShape = z.object({
  zone: zone.default('UTC'),
  /** minutes of his day in which he is not to be asked; null: none */
  quiet: z
    .strictObject({ from: minute, to: minute })
    .refine(isNight, 'a night has at most twelve hours')
    .nullable()
    .default(null),
  /** others are not told when he was here */
  isHidden: z.boolean().default(false),
});
export type Settings = z.output<typeof settingsShape>;

interface Kept extends Settings {
  /** vacations, from and to */
  away: Span[];
}

export function settingsIn(text: string): Kept {
  const json = JSON.parse(text) as Partial<Kept>;
  return { ...settingsShape.catch({ zone: 'UTC', quiet: null, isHidden: false }).parse(json), away: json.away ?? [] };
}

/** When the clock of somebody with these settings may stand. */
export function timesIn(text: string): { quiet: Quiet | null; away: Span[] } {
  const { quiet, zone: where, away } = settingsIn(text);
  return { quiet: quiet && { ...quiet, zone: where }, away };
}
