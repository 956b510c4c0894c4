/**
 * The automatic deployment: battle fleets with commanders near what they can take, carriers loaded, garrisons on worlds
 * that are worth most to the enemy. It is worked out on a copy of the table and is always legal.
 */
import { assign } from '../../board/columns.ts';
import { seatOfSquadron, sideOfSeat } from '../../board/sides.ts';
import { admiralsAt, fleetsAt, numbersWhere, rangeOf } from '../../board/units.ts';
import { isBox } from '../../data/places.ts';
import type { SquadronType } from '../../data/types.ts';
import { addSquadron } from '../../positions/forces.ts';
import { cloneState, IN_PLAY } from '../../state.ts';
import type { Deployment, Position } from '../../types.ts';
import { placeCommanders } from './automatic-admirals.ts';
import { placeTroops } from './automatic-troops.ts';
import { admiralsInHand, type Draft, freeMarkers, hexesOf, lineOf, squadronsInHand } from './lines.ts';
import { rankingFor } from './ranking.ts';

/** Sensible and legal: everything that this seat has in hand. */
export function automaticDeployment({ g, data }: Position, seat: number): Deployment {
  const plan = { automatic: false, squadrons: [], troops: [], admirals: [], fleets: [] };
  const side = sideOfSeat(g, seat);
  const at = { g: cloneState(g), data };
  const draft: Draft = { at, seat, side, ranking: rankingFor(at, side), plan };
  for (const navy of new Set(data.fleets.map((fleet) => fleet.navy))) stageFleets(draft, navy);
  scatter(draft);
  joinFleets(draft);
  formMore(draft);
  placeTroops(draft);
  placeCommanders(draft);
  return draft.plan;
}

/** Squadrons that a battle fleet is thought to need. */
const ENOUGH = 4;

/** The regular squadrons of a navy that may start in the same hexes, in one fleet a hex; the slow ones in their own. */
function stageFleets(draft: Draft, navy: number): void {
  const { at, seat, side, ranking } = draft;
  const regulars = squadronsInHand(at, seat).filter((one) => {
    const { navy: other, type, isColonial } = at.data.squadrons[one]!;
    return other === navy && type !== 'scout' && !isColonial;
  });
  if (regulars.length === 0) return;
  const allowed = hexesOf(lineOf(at, 'squadrons', regulars[0]!));
  const hexes = ranking.byUse(allowed).filter((hex) => fleetsAt(at, side, hex).length === 0);
  const movable = regulars.filter((one) => {
    const own = hexesOf(lineOf(at, 'squadrons', one));
    return own === allowed || hexes.every((hex) => own.includes(hex));
  });
  const markers = freeMarkers(at, seat, navy);
  const count = Math.min(markers.length, Math.ceil(movable.length / ENOUGH), hexes.length);
  if (count === 0) return;
  const [fast, slow] = bySpeed(at, movable);
  const slowFleets = count > 1 && slow.length > 0 ? Math.max(1, Math.floor((count * slow.length) / movable.length)) : 0;
  const groups = [...dealt(at, fast, count - slowFleets), ...dealt(at, slow, slowFleets)];
  const stages = stagesFor(draft, hexes);
  groups.forEach((squadrons, n) => {
    muster(draft, markers[n]!, stages[n]!, squadrons);
  });
  if (slowFleets === 0) for (const squadron of slow) settle(draft, squadron, stages[0]!);
}

/** Hexes for fleets, best first: where an admiral waits who needs no plot, then nearest to most targets. */
function stagesFor({ at, seat }: Draft, hexes: readonly number[]): number[] {
  const wellLed = admiralsInHand(at, seat)
    .filter((admiral) => at.data.admirals[admiral]!.plotting === 0)
    .flatMap((admiral) => hexesOf(lineOf(at, 'admirals', admiral)))
    .filter((hex) => hexes.includes(hex));
  return [...new Set([...wellLed, ...hexes])];
}

/** Those that jump as far as most, and those that would keep them back. */
function bySpeed({ data }: Position, squadrons: readonly number[]): [number[], number[]] {
  const jumps = squadrons.map((one) => data.squadrons[one]!.jump).sort((a, b) => a - b);
  const usual = Math.max(1, jumps[jumps.length >> 1] ?? 0);
  const isFast = (one: number): boolean => data.squadrons[one]!.jump >= usual;
  return [squadrons.filter(isFast), squadrons.filter((one) => !isFast(one))];
}

const ORDER: readonly SquadronType[] = ['battle', 'cruiser', 'assault', 'tanker', 'scout'];

/** Type by type and the strongest first, in turn to so many groups. */
function dealt({ data }: Position, squadrons: readonly number[], count: number): number[][] {
  const groups = Array.from({ length: count }, (): number[] => []);
  const rank = (one: number): number => ORDER.indexOf(data.squadrons[one]!.type) * 100 - data.squadrons[one]!.attack[0];
  const sorted = [...squadrons].sort((a, b) => rank(a) - rank(b) || a - b);
  for (const [n, squadron] of sorted.entries()) groups[n % count]?.push(squadron);
  return groups.filter((group) => group.length > 0);
}

function muster(draft: Draft, fleet: number, place: number, squadrons: readonly number[]): void {
  for (const squadron of squadrons) settle(draft, squadron, place);
  gather(draft, fleet, place, squadrons);
}

function settle({ at, plan }: Draft, squadron: number, place: number): void {
  addSquadron(at.g, squadron, place);
  plan.squadrons.push({ squadron, place });
}

/** Squadrons that stand in a place become a fleet. */
function gather({ at, seat, plan }: Draft, fleet: number, place: number, squadrons: readonly number[]): void {
  at.g.fleets.status[fleet] = IN_PLAY;
  assign(at.g.fleets.place, fleet, place);
  at.g.fleets.seat[fleet] = seat;
  for (const squadron of squadrons) assign(at.g.squadrons.fleet, squadron, fleet);
  plan.fleets.push({ fleet, squadrons: [...squadrons], commander: -1 });
}

/** All others in turn over their hexes, line by line. */
function scatter(draft: Draft): void {
  const { at, seat, ranking } = draft;
  const names = new Map<readonly number[], string>();
  const turns = new Map<string, { hexes: number[]; next: number }>();
  for (const squadron of squadronsInHand(at, seat)) {
    const hexes = hexesOf(lineOf(at, 'squadrons', squadron));
    const name = names.get(hexes) ?? hexes.join();
    names.set(hexes, name);
    const key = `${name} ${at.data.squadrons[squadron]!.type}`;
    const turn = turns.get(key) ?? { hexes: ranking.byTargets(hexes), next: 0 };
    turns.set(key, turn);
    settle(draft, squadron, turn.hexes[turn.next++ % hexes.length]!);
  }
}

/** Squadrons of the seat in no fleet that could be in one: no scouts, which go alone. */
function looseSquadrons({ at, seat }: Draft): number[] {
  const { g, data } = at;
  return numbersWhere(data.squadrons.length, (one) => {
    const { type, jump } = data.squadrons[one]!;
    const isLoose = g.squadrons.status[one] === IN_PLAY && g.squadrons.fleet[one] === -1;
    if (!isLoose || isBox(data.map, g.squadrons.place[one]!)) return false; // R97
    return type !== 'scout' && jump > 0 && seatOfSquadron(at, one) === seat;
  });
}

/** Colonials beside a fleet of their navy go with it if they are fast enough. */
function joinFleets(draft: Draft): void {
  const { at, plan } = draft;
  const { g, data } = at;
  for (const squadron of looseSquadrons(draft)) {
    const { navy, jump } = data.squadrons[squadron]!;
    const fleet = plan.fleets.find(
      (one) =>
        g.squadrons.place[one.squadrons[0]!] === g.squadrons.place[squadron] &&
        data.fleets[one.fleet]!.navy === navy &&
        jump >= rangeOf(at, one.squadrons),
    );
    if (!fleet) continue;
    fleet.squadrons.push(squadron);
    assign(g.squadrons.fleet, squadron, fleet.fleet);
  }
}

/** Markers that are left take squadrons that stand together where the side has neither fleet nor admiral yet. */
function formMore(draft: Draft): void {
  const { at, seat, side } = draft;
  const { g, data } = at;
  const groups = new Map<string, number[]>();
  for (const squadron of looseSquadrons(draft)) {
    const key = `${g.squadrons.place[squadron]} ${data.squadrons[squadron]!.navy}`;
    groups.set(key, [...(groups.get(key) ?? []), squadron]);
  }
  for (const [first, ...rest] of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const place = g.squadrons.place[first!]!;
    const [marker] = freeMarkers(at, seat, data.squadrons[first!]!.navy);
    const [members] = bySpeed(at, [first!, ...rest]);
    const isTaken = fleetsAt(at, side, place).length > 0 || admiralsAt(g, side, place).length > 0;
    if (members.length > 1 && marker !== undefined && !isTaken) gather(draft, marker, place, members);
  }
}
