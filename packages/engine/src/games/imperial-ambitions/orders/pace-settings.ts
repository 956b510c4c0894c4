/** The anytime action `pace`: a seat changes its own settings (section 5). They are secret and change no result. */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Anytime } from '#core/types';
import { isOn } from '../board/options.ts';
import { ODDS, UNIT_TYPES } from '../data/names.ts';
import { type ImperialTypes, refuse } from '../types.ts';
import { clonePace, type Pace } from './pace-types.ts';

type Settings = ImperialTypes['anytime']['pace'];

/** Longest list of a standing order. */
const LONGEST = 60;
const unit = z.int().min(0).max(99_999);
const facing = z.int().min(0).max(5);
const row = z
  .int()
  .min(0)
  .max(ODDS.length - 1);
const types = z.array(z.enum(UNIT_TYPES)).max(UNIT_TYPES.length);

const unitMove = z.discriminatedUnion('do', [
  z.strictObject({
    unit,
    do: z.literal('move'),
    hexes: z.int().min(1).max(99),
    turns: z.array(z.int().min(-99).max(99)).max(40),
  }),
  z.strictObject({ unit, do: z.literal('turn'), facing }),
  z.strictObject({ unit, do: z.literal('stay') }),
  z.strictObject({ unit, do: z.literal('jump') }),
]);
const stackMove = z.strictObject({ moves: z.array(unitMove).min(1).max(LONGEST) });
const fireOrder = z.strictObject({
  target: unit.nullable(),
  types,
  members: z.array(unit).max(LONGEST).nullable(),
  leastRow: row,
  smallestGroup: z.boolean(),
});

/** Every setting may be left out: it stays as it is. */
const shape: z.ZodType<Settings> = z.strictObject({
  skipForced: z.boolean().optional(),
  autoDone: z.boolean().optional(),
  roundPacket: z.array(stackMove).max(LONGEST).optional(),
  queueMoves: z.boolean().optional(),
  alarm: z.int().min(0).max(12).optional(),
  movesThenDone: z.boolean().optional(),
  fireOrders: z.array(fireOrder).max(LONGEST).optional(),
  fireThen: z.enum(['ask', 'done']).optional(),
  fireStops: z
    .array(z.enum(['onOwnLoss', 'onKill']))
    .max(2)
    .optional(),
  fireAuto: z.boolean().optional(),
  callSurrender: z.enum(['always', 'never', 'ask']).optional(),
  yield: z.enum(['ask', 'never', 'scuttle']).optional(),
  yieldNext: z.boolean().optional(),
  losses: z.union([z.enum(['cheapest', 'ask']), types]).optional(),
  groundStand: z
    .strictObject({ leastRow: row, leastSteps: z.int().min(0).max(999) })
    .nullable()
    .optional(),
  tradeConsent: z
    .array(z.enum(['ask', 'yes', 'no']))
    .max(8)
    .optional(),
  joinBattle: z.enum(['standAside', 'ask']).optional(),
});

export const pace: Anytime<ImperialTypes, Settings> = {
  shape,
  check({ g }, { tradeConsent, losses }) {
    if (tradeConsent && tradeConsent.length !== g.seats)
      return refuse('IA-trade-5', `consent to trade is set for each of the ${g.seats} seats`);
    if (tradeConsent?.some((answer) => answer !== 'ask') && !isOn(g, 'diplomacy'))
      return refuse('IA-trade-5', 'a standing consent to trade needs the option diplomacy');
    if (Array.isArray(losses) && new Set(losses).size < losses.length)
      return refuse('IA-tac-cbt-6', 'a type stands twice in the order of losses');
    return null;
  },
  apply(play, settings, by) {
    const changed = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    play.g.pace[by] = clonePace({ ...play.g.pace[by]!, ...(changed as Partial<Pace>) });
    play.emit('IA-seq-2', 'pace', changed, [by]);
  },
  options: ({ g }, by) => switchesOf(g.pace[by]!),
  sample: ({ g }, _by, random) => sampleSettings(g.seats, isOn(g, 'diplomacy'), random),
};

/** What one line of a menu can change. */
function switchesOf(now: Pace): Settings[] {
  const { fireAuto, autoDone, skipForced, yieldNext } = now;
  const others = <K extends 'losses' | 'callSurrender' | 'yield' | 'joinBattle'>(
    name: K,
    values: Pace[K][],
  ): Settings[] => values.filter((value) => value !== now[name]).map((value) => ({ [name]: value }));
  return [
    { fireAuto: !fireAuto },
    { autoDone: !autoDone },
    { skipForced: !skipForced },
    { yieldNext: !yieldNext }, // IA-sur-9, R135
    ...others('losses', ['cheapest', 'ask']),
    ...others('callSurrender', ['always', 'never', 'ask']),
    ...others('yield', ['ask', 'never', 'scuttle']),
    ...others('joinBattle', ['standAside', 'ask']),
  ];
}

/** One or two settings, as people change them. */
function sampleSettings(seats: number, mayConsent: boolean, random: Random): Settings {
  const flip = (): boolean => random.below(2) === 0;
  const one = <Item>(...items: Item[]): Item => items[random.below(items.length)]!;
  switch (random.below(8)) {
    case 0:
      return { skipForced: flip(), autoDone: flip() };
    case 1:
      return { fireAuto: flip(), fireStops: flip() ? ['onKill'] : [] };
    case 2:
      return { callSurrender: one('always', 'never', 'ask'), yield: one('ask', 'never', 'scuttle'), yieldNext: flip() };
    case 3:
      return { losses: one<Pace['losses']>('cheapest', 'ask', ['Cg', 'DD', 'F']) };
    case 4:
      return { groundStand: flip() ? null : { leastRow: random.below(ODDS.length), leastSteps: random.below(4) } };
    case 5:
      return { joinBattle: one('standAside', 'ask'), alarm: random.below(13) };
    case 6:
      return sampleOrders(random);
    default:
      return mayConsent
        ? { tradeConsent: Array.from({ length: seats }, () => one('ask', 'yes', 'no')) }
        : { queueMoves: flip(), movesThenDone: flip() };
  }
}

function sampleOrders(random: Random): Settings {
  const order = { target: null, types: [UNIT_TYPES[random.below(7)]!], members: null, leastRow: random.below(4) };
  return {
    fireOrders: [{ ...order, smallestGroup: random.below(2) === 0 }],
    fireThen: random.below(2) === 0 ? 'ask' : 'done',
  };
}
