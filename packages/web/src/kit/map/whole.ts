import { createContext } from 'react';

/** Pictures of a map open with all of it in sight and stay so until the reader moves them. */
export const WholeContext = createContext(false);
