import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import type { MapFormat } from '../../../maps/types.ts';
import { EditMap } from './edit-map.tsx';
import { Forms } from './forms.tsx';
import { Generator } from './generator.tsx';
import { placeName } from './places.ts';
import type { WarStock } from './rules.ts';

export const format: MapFormat<WarRecord, WarStock> = {
  title: ({ name }) => name,
  seats: ({ players }) => players.map(({ name }) => name),
  Map: EditMap,
  Forms,
  placeName,
  Generator,
};
