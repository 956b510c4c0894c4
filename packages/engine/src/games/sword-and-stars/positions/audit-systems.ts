/** Invariants of Systems: owners, levels, markers, partial conquests, projects. */

import { type Tell, within } from '#core/audit';
import { HIGHEST_TECH, LOWEST_TECH } from '../data/types.ts';
import { isOutworlder, isPlaying, isSeat, nameOf, owns } from '../rules/03-systems.ts';
import { INDEPENDENT, OUTWORLDER, type SwordState, type Systems } from '../state.ts';
import type { Position } from '../types.ts';
import { maskOf, playingMask } from './audit-players.ts';

const FLAGS: readonly (keyof Systems)[] = ['unrest', 'gate', 'dead', 'taxed', 'contested', 'treatySession'];
const WEBS: readonly number[] = [0, 2, 3];
/** SS-24.15 */
const MOST_PROJECTS = 2;

export function auditSystems(at: Position, tell: Tell): void {
  const { g, data } = at;
  const playing = playingMask(g);
  for (const { index, name } of data.systems) auditSystem(g, index, playing, (line) => tell(`${name}: ${line}`));
  auditPartials(at, tell);
  auditProjects(at, tell);
  auditOutworlders(at, tell);
  const debt = [...g.conversion, ...g.colonization].find((tally) => tally < 0);
  if (debt !== undefined) tell(`a tally of ${debt}`);
}

/** A player in play or an active Outworlder. */
function isOwner(g: SwordState, owner: number): boolean {
  return isOutworlder(owner) ? g.outworlders.active[owner - OUTWORLDER] === 1 : isSeat(owner) && isPlaying(g, owner);
}

function auditSystem(g: SwordState, system: number, playing: number, tell: Tell): void {
  const { systems } = g;
  const owner = systems.owner[system]!;
  if (owner !== INDEPENDENT && !isOwner(g, owner)) tell(`belongs to ${owner}`);
  within(tell, 'cap', systems.cap[system]!, LOWEST_TECH, HIGHEST_TECH);
  within(tell, 'norm', systems.norm[system]!, LOWEST_TECH, systems.cap[system]!);
  within(tell, 'Tech Level', systems.tech[system]!, LOWEST_TECH, systems.cap[system]!); // R110
  if (!WEBS.includes(systems.web[system]!)) tell(`GuardianWeb ${systems.web[system]}`); // SS-16.2
  for (const column of FLAGS) within(tell, column, systems[column][system]!, 0, 1);
  maskOf(tell, 'Trade', systems.trade[system]!, playing);
  maskOf(tell, 'Treaties', systems.treaty[system]!, playing);
  maskOf(tell, 'waived Trade', systems.waived[system]!, systems.trade[system]!); // R47
  if (isOutworlder(owner) && systems.unrest[system] === 1) tell("is an Outworlder's and in Unrest"); // SS-21.12
  if (systems.dead[system] === 0) return;
  if (isSeat(owner)) tell('has an owner and no people'); // R68: who takes it brings his own
  if (systems.tech[system] !== LOWEST_TECH) tell(`is dead at Tech Level ${systems.tech[system]}`); // R68
  if (systems.trade[system] || systems.treaty[system] || systems.web[system]) tell('is dead and has markers'); // R67
}

/** SS-12.3: made from an own Base on a System of somebody else, and fewer than would take it */
function auditPartials(at: Position, tell: Tell): void {
  const { g, data } = at;
  const { target, attacker, base, count } = g.partials;
  target.forEach((system, row) => {
    const name = nameOf(at, system);
    const by = attacker[row]!;
    if (count[row]! < 1) tell(`${name}: ${count[row]} partial conquests`);
    if (owns(g, by, system)) tell(`${name}: partial conquests by its owner`); // R120
    if (!owns(g, by, base[row]!))
      tell(`${name}: partial conquests from ${nameOf(at, base[row]!)}, which changed hands`); // SS-12.37
    const all = count.reduce((sum, one, i) => sum + (target[i] === system && attacker[i] === by ? one : 0), 0);
    if (all >= data.systems[system]!.planets) tell(`${name}: ${all} partial conquests by one attacker`); // R40
  });
}

function auditProjects(at: Position, tell: Tell): void {
  const { g } = at;
  g.names.forEach((name, seat) => {
    const own = g.projects.filter(({ player }) => player === seat);
    if (own.length > MOST_PROJECTS) tell(`${name} has ${own.length} projects`);
    const bases = own.flatMap((project) => project.bases);
    if (new Set(bases).size !== bases.length) tell(`${name} uses a Base twice`); // SS-24.14
  });
  for (const { player, target, bases } of g.projects)
    if (bases.length === 0 || ![target, ...bases].every((system) => owns(g, player, system)))
      tell(`${nameOf(at, target)}: a project without its Systems`); // R74
}

function auditOutworlders({ g, data }: Position, tell: Tell): void {
  const active = g.outworlders.active.filter((one) => one === 1).length;
  within(tell, 'active Outworlders', active, 0, data.tables.outworlder.maxActive);
  within(tell, 'Raider', g.raiderBase, -1, data.systems.length - 1);
  within(tell, 'home of the Confederation', g.confederationHome, -1, data.systems.length - 1);
}
