/** Names of things in sentences, from a view alone. */

import { capital, listed } from '#core/text';
import { EXPELLED, OPERATIONS, SECTORS, UNIQUE } from '../data/names.ts';
import type { SsView } from '../secrets/view-types.ts';
import { INDEPENDENT, OUTWORLDER, RAIDER } from '../state.ts';

/** A System, gap Systems included. */
export function systemName({ nodes }: SsView, node: number): string {
  return nodes[node]?.name ?? `System ${node}`;
}

export function systemNames(view: SsView, systems: readonly number[], none = 'none'): string {
  return listed(
    systems.map((system) => systemName(view, system)),
    none,
  );
}

export function playerName({ names }: SsView, seat: number): string {
  return names[seat] ?? (seat < 0 ? 'nobody' : `seat ${seat}`);
}

export function playerNames(view: SsView, seats: readonly number[], none = 'nobody'): string {
  return listed(
    seats.map((seat) => playerName(view, seat)),
    none,
  );
}

/** Whoever owns or acts: a player, the Raider, an Outworlder. */
export function actorName(view: SsView, code: number): string {
  if (code === INDEPENDENT) return 'nobody';
  if (code === RAIDER) return 'the Raider';
  if (code < OUTWORLDER) return playerName(view, code);
  return view.outworlders[code - OUTWORLDER]?.name ?? `Outworlder ${code - OUTWORLDER + 1}`;
}

export function chitName({ chitNames }: SsView, chit: number): string {
  return chitNames[chit] ?? `chit ${chit}`;
}

export function chitsNamed(view: SsView, chits: readonly number[]): string {
  return listed(chits.map((chit) => chitName(view, chit)));
}

/** A Race token. */
export function raceWord(view: SsView, token: number): string {
  return tokenWord(view, view.raceNames, token);
}

/** An Ideology token. */
export function ideologyWord(view: SsView, token: number): string {
  return tokenWord(view, view.ideologyNames, token);
}

function tokenWord(view: SsView, names: readonly string[], token: number): string {
  if (token === EXPELLED) return 'like no other';
  return token >= UNIQUE ? `Unique (${systemName(view, token - UNIQUE)})` : (names[token] ?? `number ${token}`);
}

/** The printed number of a card is its place in the deck and one. */
export function cardName(card: number): string {
  return `card ${card + 1}`;
}

const OPERATION_WORDS: Readonly<Record<string, string>> = {
  guardianWeb: 'GuardianWeb',
  starGate: 'StarGate',
};

export function operationName(operation: number): string {
  const id = OPERATIONS[operation] ?? 'operation';
  return OPERATION_WORDS[id] ?? capital(id);
}

const PREPOSITIONS = ['of', 'on', 'with'] as const;

/** Conquest of Barton, Raid on Barton, Communicate with Barton; a Stellar Operation is in its System. */
export function operationAt(operation: number, target: string): string {
  return `${operationInto(operation)} ${target}`;
}

export function operationInto(operation: number): string {
  return `${operationName(operation)} ${PREPOSITIONS[operation] ?? 'in'}`;
}

export function sectorName(sector: number): string {
  return capital(SECTORS[sector] ?? 'Sector');
}
