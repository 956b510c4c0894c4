/** What a generated war is asked for, as the options of a table name it; a link carries what is not usual. */
import type { Options } from '@admiralty/engine';
import { FOG_LEVELS, STRENGTHS } from '@admiralty/engine/imperial-ambitions';
import type { WarWish } from './rules.ts';

export interface GeneratorWish {
  dukes: number;
  mapSeed: number;
  layout: (typeof LAYOUTS)[number];
  homeSystems: number;
  neutralSystems: number;
  neutralStrength: (typeof STRENGTHS)[number];
  forces: (typeof FORCES)[number];
  valuePoints: number;
  planetsToWin: number;
  turnLimit: number;
  rivalDistance: number;
  freeGarrison: (typeof SWITCH)[number];
  fog: (typeof FOG_LEVELS)[number];
}

export const LAYOUTS = ['near', 'neutral', 'far'] as const;
export const FORCES = ['purchase', 'preset'] as const;
export const SWITCH = ['off', 'on'] as const;
export { FOG_LEVELS, STRENGTHS };

export const usual: GeneratorWish = {
  dukes: 2,
  mapSeed: 1,
  layout: 'near',
  homeSystems: 4,
  neutralSystems: 3,
  neutralStrength: 'light',
  forces: 'preset',
  valuePoints: 1200,
  planetsToWin: 0,
  turnLimit: 30,
  rivalDistance: 0,
  freeGarrison: 'on',
  fog: 'taskForces',
};

/** Least and most of each number. */
export const LIMITS = {
  dukes: [2, 6],
  mapSeed: [0, 4_294_967_295],
  homeSystems: [1, 5],
  neutralSystems: [0, 5],
  valuePoints: [200, 9999],
  planetsToWin: [0, 99],
  turnLimit: [1, 200],
  rivalDistance: [0, 99],
} as const satisfies Partial<Record<keyof GeneratorWish, readonly [number, number]>>;
export type NumberKey = keyof typeof LIMITS;

const CHOICES = {
  layout: LAYOUTS,
  neutralStrength: STRENGTHS,
  forces: FORCES,
  freeGarrison: SWITCH,
  fog: FOG_LEVELS,
} as const;

export function warOf({ dukes, ...options }: GeneratorWish): WarWish {
  return { scenario: `generated-${dukes}`, options: options satisfies Options };
}

export function wishHash(wish: GeneratorWish): string {
  const given = Object.entries(wish).filter(([key, value]) => usual[key as keyof GeneratorWish] !== value);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** Any text may arrive: what is no such figure is as usual. */
export function readWish(hash: string): GeneratorWish {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const numbers = Object.entries(LIMITS).flatMap(([key, [min, max]]) => {
    const value = Number(given.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= min && value <= max ? [[key, value] as const] : [];
  });
  const choices = Object.entries(CHOICES).flatMap(([key, values]) => {
    const value = values.find((one) => one === given.get(key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...usual, ...Object.fromEntries([...numbers, ...choices]) };
}
