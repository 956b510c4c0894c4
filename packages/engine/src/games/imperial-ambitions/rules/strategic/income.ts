/** S1: income of controlled planets (IA-econ-1 to IA-econ-5, R46). */
import { allHolders, isBlockadedBy, ownerBy } from '../../board/control.ts';
import { livingSeats } from '../../board/sides.ts';
import type { IaFrame, IaPlay, Position } from '../../types.ts';

/** IA-econ-2: so much for each habitable planet; the others pay nothing (IA-econ-3), a blockaded one nobody */
export function incomeOf(at: Position, seat: number, all = allHolders(at)): number {
  let money = 0;
  all.forEach((holders, system) => {
    if (ownerBy(at, system, holders) !== seat) return; // IA-econ-5: whoever holds the space gets nothing for it
    if (isBlockadedBy(at, system, holders)) return; // IA-econ-4
    money += at.data.tables.income; // IA-star-2: only the habitable planet
  });
  return money;
}

export function incomePhase(play: IaPlay, _frame: IaFrame<'incomePhase'>): void {
  const { treasury } = play.g.players;
  const all = allHolders(play);
  for (const seat of livingSeats(play.g)) {
    const money = incomeOf(play, seat, all);
    treasury[seat]! += money; // IA-econ-1
    play.emit('IA-econ-2', 'income', { seat, money, treasury: treasury[seat]! }, [seat]);
  }
  play.done();
}
