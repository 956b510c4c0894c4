/** Calculators of Governments: Rebellion, votes, victory points, Conversion and Colonization (7.0, 20.0, 23.0 to 25.0). */

import { integer, listOf, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, has, listIn, need, numberIn, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted, modifier, signed } from '#core/text';
import type { SwordData } from '../data/types.ts';
import { specialOf } from '../positions/setting.ts';
import { isPlaying, isSeat, nameOf, ownerName } from '../rules/03-systems.ts';
import { confederateCount, isMember, sessionVotes, votesToEnd } from '../rules/07-confederation/votes.ts';
import { explainRebellion } from '../rules/20-rebellion.ts';
import { conversionDifferential } from '../rules/23-conversion.ts';
import { colonizationPoints } from '../rules/24-colonization.ts';
import { explainPoints, performanceOf } from '../rules/25-victory/victory.ts';
import { rebellionOdds } from '../secrets/view-systems.ts';
import type { Position } from '../types.ts';
import { tableInputs } from './calc-changes.ts';
import { chanceText, empireForm, systemForm, systemIn, systemOf } from './calc-inputs.ts';
import { playerOf, scenarioOf, tableOf } from './calc-table.ts';

export function empireCalculations(data: SwordData): Calculation[] {
  const systems = systemForm(data);
  const empires = empireForm(data);
  const table = tableInputs(data);
  return [
    calculation({
      id: 'rebellion',
      about: 'Rebellion Value line by line, and the odds of table 20.6',
      rule: 'SS-20.0a',
      example: 'rebellion system=ambrel demand=1',
      inputs: [
        { name: 'system', about: 'the System tested', form: systems, default: '' },
        { name: 'demand', about: 'Resource Points demanded; 3 for an Exploitation', form: integer(0, 3), default: 0 },
        { name: 'value', about: 'the Rebellion Value, instead of a System', form: integer(-99, 99), default: '' },
        ...table,
      ],
      work: (given) => rebellion(data, given),
    }),
    calculation({
      id: 'votes',
      about: 'votes of every player in a Special Session and to end the game',
      rule: 'SS-7.0a',
      example: 'votes scenario=empire-no-more with=ladau:yes',
      inputs: [
        { name: 'influence', about: 'Influence chits added by each', form: integer(0, 4), default: 0 },
        ...table,
      ],
      work: (given) => votes(data, given),
    }),
    calculation({
      id: 'points',
      about: 'victory points of every player, line by line',
      rule: 'SS-25.4a',
      example: 'points scenario=rise-of-empire',
      inputs: [{ name: 'by', about: 'one Empire; left out: all', form: empires, default: '' }, ...table],
      work: (given) => points(data, given),
    }),
    calculation({
      id: 'conversion',
      about: 'how many Conquests a Conversion takes',
      rule: 'SS-23.0a',
      example: 'conversion by=vereen system=lund fervor=yes',
      inputs: [
        { name: 'by', about: 'the Empire that Converts', form: empires },
        { name: 'system', about: 'the System to be Converted', form: systems },
        { name: 'fervor', about: 'with an Ideological Fervor chit', form: YES_NO, default: 'no' },
        ...table,
      ],
      work: (given) => conversion(data, given),
    }),
    calculation({
      id: 'colonization',
      about: 'points that a Colonization project scores in each Colonization Phase',
      rule: 'SS-24.0a',
      example: 'colonization by=vereen target=ambrel bases=veree,barnz with=ambrel.unrest:no',
      inputs: [
        { name: 'by', about: 'the Empire that Colonizes', form: empires },
        { name: 'target', about: 'the System to be Colonized', form: systems },
        { name: 'bases', about: 'its Bases', form: listOf(systems) },
        ...table,
      ],
      work: (given) => colonization(data, given),
    }),
  ];
}

function rebellion(data: SwordData, given: Given): Worked {
  const at = tableOf(data, given);
  if (!has(given, 'system')) return oddsOf(at, Number(need(given, 'value', 'give a System or a value')), []);
  if (has(given, 'value')) rejectInput('value', 'give a System or a value, not both');
  const system = systemIn(data, given, 'system');
  const demand = numberIn(given, 'demand');
  const owner = at.g.systems.owner[system]!;
  if (!isSeat(owner))
    rejectInput('system', `${nameOf(at, system)} belongs to ${ownerName(at, owner)}: only players' Systems rebel`);
  const lines = explainRebellion(at, system, demand);
  const value = lines.reduce((sum, one) => sum + one.value, 0);
  return oddsOf(at, value, [
    `${nameOf(at, system)} under ${ownerName(at, owner)}, ${demand} demanded`,
    ...lines.map((one) => `  ${modifier(one.value).padStart(3)} ${one.what} [${one.rule}]`),
  ]);
}

function oddsOf(at: Position, value: number, before: readonly string[]): Worked {
  const { quiet, unrest, rebellion: rebels } = rebellionOdds(at, value);
  return {
    value: { value, quiet, unrest, rebellion: rebels },
    lines: [
      ...before,
      `Rebellion Value ${signed(value)}`,
      `  quiet ${chanceText(quiet, 36)}`,
      `  Unrest ${chanceText(unrest, 36)}`,
      `  Rebellion ${chanceText(rebels, 36)}`,
    ],
  };
}

function votes(data: SwordData, given: Given): Worked {
  const at = tableOf(data, given);
  const { g } = at;
  const influence = numberIn(given, 'influence');
  const rows = g.names.flatMap((name, seat) =>
    isPlaying(g, seat)
      ? [
          {
            seat,
            name,
            isMember: isMember(at, seat),
            session: sessionVotes(at, seat, influence),
            toEnd: votesToEnd(at, seat),
          },
        ]
      : [],
  );
  return {
    value: rows,
    lines: rows.map(({ seat, name, isMember: belongs, session, toEnd }) => {
      const inside = counted(confederateCount(at, seat), 'Confederation System');
      const vote = belongs
        ? `${counted(session, 'vote')} (Diplomatic ${g.players.diplomatic[seat]}, ${inside})`
        : 'no member';
      return `${name}: ${vote}; ${toEnd} to end the game`;
    }),
  };
}

function points(data: SwordData, given: Given): Worked {
  const at = tableOf(data, given);
  const one = has(given, 'by') ? playerOf(at, scenarioOf(at), given['by']!, 'by') : null;
  const seats = at.g.names.map((_, seat) => seat).filter((seat) => isPlaying(at.g, seat) && (one ?? seat) === seat);
  const rows = seats.map((seat) => {
    const lines = explainPoints(at, seat);
    return { name: at.g.names[seat]!, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  const level = specialOf(at).schedule && rows[0] ? [`that would be ${performanceOf(at, rows[0].total)}`] : [];
  return {
    value: rows,
    lines: [
      ...rows.flatMap(({ name, total, lines }) => [
        `${name}: ${total}`,
        ...lines.map((line) => `  ${modifier(line.points).padStart(3)} ${line.what} [${line.rule}]`),
      ]),
      ...level,
    ],
  };
}

function conversion(data: SwordData, given: Given): Worked {
  const at = tableOf(data, given);
  const by = playerOf(at, scenarioOf(at), given['by']!, 'by');
  const system = systemIn(data, given, 'system');
  const needed = conversionDifferential(at, by, system, readYesNo(given, 'fervor'));
  const tally = at.g.conversion[by * data.systems.length + system]!;
  return {
    value: { needed, tally },
    lines: [`${nameOf(at, system)} takes ${counted(needed, 'Conquest')} to Convert; ${tally} scored so far`],
  };
}

function colonization(data: SwordData, given: Given): Worked {
  const at = tableOf(data, given);
  const player = playerOf(at, scenarioOf(at), given['by']!, 'by');
  const target = systemIn(data, given, 'target');
  const bases = listIn(given, 'bases').map((id) => systemOf(data, id, 'bases'));
  if (bases.length === 0) rejectInput('bases', 'name one or more');
  const gained = colonizationPoints(at, { player, target, bases });
  const needed = data.tables.colonizationValue[data.systems[target]!.planets]!;
  return {
    value: { points: gained, needed },
    lines: [
      `${counted(gained, 'point')} in each Colonization Phase, ${needed} are needed for ${counted(data.systems[target]!.planets, 'planet')}`,
      gained > 0 ? `done after ${counted(Math.ceil(needed / gained), 'Round')}` : 'it never succeeds like this',
    ],
  };
}
