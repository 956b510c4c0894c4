import { createContext } from 'react';
import type { Point } from './geometry.ts';

/** Where the act that is shown takes place: the map goes there unless the reader has moved it. */
export const FocusContext = createContext<readonly Point[]>([]);
