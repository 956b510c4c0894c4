/** Acts of a Player-Turn as a line of a menu: the System that acts stands before the colon. */

import { counted } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Act, ActOf } from '../types.ts';
import { chitsNamed, playerName, systemName, systemNames } from './words.ts';

const INTERSTELLAR = { conquest: 'conquer', raid: 'raid', communicate: 'communicate with' } as const;
const STELLAR = { govern: 'govern', guardianWeb: 'build a GuardianWeb', starGate: 'build a StarGate' } as const;

export function actWords(view: SsView, act: Act): string {
  switch (act.do) {
    case 'draw':
      return 'draw a chit';
    case 'taxes':
      return act.surge ? 'raise taxes and play Hive Surge' : 'raise taxes';
    case 'conquest':
    case 'raid':
    case 'communicate':
      return interstellarWords(view, act);
    case 'govern':
    case 'guardianWeb':
    case 'starGate':
      return `${systemName(view, act.target)}: ${STELLAR[act.do]}${extraWords(act.extra, [])}`;
    case 'flip':
      return 'turn a card unused';
    case 'lowerWeb':
      return `${systemName(view, act.system)}: ${act.to === 0 ? 'remove the GuardianWeb' : `lower the GuardianWeb to ${act.to}`}`;
    case 'removeGate':
      return `${systemName(view, act.system)}: remove the StarGate`;
    case 'removeTrade':
      return `${systemName(view, act.system)}: give up the Trade Connection`;
    case 'colonize':
      return `${systemName(view, act.target)}: Colonize it from ${systemNames(view, act.bases)}`;
    case 'moveSeat':
      return `${systemName(view, act.system)}: make it the Seat`;
    default:
      return 'end the Player-Turn';
  }
}

/** VeRee: conquer Barton by Brandon and Nelldon, with 2 extra points */
function interstellarWords(view: SsView, act: ActOf<keyof typeof INTERSTELLAR>): string {
  const isOwn = act.do === 'conquest' && isSameOwner(view, act.base, act.target);
  const verb = isOwn ? 'convert' : INTERSTELLAR[act.do];
  const way = act.gate ? ' through the StarGate' : act.path.length > 0 ? ` by ${systemNames(view, act.path)}` : '';
  const host = act.host === undefined ? '' : `, as a guest of ${playerName(view, act.host)}`;
  const chits = act.chits.length > 0 ? [chitsNamed(view, act.chits)] : [];
  return `${systemName(view, act.base)}: ${verb} ${systemName(view, act.target)}${way}${host}${extraWords(act.extra, chits)}`;
}

function isSameOwner({ systems }: SsView, base: number, target: number): boolean {
  return systems[base] !== undefined && systems[base].owner === systems[target]?.owner;
}

export function extraWords(extra: number, more: readonly string[]): string {
  const parts = [...(extra > 0 ? [counted(extra, 'extra point')] : []), ...more];
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}
