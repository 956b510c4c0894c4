/** How events are shown beside their words: which weigh most, which open a phase, which are arithmetic. */
import type { EventStyles } from '#core/kernel-lines';
import type { Weight } from '#core/line';
import type { Events } from '../events.ts';
import type { DvView } from '../secrets/view-types.ts';
import { findUnit } from './words.ts';

/** A vessel is a loss that decides; missiles and unknown contacts come and go. */
function lossOf({ unit }: { unit: number }, view: DvView): Weight {
  return findUnit(view, unit)?.vessel ? 'grave' : 'notable';
}

export const styles: EventStyles<Events, DvView> = {
  phase: { role: 'mark', turn: ({ turn }) => `Game-Turn ${turn}` },
  aim: { role: 'detail' },
  'launch-log': { role: 'detail' },
  hit: { weight: 'notable', loses: 'owner' },
  damage: { weight: 'notable', loses: 'owner' },
  'field-lost': { weight: 'notable', loses: 'owner' },
  'jump-lost': { weight: 'notable', loses: 'owner' },
  leak: { weight: 'notable', loses: 'owner' },
  revealed: { weight: 'notable' },
  missed: { gains: 'other', loses: 'owner' },
  interception: { weight: ({ success }) => (success ? 'notable' : 'routine') },
  docked: { weight: 'notable' },
  delivered: { weight: 'notable', gains: 'owner' },
  'sambu-moved': { weight: 'notable' },
  asteroids: { weight: 'notable' },
  destroyed: { weight: lossOf, loses: 'owner' },
  removed: { weight: lossOf, loses: 'owner' },
  'area-destroyed': { weight: 'grave', loses: 'owner' },
  captured: { weight: 'grave', gains: ({ seat }) => seat, loses: 'owner' },
  jumped: { weight: 'grave' },
  landed: { weight: 'grave' },
  'sambu-dead': { weight: 'grave', loses: 'owner' },
  'sambu-captured': { weight: 'grave', loses: 'owner' },
};
