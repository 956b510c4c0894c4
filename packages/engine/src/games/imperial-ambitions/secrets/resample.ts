/**
 * A war alike in all that one seat knows, with the rest redrawn: contents of task forces and system cards, what is
 * aboard and under construction, treasuries, sheets written down, pace settings. Whatever is public stays, and so does
 * what follows from it: owners of planets, controllers, blockades, bases, markers, who stands where the seat stands.
 * Tables alike to the seat give the same result: nothing hidden is kept, and nothing hidden decides what is drawn.
 */
import { pickFrom, type Random } from '#core/random';
import { isOn } from '../board/options.ts';
import { livingSeats } from '../board/sides.ts';
import { NEUTRAL, OUTER_SHEETS, SHEET_NAMES } from '../data/names.ts';
import { defaultPace } from '../orders/pace-types.ts';
import { newWitnesses } from '../rules/strategic/build/sites.ts';
import { cloneState, type ImperialState, SETUP } from '../state.ts';
import type { ImperialRules, Position } from '../types.ts';
import { clearHidden } from './resample-clear.ts';
import { drawForces } from './resample-forces.ts';
import { type Known, knownTo } from './resample-known.ts';
import { drawMarkers } from './resample-markers.ts';
import { isSheetOpen, sightOf } from './view-sight.ts';

export function resample(data: ImperialRules, g: ImperialState, seat: number, random: Random): ImperialState {
  const at: Position = { g: cloneState(g), data };
  const sight = sightOf({ g, data }, seat);
  drawSheets(at.g, seat, random);
  const others = livingSeats(g).filter((other) => other !== seat);
  for (const other of others) drawPace(at.g, other, random);
  if (sight.isAll || g.phase === SETUP) return at.g; // purchases are sealed answers
  const known = knownTo(sight, seat);
  const hidden = clearHidden(at.g, sight, seat);
  for (const other of others) {
    drawTreasury(at.g, known, other, random);
    drawMarkers(at, sight, known, other, random);
    drawForces(at, known, other, hidden, random);
  }
  newWitnesses(at); // R131
  return at.g;
}

/** IA-set-9, IA-set-16: written down and not yet shown */
function drawSheets(g: ImperialState, seat: number, random: Random): void {
  const { sides, sheet } = g.battle;
  sides.forEach((owner, side) => {
    if (owner === seat || owner === NEUTRAL || sheet[side]! < 0 || isSheetOpen(g, side)) return;
    sheet[side] = SHEET_NAMES.indexOf(pickFrom(OUTER_SHEETS, random));
  });
}

/** Anything up to a few turns' income. */
function drawTreasury({ players }: ImperialState, { owners }: Known, seat: number, random: Random): void {
  players.treasury[seat] = random.below(60 + 20 * owners.filter((owner) => owner === seat).length);
}

/** One seat in so many has left standing orders: most answer for themselves. */
const ORDERED = 8;

/** Settings that any seat may have at any time; lists of moves and attacks are left empty. */
function drawPace(g: ImperialState, seat: number, random: Random): void {
  if (random.below(ORDERED) > 0) {
    g.pace[seat] = defaultPace(g.seats);
    return;
  }
  const flip = (): boolean => random.below(2) === 0;
  g.pace[seat] = {
    ...defaultPace(g.seats),
    skipForced: random.below(4) > 0,
    autoDone: random.below(4) === 0,
    alarm: random.below(9),
    fireThen: flip() ? 'ask' : 'done',
    fireAuto: random.below(4) === 0,
    callSurrender: pickFrom(['always', 'always', 'never', 'ask'] as const, random),
    yield: pickFrom(['ask', 'ask', 'never', 'scuttle'] as const, random),
    yieldNext: random.below(8) === 0,
    losses: pickFrom(['cheapest', 'ask', 'ask'] as const, random),
    groundStand: flip() ? null : { leastRow: random.below(4), leastSteps: random.below(4) },
    tradeConsent: g.players.out.map(() =>
      isOn(g, 'diplomacy') ? pickFrom(['ask', 'yes', 'no'] as const, random) : 'ask',
    ),
    joinBattle: flip() ? 'standAside' : 'ask',
  };
}
