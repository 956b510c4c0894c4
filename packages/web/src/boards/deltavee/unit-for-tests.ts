import type { UnitView } from '@admiralty/engine/deltavee';

/** Only what a test's questions read of a unit. */
export const unit = (unit: number, seat: number, more: Partial<UnitView>): UnitView =>
  ({
    unit,
    seat,
    status: 'in-play',
    q: 0,
    r: 0,
    direction: 12,
    velocity: 0,
    zig: 0,
    vessel: null,
    ...more,
  }) as UnitView;
