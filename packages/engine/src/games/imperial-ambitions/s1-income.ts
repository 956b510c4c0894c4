/** S1: income of controlled planets (IA-econ-1 to IA-econ-5, R46). */
import { isBlockaded, planetOwner } from './control.ts';
import { type IaFrame, type IaPlay, type Reading, tell } from './game-types.ts';
import { livingSeats } from './sides.ts';

/** IA-econ-2: so much for each habitable planet; the others pay nothing (IA-econ-3), a blockaded one nobody */
export function incomeOf(at: Reading, seat: number): number {
  let money = 0;
  for (let system = 0; system < at.g.systems.controller.length; system++) {
    if (planetOwner(at, system) !== seat) continue; // IA-econ-5: whoever holds the space gets nothing for it
    if (isBlockaded(at, system)) continue; // IA-econ-4
    money += at.data.tables.income; // IA-star-2: only the habitable planet
  }
  return money;
}

export function incomePhase(play: IaPlay, _frame: IaFrame<'incomePhase'>): void {
  const { treasury } = play.g.players;
  for (const seat of livingSeats(play.g)) {
    const money = incomeOf(play, seat);
    treasury[seat]! += money; // IA-econ-1
    tell(play, 'IA-econ-2', 'income', { seat, money, treasury: treasury[seat]! }, [seat]);
  }
  play.done();
}
