import type { UnitTypeId } from '../../data/names.ts';
import type { ImperialData, Strength } from '../../data/types.ts';

/** As it comes from the yard. */
export function fullStrength({ typeById }: Pick<ImperialData, 'typeById'>, id: UnitTypeId): Strength {
  const type = typeById.get(id)!;
  return type.strengths[type.fullSteps]!;
}
