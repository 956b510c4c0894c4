/** What a card may bring to an Operation, in a few words. */
import type { CardOdds, Effect } from '../figures/forecast.ts';

const WORDS: Readonly<Record<Exclude<Effect, 'planet' | 'baseUp' | 'baseDown'>, string>> = {
  taken: 'the System changes hands',
  cleared: 'a planet of the Base is freed',
  choice: 'a planet falls or one is freed',
  converted: 'Converted',
  step: 'a step of Conversion',
  contested: 'it comes over unless its owner contests',
  raided: 'plunder',
  trade: 'Trade Connection',
  treaty: 'Treaty',
  web: 'GuardianWeb',
  gate: 'StarGate',
  quiet: 'Unrest ends',
  unrest: 'Unrest',
  targetDown: 'Target −1',
  targetUp: 'Target +1',
  nothing: 'nothing',
};

/** A Stellar Operation has one System, its Tech Level. */
export function effectText(effect: Effect, { planet: { n, of } }: CardOdds, isStellar: boolean): string {
  if (effect === 'planet') return `planet ${n} of ${of} falls`;
  if (effect === 'baseUp' || effect === 'baseDown')
    return `${isStellar ? 'Tech Level' : 'Base'} ${effect === 'baseUp' ? '+1' : '−1'}`;
  return WORDS[effect];
}
