import { artFrom } from '../../kit/art.tsx';

const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

/** A drawing of 64 × 64 units, named as the unit type in small letters. */
export const Drawing = artFrom(files);
