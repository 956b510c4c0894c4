import type { BattleRecord, WarRecord } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import type { EditorProps, MapFormat } from '../../../maps/types.ts';
import { BattleForms } from './battle/battle-forms.tsx';
import { BattleMap } from './battle/battle-map.tsx';
import { battlePlaceName } from './battle/battle-places.ts';
import { EditMap } from './edit-map.tsx';
import { Forms } from './forms.tsx';
import { Generator } from './generator.tsx';
import { placeName } from './places.ts';
import type { WarStock } from './rules.ts';

type AnyRecord = WarRecord | BattleRecord;
type Props = EditorProps<AnyRecord, WarStock>;

/** Wars and battles: what is drawn depends on the kind of the scenario. */
export const format: MapFormat<AnyRecord, WarStock> = {
  title: ({ name }) => name,
  seats: ({ players }) => players.map(({ name }) => name),
  Map: ({ record, ...rest }: Props): ReactNode =>
    record.kind === 'battle' ? <BattleMap {...rest} record={record} /> : <EditMap {...rest} record={record} />,
  Forms: ({ record, ...rest }: Props): ReactNode =>
    record.kind === 'battle' ? <BattleForms {...rest} record={record} /> : <Forms {...rest} record={record} />,
  placeName: (record, path) => (record.kind === 'battle' ? battlePlaceName(record, path) : placeName(record, path)),
  Generator,
};
