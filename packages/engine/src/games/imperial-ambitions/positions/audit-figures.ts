/** Figures and lists outside the tables: whole numbers in their bounds. */
import { type Tell, wholeNumbers, within } from '#core/audit';
import { defaultPace } from '../orders/pace-types.ts';
import { END, FIGHTING, type ImperialState, SETUP } from '../state.ts';

export function auditFigures(g: ImperialState, tell: Tell): void {
  const { seats, names, battle, assault } = g;
  within(tell, 'turn', g.turn, 0, Number.MAX_SAFE_INTEGER);
  within(tell, 'phase', g.phase, SETUP, END);
  within(tell, 'stage', g.stage, 0, FIGHTING);
  within(tell, 'place in the order', g.at, 0, seats);
  within(tell, 'activation', g.activation, 0, Number.MAX_SAFE_INTEGER);
  within(tell, 'known rows', g.fixedRows, 0, names.length);
  within(tell, 'lanes', g.lanesFrom, 0, names.length);
  within(tell, 'last asked', g.lastAsked, -1, seats - 1);
  for (const name of ['order', 'attacks', 'assaults', 'trades', 'consents', 'battles'] as const)
    wholeNumbers(tell, name, g[name]);
  for (const [name, value] of Object.entries(battle))
    if (typeof value === 'number') within(tell, `battle ${name}`, value, -2, Number.MAX_SAFE_INTEGER);
    else wholeNumbers(tell, `battle ${name}`, value);
  for (const [name, value] of Object.entries(assault))
    within(tell, `assault ${name}`, value, -1, Number.MAX_SAFE_INTEGER);
  auditPace(g, tell);
}

function auditPace({ pace, seats }: ImperialState, tell: Tell): void {
  const settings = Object.keys(defaultPace(seats));
  if (pace.length !== seats) tell(`${pace.length} seats have standing orders, not ${seats}`);
  for (const [seat, own] of pace.entries())
    for (const name of settings)
      if (own?.[name as keyof typeof own] === undefined) tell(`seat ${seat} has no standing order ${name}`);
}
