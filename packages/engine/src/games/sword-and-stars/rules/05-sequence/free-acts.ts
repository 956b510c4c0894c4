/** Free acts of the own Player-Turn that cost no card (A4): Webs, StarGates and Trade Connections given up. */
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { hasTrade, setTrade } from '../../board/ownership.ts';
import { cycleOf } from '../../positions/setting.ts';
import { type Act, type ActOf, type Position, refuse, type SsPlay } from '../../types.ts';
import { isSystem, nameOf, owns, systemsOf } from '../03-systems.ts';

/** SS-16.33: own Webs only, and only downward */
export function checkLowerWeb(at: Position, seat: number, { system, to }: ActOf<'lowerWeb'>): Refusal | null {
  if (!isSystem(at, system) || !owns(at.g, seat, system))
    return refuse('SS-16.33', `${nameOf(at, system)} is not yours`);
  const web = at.g.systems.web[system]!;
  return web > to ? null : refuse('SS-16.33', `the GuardianWeb there is ${web}, it cannot be lowered to ${to}`);
}

export function lowerWeb(play: SsPlay, { system, to }: ActOf<'lowerWeb'>): void {
  const { web } = play.g.systems;
  play.emit('SS-16.33', 'web', { system, from: web[system]!, to });
  web[system] = to;
}

/** SS-18.42: own StarGates only */
export function checkRemoveGate(at: Position, seat: number, { system }: ActOf<'removeGate'>): Refusal | null {
  if (!isSystem(at, system) || !owns(at.g, seat, system))
    return refuse('SS-18.42', `${nameOf(at, system)} is not yours`);
  return at.g.systems.gate[system] === 1 ? null : refuse('SS-18.42', 'there is no StarGate');
}

export function removeGate(play: SsPlay, player: number, { system }: ActOf<'removeGate'>): void {
  play.g.systems.gate[system] = 0;
  play.emit('SS-18.42', 'gate-removed', { player, system });
}

/** SS-14.42: who made a Trade Connection may end it, wherever it is; nobody ends another's at will */
export function checkRemoveTrade(at: Position, seat: number, { system }: ActOf<'removeTrade'>): Refusal | null {
  if (isSystem(at, system) && hasTrade(at.g, system, seat)) return null;
  return refuse('SS-14.42', `you have no Trade Connection with ${nameOf(at, system)}`);
}

export function removeTrade(play: SsPlay, player: number, { system }: ActOf<'removeTrade'>): void {
  setTrade(play, system, player, false, 'SS-14.42');
}

/** A free act that is probably legal: what random players try. */
export function anyFreeAct(at: Position, seat: number, random: Random): Act | null {
  const { g } = at;
  const own = systemsOf(g, seat);
  if (own.length === 0) return null;
  const system = pickFrom(own, random);
  switch (random.below(5)) {
    case 0:
      return { do: 'lowerWeb', system, to: random.below(2) === 0 ? 0 : 2 };
    case 1:
      return { do: 'removeGate', system };
    case 2: {
      const traded = at.data.systems.filter(({ index }) => hasTrade(g, index, seat));
      return traded.length === 0 ? null : { do: 'removeTrade', system: pickFrom(traded, random).index };
    }
    case 3:
      return g.options['colonization'] === true
        ? { do: 'colonize', target: system, bases: [pickFrom(own, random)] }
        : null;
    default:
      return cycleOf(at) ? { do: 'moveSeat', system } : null;
  }
}
