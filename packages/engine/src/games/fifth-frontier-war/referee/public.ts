export * from './encounters.ts';
export * from './journal.ts';
export * from './knowledge.ts';
export * from './record.ts';
export type * from './types.ts';
export * from './way.ts';
