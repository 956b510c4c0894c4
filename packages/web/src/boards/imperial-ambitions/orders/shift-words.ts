import { type IaView, type Shift, unitName } from '@admiralty/engine/imperial-ambitions';
import { say } from './words.ts';

/** A free action inside one system. */
export function shiftWords(view: IaView, shift: Shift): string {
  const name = unitName(view, shift.unit);
  switch (shift.do) {
    case 'board':
      return say.shifts.board(name, unitName(view, shift.host));
    case 'leave':
      return say.shifts.leave(name);
    case 'merge':
      return say.shifts.merge(name, unitName(view, shift.with));
    case 'outside':
      return shift.outside ? say.shifts.outside(name) : say.shifts.inside(name);
  }
}
