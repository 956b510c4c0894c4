/** Calculators of the FSB support pods: Provide Supply and Major Repair (R70). */

import { choice, integer, YES_NO } from '#core/calc-forms';
import { calculation, type Given, numberIn, oneOf, readYesNo, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import type { RepairItem, SupplyRate } from '../data/types.ts';
import { forPods } from '../rules/05-pods.ts';
import { turnsOf } from '../rules/fsb/repair.ts';
import { supplyRate } from '../rules/fsb/supply.ts';
import type { DeltaVeeRules } from '../types.ts';
import { classForm, classIn, podsIn, podsInput } from './calc-inputs.ts';
import { bareTable, putShip } from './calc-table.ts';

export function supplyCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'supply',
      about: 'ports and rates of a supply transfer pod, by its level, its hull and its damage',
      rule: 'DV-FSB-P10',
      example: 'supply class=spear pods=supply-transfer-7:damaged',
      inputs: [
        { name: 'class', about: 'class of the ship that carries it', form: classForm(data), default: 'spear' },
        podsInput(data, { default: 'supply-transfer-8' }),
      ],
      work: (given) => supply(data, given),
    }),
    calculation({
      id: 'repair',
      about: 'turns of Major Repair work: jettison, transfer and install an item',
      rule: 'DV-FSB-P12',
      example: 'repair item=engine commands=2',
      inputs: [
        { name: 'item', about: 'what is worked on', form: choice(Object.keys(data.tables.repair)) },
        { name: 'enemy', about: 'the item comes from an enemy ship', form: YES_NO, default: 'no' },
        { name: 'commands', about: 'Major Repair Commands in each Command Phase', form: integer(1, 20), default: 1 },
      ],
      work: (given) => repair(data, given),
    }),
  ];
}

function supply(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const hull = classIn(data, given, 'class');
  const unit = putShip(at, 0, hull, podsIn(data, given, 'pods', hull.pods));
  const found: (SupplyRate | null)[] = [];
  const lines: string[] = [];
  forPods(at, unit, (row, type) => {
    if (!type.supply) return;
    const rate = supplyRate(at, unit, row);
    found.push(rate);
    lines.push(
      rate === null
        ? `${type.name}: destroyed, it does nothing`
        : `${type.name}: works at level ${rate.civ}, ${rateText(rate)}`,
    );
  });
  const ids = data.pods.filter((type) => type.supply).map(({ id }) => id);
  if (found.length === 0) rejectInput('pods', `no supply transfer pod among them: ${ids.join(', ')}`);
  lines.push('each port once a phase, for missiles or for energy; one Battle Command serves one ship');
  return { value: { pods: found }, lines };
}

function rateText({ ports, fills, count: number, energy }: SupplyRate): string {
  const load = fills === 'missile' ? counted(number, 'missile') : `missiles to fill ${counted(number, fills)}`;
  return `${counted(ports, 'port')}, each ${load} or ${energy === null ? 'energy until full' : counted(energy, 'Energy Unit')}`;
}

const WORKS = ['jettison', 'transfer', 'install'] as const;

function repair(data: DeltaVeeRules, given: Given): Worked {
  const items = Object.keys(data.tables.repair) as RepairItem[];
  const item = oneOf(given, 'item', items);
  const commands = numberIn(given, 'commands');
  const turns = WORKS.map((work) => repairTurns(data, item, work, readYesNo(given, 'enemy')));
  const total = turns.reduce((sum, one) => sum + one, 0);
  const phases = turns.map((one) => Math.ceil(one / commands));
  return {
    value: {
      jettison: turns[0],
      transfer: turns[1],
      install: turns[2],
      total,
      phases: phases.reduce((sum, one) => sum + one, 0),
    },
    lines: [
      ...WORKS.map(
        (work, index) =>
          `${work} ${item}: ${counted(turns[index]!, 'turn')}, ${counted(phases[index]!, 'Command Phase')} with ${counted(commands, 'Command')} in each`,
      ),
      `${counted(total, 'turn')} in all; every Command is one turn of work${readYesNo(given, 'enemy') ? ', and an item of an enemy ship takes one more to transfer and to install' : ''}`,
    ],
  };
}

/** One ship gives and the other, which repairs itself, takes; for the installation the item lies ready. */
function repairTurns(data: DeltaVeeRules, item: RepairItem, work: (typeof WORKS)[number], isEnemy: boolean): number {
  const at = bareTable(data);
  const hull = data.classes.find(({ kind, pods }) => kind === 'spaceship' && pods >= 2)!;
  const taker = putShip(at, 0, hull, []);
  const giver = putShip(at, isEnemy ? 1 : 0, hull, []);
  const pod = at.g.units.podFrom[taker]!;
  if (work === 'install')
    at.g.repairs.push({
      pod,
      work: 'transfer',
      item,
      from: giver,
      fromBox: 2,
      to: taker,
      toBox: 2,
      turnsLeft: 0,
      state: 0,
    });
  const place = { source: giver, sourceBox: 2, target: taker, targetBox: 2 };
  return turnsOf(at, 0, { do: 'repair', unit: taker, box: 1, work, item, ...place });
}
