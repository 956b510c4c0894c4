import type { Squadron, Troop } from '@admiralty/engine/fifth-frontier-war';
import { artFrom } from '../../kit/art.tsx';

const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

/** A drawing of 64 × 64 units: `battle`, `scout`, `troop-marine`, `admiral` … */
export const Drawing = artFrom(files);

export function squadronDrawing({ type }: Squadron): string {
  return type;
}

export function troopDrawing(troop: Troop): string {
  if (troop.isGuerrilla) return 'troop-guerrilla';
  if (troop.psionic) return 'troop-psionic';
  if (troop.jumpTroop) return 'troop-jump';
  if (troop.group === 'marine') return 'troop-marine';
  if (troop.group === 'huscarle') return 'troop-huscarle';
  if (troop.mercenary) return 'troop-mercenary';
  if (troop.armor) return 'troop-armor';
  return troop.elite ? 'troop-elite' : 'troop-infantry';
}

/** The sign of a unit's size over its symbol. */
export const SIZE_SIGNS: Readonly<Record<NonNullable<Troop['size']>, string>> = {
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  'field-army': 'XXXX',
};
