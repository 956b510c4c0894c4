/** The printed terms of Fifth Frontier War in our own words. */
import type { Term } from '../../box.ts';

export const terms: readonly Term[] = [
  {
    term: 'Admiral',
    means: 'Leads the fleet he is aboard: its plotting value and tactical factor are his.',
    rule: 'FFW-3.',
  },
  { term: 'Assault squadron', means: 'Carries troops, fights little.', rule: 'FFW-1.2' },
  {
    term: 'Black globe',
    means: 'An option: battle squadrons that jump in unseen and may strike before anybody fires.',
    rule: 'FFW-9.2',
  },
  {
    term: 'Bombing',
    means: 'Squadrons over a world fire their bombardment factors at troops or at its defense.',
    rule: 'FFW-4.8',
  },
  {
    term: 'Control',
    means: 'Who holds a world: it takes a garrison, and it is what victory points are counted for.',
    rule: 'FFW-5.2',
  },
  {
    term: 'Defense factor',
    means: 'Of a squadron: what it takes to destroy it. Of a world: the strength of its own defense battalions.',
    rule: 'FFW-4.2',
  },
  {
    term: 'Disengage',
    means: 'To leave a battle after a round: arrival is in the next turn, without fuel.',
    rule: 'FFW-4.6',
  },
  {
    term: 'Fleet',
    means: 'Squadrons under one marker. Only fleets are plotted; they move and fight as one.',
    rule: 'FFW-3.2',
  },
  {
    term: 'Fuel',
    means: 'A squadron that has jumped is dry until it has refuelled at a gas giant, an ocean, a starport or a tanker.',
    rule: 'FFW-3.9',
  },
  { term: 'Garrison', means: 'Troops that hold a world: a hundredth of its defense factor.', rule: 'FFW-5.2' },
  {
    term: 'Guerrillas',
    means: 'Zhodani units on Imperial worlds: covert they hide and recover, overt they fight.',
    rule: 'FFW-5.11',
  },
  { term: 'Jump', means: 'The move of a turn, as far as the slowest squadron jumps.', rule: 'FFW-3.1' },
  {
    term: 'Plot',
    means: 'Orders written turns ahead and sealed: jump or hold. They are revealed turn by turn.',
    rule: 'FFW-3.3',
  },
  {
    term: 'Plotting value',
    means: 'How many turns ahead a fleet must be plotted; with 0 it needs no plot.',
    rule: 'FFW-3.3',
  },
  {
    term: 'Red zone',
    means: 'A world closed to travel: Imperial forces keep out unless the warrant or the enemy opens it.',
    rule: 'FFW-5.1',
  },
  {
    term: 'SDB',
    means: 'System defense boats: printed at the world, they never leave it and may fight from hiding.',
    rule: 'FFW-4.7',
  },
  {
    term: 'Secret base',
    means: 'A base of the Zhodani side where only they refuel, until it is revealed.',
    rule: 'FFW-5.13',
  },
  {
    term: 'Squadron',
    means: 'A counter of ships: attack, bombardment and defense factor, jump number, fuel code.',
    rule: 'FFW-1.2',
  },
  { term: 'Tactical factor', means: 'What an admiral or a navy adds to the die in space combat.', rule: 'FFW-4.5' },
  { term: 'Tanker', means: 'Fuels other squadrons of its fleet once, then refuels itself.', rule: 'FFW-3.9' },
  { term: 'Warrant', means: 'The Imperial Warrant makes an admiral outrank all others.', rule: 'FFW-5.8' },
  {
    term: 'Xboat',
    means: 'Express boats: they take admirals along printed links, four hexes a turn.',
    rule: 'FFW-3.11',
  },
];
