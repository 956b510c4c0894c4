/** Bombardment, final fire, and the forecast of a ground combat. */

import { integer } from '#core/calc-forms';
import { calculation, type Given, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { isGround, isPdb, strengthOf } from '../board/units.ts';
import { halfOf } from '../rules/tactical/strength.ts';
import type { ImperialRules, Position } from '../types.ts';
import { chanceLines, oddsText, rowValue } from './calc-combat.ts';
import { percent, UNIT, UNITS, unitIn, unitsIn, type Written } from './calc-inputs.ts';
import { bareTable, put, putAll } from './calc-table.ts';
import { type Decline, declineOf, forecast } from './ground-combat.ts';
import { oddsRow } from './odds.ts';

export function groundCalculations(data: ImperialRules): Calculation[] {
  return [
    calculation({
      id: 'ground-combat',
      about: 'forecast of a fight on a planet: exact chances, cheapest units lost first',
      rule: 'IA-gc-16',
      example: 'ground-combat attackers=Inf*2,Arm defenders=PDB,Inf:1',
      inputs: [
        { name: 'attackers', about: 'landed ground units', form: UNITS },
        { name: 'defenders', about: 'ground units and PDBs on the planet', form: UNITS },
        {
          name: 'rounds',
          about: 'the attacker withdraws after so many',
          form: integer(1, data.tables.groundRounds),
          default: data.tables.groundRounds,
        },
      ],
      work: (given) => groundCombat(data, given),
    }),
    calculation({
      id: 'bombardment',
      about: 'ships in orbit at one defending ground unit: half the AS of each, rounded down',
      rule: 'IA-gc-7',
      example: 'bombardment ships=BB,CA target=PDB:3',
      inputs: [
        { name: 'ships', about: 'ships in orbit', form: UNITS },
        { name: 'target', about: 'one Inf, Arm or PDB', form: UNIT },
      ],
      work: (given) => volley(data, given, 'ships', true),
    }),
    calculation({
      id: 'final-fire',
      about: 'PDBs at one ship in orbit, without range or facing',
      rule: 'IA-gc-5',
      example: 'final-fire pdbs=PDB,PDB:2 target=T',
      inputs: [
        { name: 'pdbs', about: 'PDBs of the planet', form: UNITS },
        { name: 'target', about: 'one ship', form: UNIT },
      ],
      work: (given) => volley(data, given, 'pdbs', false),
    }),
  ];
}

function volley(data: ImperialRules, given: Given, name: string, isFromOrbit: boolean): Worked {
  const at = bareTable(data);
  const units = putAll(at, 1, unitsIn(data, given, name), name);
  const target = put(at, 0, unitIn(data, given, 'target'), 'target');
  if (isGround(at.g, target) !== isFromOrbit)
    rejectInput('target', isFromOrbit ? 'must be an Inf, Arm or PDB' : 'must be a ship');
  if (!isFromOrbit && units.some((unit) => !isPdb(at.g, unit))) rejectInput(name, 'only PDBs fire at ships in orbit');
  const parts = units.map((unit) => {
    const { as } = strengthOf(at, unit);
    return isFromOrbit ? halfOf(as) : as;
  });
  const strength = parts.reduce((sum, part) => sum + part, 0);
  const { ds } = strengthOf(at, target);
  const row = oddsRow(strength, ds);
  return {
    value: { ...rowValue(data.tables, strength, ds), parts },
    lines: [
      `${isFromOrbit ? 'half of each AS, rounded down' : 'printed AS'}: ${parts.join(' + ')} = ${strength}`,
      `${strength} against ${ds}: ${oddsText(row)}`,
      ...chanceLines(data.tables, row),
    ],
  };
}

function declineIn(data: ImperialRules, written: readonly Written[], owner: number, name: string): Decline {
  const at: Position = bareTable(data);
  const units = putAll(at, owner, written, name);
  if (units.length === 0 || units.some((unit) => !isGround(at.g, unit)))
    rejectInput(name, 'must be ground units or PDBs');
  return declineOf(at, units);
}

const MOST_STEPS = 400;

function groundCombat(data: ImperialRules, given: Given): Worked {
  const rounds = numberIn(given, 'rounds');
  const one = declineIn(data, unitsIn(data, given, 'attackers'), 1, 'attackers');
  const two = declineIn(data, unitsIn(data, given, 'defenders'), 0, 'defenders');
  if (one.attack.length + two.attack.length > MOST_STEPS) rejectInput('attackers', 'too many units for a forecast');
  const made = forecast(data.tables, one, two, rounds);
  const short = (value: number): number => Math.round(value * 10_000) / 10_000;
  const value = Object.fromEntries(Object.entries(made).map(([name, figure]) => [name, short(figure)]));
  const first = (attacker: Decline, defender: Decline): string =>
    `${attacker.attack[0]} against ${defender.defence[0]}, ${oddsText(oddsRow(attacker.attack[0]!, defender.defence[0]!))}`;
  return {
    value,
    lines: [
      `first round: the defender attacks ${first(two, one)}; the attacker ${first(one, two)}`,
      `the attacker takes the planet: ${percent(made.attackerWins)}`,
      `the defender holds it: ${percent(made.defenderHolds)}`,
      ...(made.undecided > 0.00005 ? [`undecided after ${counted(rounds, 'round')}: ${percent(made.undecided)}`] : []),
      `${Math.round(made.rounds * 10) / 10} rounds on average; steps left: attacker ${Math.round(made.attackerSteps * 10) / 10} of ${one.attack.length}, defender ${Math.round(made.defenderSteps * 10) / 10} of ${two.attack.length}`,
      'by all falls of the dice; both sides give up the cheapest units first',
    ],
  };
}
