import { z } from 'zod';

export const unitNumber = z.int().min(0).max(99_999);
const coordinate = z.int().min(1).max(99);
/** a hex of the battle map */
export const mapXy = z.tuple([coordinate, coordinate]);
/** a strategic hex; whether it is on the sheets is for the rules to say */
export const sheetXy = z.tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)]);
