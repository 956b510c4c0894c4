import type { DvView, LogView, UnitView } from '@admiralty/engine/deltavee';
import { create } from 'zustand';
import { unitsInPlay } from '../situation.ts';
import { words } from '../words.ts';

export type FleetPart = 'all' | 'open' | 'own' | 'enemy';

interface FleetPartStore {
  part: FleetPart;
  setPart(part: FleetPart): void;
}

/** What the reader last listed; it outlives the list, which a phone puts away. */
export const useFleetPart = create<FleetPartStore>()((set) => ({ part: 'all', setPart: (part) => set({ part }) }));

/** What can be listed alone; whoever has nothing left to order or has no side is not asked. */
export function fleetParts(view: DvView, units: readonly UnitView[]): { id: FleetPart; units: readonly UnitView[] }[] {
  const own = units.filter(({ seat }) => seat === view.viewer);
  const open = own.filter((unit) => hasOrdersLeft(view, unit));
  return [
    { id: 'all' as const, units },
    { id: 'open' as const, units: open },
    { id: 'own' as const, units: own },
    { id: 'enemy' as const, units: units.filter(({ seat }) => seat !== view.viewer) },
  ].filter(({ id, units: of }) => id === 'all' || (own.length > 0 && of.length > 0));
}

export function ownFirst(view: DvView): UnitView[] {
  const isOther = ({ seat }: UnitView): number => Number(seat !== view.viewer);
  return unitsInPlay(view).toSorted((one, other) => isOther(one) - isOther(other));
}

/** In the Command Phase Commands, in the Fire Phase weapons that have not fired. */
export function ordersLeft({ phaseName, phasing, viewer }: DvView, { log, vessel }: UnitView): string {
  if (phasing !== viewer || !log) return '';
  if (phaseName === 'command') {
    return words.commandsLeft(log.allowance.commands, battleLeft(log));
  }
  if (phaseName !== 'fire') return '';
  if (log.used.finished > 0) return words.firedAll;
  const burster = vessel?.burstFires ?? 0;
  const fired = burster + log.used.railFires + log.pods.reduce((sum, { used }) => sum + used.fires, 0);
  return fired > 0 ? words.fired(fired) : words.notFired;
}

/** It could still do something in this phase. */
function hasOrdersLeft({ phaseName, phasing, viewer }: DvView, { log }: UnitView): boolean {
  if (phasing !== viewer || !log) return false;
  if (phaseName === 'command') return log.allowance.commands + battleLeft(log) > 0;
  return phaseName === 'fire' && log.used.finished === 0;
}

function battleLeft({ battleCommands, used }: LogView): number {
  return Math.max(battleCommands - used.commands, 0);
}
