/**
 * What the fog of war covers, dealt anew: the same counters in the same fleets' places, by another hand. Whether they
 * are reduced, dry or hurt is not known either: they are taken for whole.
 */

import { pickFrom, type Random, shuffle } from '#core/random';
import { capacityOf, loadOf } from '../board/carrying.ts';
import { assign } from '../board/columns.ts';
import { mayCommand } from '../board/command.ts';
import { isInScenario } from '../board/options.ts';
import { isJump, jumpTo } from '../board/orders.ts';
import { strengthOf } from '../board/strength.ts';
import { rangeOf, squadronsOf } from '../board/units.ts';
import { hexesWithin } from '../data/places.ts';
import { withCommanders } from '../rules/05-special-rules/command.ts';
import { REFUELLING } from '../state.ts';
import type { Muster, Position } from '../types.ts';
import type { Fogged } from './view-secrets.ts';

export function redrawFogged(at: Position, fogged: Fogged, random: Random): void {
  if (fogged.fleets.size + fogged.unseen.size === 0) return;
  if (fogged.admirals.has(at.g.warrantHolder)) {
    // before any fleet gets its commander: the warrant decides who is senior
    const holders = [...fogged.admirals].filter((admiral) => at.g.admirals.navy[admiral] === 0);
    at.g.warrantHolder = pickFrom(holders, random);
  }
  for (const side of [0, 1]) redrawSide(at, side, fogged, random);
}

function redrawSide(at: Position, side: number, fogged: Fogged, random: Random): void {
  const { g, data } = at;
  const isOwn = (fleet: number): boolean => data.fleets[fleet]!.side === side;
  const unseen = [...fogged.unseen].filter(isOwn);
  const fleets = [...unseen, ...[...fogged.fleets].filter(isOwn)];
  const squadrons = [...fogged.squadrons].filter((squadron) => data.squadrons[squadron]!.side === side);
  const troops = [...fogged.troops].filter((troop) => data.troops[troop]!.side === side);
  const admirals = [...fogged.admirals].filter((admiral) => (g.admirals.navy[admiral] === 0 ? 0 : 1) === side);
  for (const fleet of fleets) g.fleets.commander[fleet] = -1;
  for (const troop of troops) {
    assign(g.troops.aboard, troop, -1);
    g.troops.loss[troop] = 0;
  }
  for (const admiral of admirals) {
    assign(g.admirals.aboard, admiral, -1);
    g.admirals.xboated[admiral] = 0;
  }
  const globes = squadrons.filter((squadron) => data.squadrons[squadron]!.blackGlobe);
  for (const fleet of unseen) moveUnseen(at, fleet, rangeOf(at, globes), random);
  dealSquadrons(at, fleets, unseen, squadrons, random);
  stow(at, squadrons, troops, random);
  for (const admiral of admirals) assign(g.admirals.aboard, admiral, pickFrom(squadrons, random));
  appoint(at, side, fleets, admirals, random);
}

/** R106: it jumped in this turn from where it was seen last; nobody knows where to. */
function moveUnseen(at: Position, fleet: number, range: number, random: Random): void {
  const { fleets } = at.g;
  const hexes = hexesWithin(at.data.map, fleets.lastSeen[fleet]!, range).filter((hex) => isInScenario(at, hex));
  const place = pickFrom(hexes, random);
  assign(fleets.place, fleet, place);
  if (isJump(fleets.current[fleet]!)) fleets.current[fleet] = jumpTo(place);
}

/** One for each fleet, the others anywhere; only black globes are undetected. Fuel and moves follow from what was seen. */
function dealSquadrons(
  at: Position,
  fleets: readonly number[],
  unseen: readonly number[],
  squadrons: readonly number[],
  random: Random,
): void {
  const isGlobe = (squadron: number): boolean => at.data.squadrons[squadron]!.blackGlobe;
  const mixed = shuffle([...squadrons], random);
  const first = mixed.filter(isGlobe).slice(0, unseen.length);
  const seen = fleets.slice(unseen.length);
  const order = [...first, ...mixed.filter((squadron) => !first.includes(squadron))];
  // the undetected fleets come first, then one for each fleet that is seen, of any kind
  order.forEach((squadron, n) => {
    const open = isGlobe(squadron) || seen.length === 0 ? fleets : seen;
    deal(at, squadron, fleets[n] ?? pickFrom(open, random));
  });
}

function deal({ g }: Position, squadron: number, fleet: number): void {
  const hasJumped = isJump(g.fleets.current[fleet]!) && g.fleets.mustAbort[fleet] === 0;
  const isMoved = hasJumped || g.fleets.lastSeen[fleet]! >= 0;
  const { squadrons: column } = g;
  assign(column.fleet, squadron, fleet);
  assign(column.place, squadron, g.fleets.place[fleet]!);
  column.step[squadron] = 0;
  column.spent[squadron] = 0;
  column.detach[squadron] = 0;
  column.jumped[squadron] = Number(isMoved);
  column.fuelled[squadron] = isMoved && g.phase <= REFUELLING ? 0 : 1;
}

/** The largest first, each where there is room; where there is none it must have suffered. */
function stow(at: Position, squadrons: readonly number[], troops: readonly number[], random: Random): void {
  const { g, data } = at;
  const room = (squadron: number): number => capacityOf(at, squadron) - loadOf(at, squadron);
  for (const troop of troops.toSorted((a, b) => data.troops[b]!.factor - data.troops[a]!.factor || a - b)) {
    let berths = squadrons.filter((squadron) => room(squadron) >= strengthOf(at, troop));
    while (berths.length === 0 && g.troops.loss[troop]! < 90) {
      g.troops.loss[troop]! += 10;
      berths = squadrons.filter((squadron) => room(squadron) >= strengthOf(at, troop));
    }
    assign(g.troops.aboard, troop, pickFrom(berths.length > 0 ? berths : squadrons, random));
  }
}

/** Commanders among the admirals of each place, as precedence allows (R33); each is aboard his fleet. */
function appoint(
  at: Position,
  side: number,
  fleets: readonly number[],
  admirals: readonly number[],
  random: Random,
): void {
  const { g } = at;
  for (const place of new Set(fleets.map((fleet) => g.fleets.place[fleet]!))) {
    const musters = fleets.filter((fleet) => g.fleets.place[fleet] === place).map((fleet) => muster(at, fleet, random));
    for (const { fleet, squadrons, commander } of withCommanders(at, side, place, musters)) {
      if (!admirals.includes(commander)) continue;
      g.fleets.commander[fleet] = commander;
      if (!squadrons.includes(g.admirals.aboard[commander]!))
        assign(g.admirals.aboard, commander, pickFrom(squadrons, random));
    }
  }
}

function muster(at: Position, fleet: number, random: Random): Muster {
  const { aboard } = at.g.admirals;
  const squadrons = squadronsOf(at.g, fleet);
  const able = aboard.flatMap((host, admiral) =>
    squadrons.includes(host) && mayCommand(at, admiral, squadrons) ? [admiral] : [],
  );
  return { fleet, squadrons, commander: able.length === 0 ? -1 : pickFrom(able, random) };
}
