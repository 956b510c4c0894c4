/** What may be different from the start of a scenario: `barton.tech:1,vereen.military:9,ladau:yes,turned:1+9`. */
import {
  type CalcForm,
  type CalcWay,
  type ChoiceForm,
  choice,
  either,
  integer,
  type ListForm,
  listOf,
  parts,
  YES_NO,
} from '#core/calc-forms';
import type { CalcInput } from '#core/module';
import { SECTORS, type SwordData } from '../data/types.ts';
import { empireForm, LEVEL, systemForm } from './calc-inputs.ts';

export function tableInputs(data: SwordData): readonly CalcInput[] {
  const scenarios = data.scenarios.map(({ id, title }) => ({ value: id, label: title }));
  const most = Math.max(...data.scenarios.map(({ maxPlayers }) => maxPlayers));
  return [
    {
      name: 'scenario',
      about: 'the scenario from whose start the figures come',
      form: choice(scenarios),
      default: 'empire-no-more',
    },
    { name: 'players', about: 'number of players; 0: as many as it has Empires', form: integer(0, most), default: 0 },
    { name: 'with', about: 'what is different', form: changesForm(data), default: '' },
  ];
}

function changesForm(data: SwordData): ListForm {
  const turned = listOf(integer(1, data.cards.length), '+');
  return listOf(
    either(
      ...ofSystem(data),
      ...ofEmpire(data),
      { name: 'Ladau', form: parts({ name: 'Ladau', before: 'ladau:', form: YES_NO }) },
      { name: 'cards turned', form: parts({ name: 'cards', before: 'turned:', form: turned }) },
    ),
  );
}

/** `thing.field:value`. */
function changeOf(thing: ChoiceForm, of: string, field: string, form: CalcForm): CalcWay {
  return {
    name: `${of}: ${field}`,
    form: parts({ name: of, form: thing }, { name: field, before: `.${field}:`, form }),
  };
}

const TECH = integer(-3, 3);
const OUTWORLDERS = [1, 2, 3, 4].map((nr) => `outworlder-${nr}`);

function ofSystem(data: SwordData): CalcWay[] {
  const systems = systemForm(data);
  const empires = empireForm(data);
  /** a people of its own */
  const own = systems.options.map(({ value, label }) => ({ value, label: `of ${label}` }));
  const partial = parts(
    { name: 'attacker', form: empires },
    { name: 'Base', before: '@', form: systems },
    { name: 'how many', before: '*', form: integer(1, 9), usual: '1' },
  );
  const forms: Readonly<Record<string, CalcForm>> = {
    owner: empireForm(data, ['independent', ...OUTWORLDERS]),
    tech: TECH,
    unrest: YES_NO,
    web: TECH,
    gate: YES_NO,
    dead: YES_NO,
    race: choice([...data.races.map(({ id }) => id), ...own]),
    ideology: choice([...data.ideologies.map(({ code, name }) => ({ value: String(code), label: name })), ...own]),
    trade: listOf(empires, '+'),
    waived: listOf(empires, '+'),
    treaty: listOf(empires, '+'),
    partials: listOf(partial, '+'),
  };
  return Object.entries(forms).map(([field, form]) => changeOf(systems, 'System', field, form));
}

const COUNT = integer(0, 999);

function ofEmpire(data: SwordData): CalcWay[] {
  const empires = empireForm(data);
  const forms: Readonly<Record<string, CalcForm>> = {
    ...Object.fromEntries(SECTORS.map((sector) => [sector, LEVEL])),
    points: COUNT,
    seat: systemForm(data),
    expelled: YES_NO,
    exile: YES_NO,
    cards: COUNT,
    conversions: COUNT,
    colonizations: COUNT,
  };
  return Object.entries(forms).map(([field, form]) => changeOf(empires, 'Empire', field, form));
}
