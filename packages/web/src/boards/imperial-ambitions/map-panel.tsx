import type { ReactNode } from 'react';
import { type IaProps, isTactical } from './situation.ts';
import { StrategicMap } from './strategic/strategic-map.tsx';
import { TacticalMap } from './tactical/tactical-map.tsx';

/** The battle map while a battle is on, else the universe. */
export function MapPanel({ view }: IaProps): ReactNode {
  return isTactical(view) ? <TacticalMap view={view} /> : <StrategicMap view={view} />;
}
