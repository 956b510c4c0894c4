/** How events are shown beside their words: which weigh most, which open a phase, which are arithmetic. */
import type { EventStyles } from '#core/kernel-lines';
import { type Fortune, fortuneOf } from '#core/line';
import { columnFor, resultOf, sdbLossOf, surfaceLossOf } from '../data/lookup.ts';
import type { Events } from './event-readers.ts';
import type { Look } from './show-words.ts';

const sideOfTroop = ({ data }: Look, troop: number): number => data.troops[troop]?.side ?? -1;
/** A world that was neutral was nobody's: the other side has lost the chance of it. */
const enemyOf = (side: number): number => (side === 0 || side === 1 ? 1 - side : -1);

const DICE = [1, 2, 3, 4, 5, 6];
const TWO_DICE = DICE.flatMap((one) => DICE.map((other) => one + other));
const ON_THE_GROUND = 'per cent lost on the ground';

/** Of all attacks of a round together; null: not all of them are known. */
function damageIn(attacks: Events['spaceFire']['attacks'], { data }: Look): Fortune | null {
  const table = data.tables.spaceCombat;
  return summed(attacks, (attack) => {
    const { factors, die, modified, shift, hits } = attack;
    const column = table.columns[Math.min(columnFor(table.columns, factors) + shift, table.columns.length - 1)];
    if (column === undefined) return null;
    return fortuneOf(
      'damage in space',
      hits,
      DICE.map((face) => resultOf(table, column, face + modified - die)),
    );
  });
}

/** Fortunes of attacks that count as one; null: one of them is hidden by the fog of war, or there is none. */
function summed<Attack extends { factors: number }>(
  attacks: readonly Attack[],
  one: (attack: Attack) => Fortune | null,
): Fortune | null {
  const each = attacks.map((attack) => (attack.factors === 0 ? null : one(attack)));
  const [first] = each;
  if (!first) return null;
  let sum: Fortune = { of: first.of, got: 0, expected: 0, variance: 0 };
  for (const found of each) {
    if (!found) return null;
    sum = {
      of: sum.of,
      got: sum.got + found.got,
      expected: sum.expected + found.expected,
      variance: sum.variance + found.variance,
    };
  }
  return sum;
}

/** The luck of the system defense boats of a hex, or of those who fire at them. */
function ofBoats({ data, view }: Look, hex: number, isTheirs: boolean, fortune: Fortune | null): Fortune | null {
  const world = view.worlds.find((one) => data.worlds[one.world]?.hex === hex);
  if (!world || !fortune) return null;
  const side = world.control >= 0 ? world.control : enemyOf(world.invader);
  const seat = isTheirs ? side : enemyOf(side);
  return seat < 0 ? null : { ...fortune, seat };
}

/** The luck of whoever fired; of a world's own defense it is not told who that was. */
function againstTroop(look: Look, target: number, fortune: Fortune): Fortune | null {
  const seat = enemyOf(sideOfTroop(look, target));
  return seat < 0 ? null : { ...fortune, seat };
}

export const styles: EventStyles<Events, Look> = {
  phase: { role: 'mark', turn: ({ turn }) => (turn === 0 ? 'Before turn 1' : `Turn ${turn}`) },
  notAsked: { role: 'detail' },
  points: { role: 'detail' },
  spaceRound: { role: 'detail' },
  combat: { role: 'head', weight: 'notable' },
  spaceFire: {
    weight: 'notable',
    fortune: ({ side, attacks }, look) => {
      const found = damageIn(attacks, look);
      return found && { ...found, seat: side };
    },
  },
  bombHit: {
    weight: 'notable',
    loses: ({ target }, look) => sideOfTroop(look, target),
    fortune: ({ target, points, die, modified, percent }, look) => {
      const table = look.data.tables.surfaceBombing;
      const results = DICE.map((face) => resultOf(table, points, face + modified - die));
      return againstTroop(look, target, fortuneOf(ON_THE_GROUND, percent, results));
    },
  },
  surfaceHit: {
    weight: 'notable',
    loses: ({ target, percent }, look) => (percent > 0 ? sideOfTroop(look, target) : -1),
    fortune: ({ target, column, dice, modified, percent }, look) => {
      const results = TWO_DICE.map((sum) => surfaceLossOf(look.data.tables, column, sum + modified - dice));
      return againstTroop(look, target, fortuneOf(ON_THE_GROUND, percent, results));
    },
  },
  sdbFire: {
    fortune: ({ hex, attacks }, look) => {
      const table = look.data.tables.sdbAgainstSquadron;
      const found = summed(attacks, ({ factors, die, modified, hits }) =>
        fortuneOf(
          'damage in space',
          hits,
          DICE.map((face) => resultOf(table, factors, face + modified - die)),
        ),
      );
      return ofBoats(look, hex, true, found);
    },
  },
  sdbHit: {
    fortune: ({ hex, attacks }, look) => {
      const strength = look.data.worlds.find((world) => world.hex === hex)?.sdb ?? 0;
      const found = summed(attacks, ({ factors, die, modified, percent }) =>
        fortuneOf(
          'per cent of system defense boats',
          percent,
          DICE.map((face) => sdbLossOf(look.data.tables, factors, strength, face + modified - die)),
        ),
      );
      return ofBoats(look, hex, false, found);
    },
  },
  appeared: { weight: 'notable' },
  jumpFailed: { weight: 'notable', loses: 'owner' },
  plotLost: { weight: 'notable', loses: 'owner' },
  disengaged: { weight: 'notable' },
  invaded: { weight: 'notable' },
  discovered: { weight: 'notable' },
  baseRevealed: { weight: 'notable' },
  neutralAgain: { weight: 'notable' },
  lost: { weight: ({ eliminated }) => (eliminated.length > 0 ? 'grave' : 'notable'), loses: 'owner' },
  cargoLost: { weight: 'grave', loses: 'owner' },
  groundLost: { weight: ({ loss }) => (loss === 100 ? 'grave' : 'notable'), loses: 'owner' },
  admiralLost: { weight: 'grave', loses: 'owner' },
  surrendered: { weight: 'grave', gains: ({ to }) => to, loses: ({ to }) => enemyOf(to) },
  control: { weight: 'grave', gains: ({ side }) => side, loses: ({ side }) => enemyOf(side) },
  armistice: { weight: 'grave' },
};
