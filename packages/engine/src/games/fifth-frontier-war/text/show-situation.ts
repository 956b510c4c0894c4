/** The situation in short: turn, points, forces, combat. */

import { capital, counted, listed, wrap } from '#core/text';
import { SIDES, ZHODANI } from '../data/types.ts';
import { levelName } from '../rules/08-victory/victory.ts';
import type { FfwView } from '../secrets/view-types.ts';
import { fleetLine } from './show-fleet.ts';
import { admiralName, type Look, placeName, seatName, sideName, worldName } from './show-words.ts';

const PHASE_NAMES: Readonly<Record<FfwView['phase'], string>> = {
  setUp: 'set-up',
  reinforcements: 'reinforcements',
  replacements: 'replacements',
  firstMover: 'roll for the first move',
  xboats: 'xboats',
  scouts: 'independent scouts',
  wellLed: 'well-led fleets',
  loading: 'loading before the plotted moves',
  plotted: 'plotted moves',
  refuelling: 'refuelling',
  unloading: 'unloading and loading',
  combat: 'combat',
  control: 'control of worlds',
  adjustment: 'fleet adjustment',
  guerrillas: 'guerrillas',
  plotting: 'plotting',
  endOfTurn: 'end of the turn',
};

const STAGE_NAMES: Readonly<Record<NonNullable<FfwView['combat']>['stage'], string>> = {
  blackGlobe: 'black globe action',
  space: 'space combat',
  invasion: 'invasion',
  systemDefense: 'system defense',
  surrender: 'surrender',
  bombing: 'surface bombing',
  transfers: 'landing and lifting',
  surface: 'surface combat',
  over: 'over',
};

export function showPhase({ view, data }: Look): string {
  const turn =
    view.turn === 0 ? 'Before turn 1' : `Turn ${view.turn}${view.lastTurn === null ? '' : ` of ${view.lastTurn}`}`;
  const where = view.combat && view.combat.hex >= 0 ? ` at ${placeName({ data }, view.combat.hex)}` : '';
  return `${turn}: ${PHASE_NAMES[view.phase]}${where}`;
}

export function phaseName(phase: FfwView['phase'] | undefined): string {
  return phase === undefined ? 'next phase' : PHASE_NAMES[phase];
}

export function showSituation(look: Look): string {
  const { view, data } = look;
  const scenario = data.scenarioById.get(view.scenario);
  const captured = view.worlds.filter(({ world, control }) => control !== data.worlds[world]!.control);
  const taken = SIDES.map((_, side) => captured.filter(({ control }) => control === side));
  return [
    `${scenario?.title ?? view.scenario} · ${showPhase(look)}`,
    `Points: Imperial ${view.points[0]}, Zhodani ${view.points[1]}: ${levelName(view.level)}`,
    ...taken.flatMap((worlds, side) =>
      worlds.length === 0
        ? []
        : wrap(
            `${capital(sideName(side))} has taken ${listed(worlds.map(({ world }) => worldName(look, world)))}.`,
            '  ',
          ),
    ),
    ...(view.combat && !isBattleOver(view) ? showCombat(look).split('\n') : []),
    ...secretLines(look),
    ...view.fleets.map((fleet) => fleetLine(look, fleet)),
    ...view.out.map((seat) => `${capital(seatName(look, seat))} has given up.`),
  ].join('\n');
}

function secretLines(look: Look): string[] {
  const { view } = look;
  const { where, admiral, place } = view.warrant;
  const lines: string[] = [];
  if (view.secretBase !== null && view.secretBase >= 0)
    lines.push(`${view.isBaseRevealed ? 'The base' : 'The secret base'} is at ${placeName(look, view.secretBase)}.`);
  if (where === 'box') lines.push(`The warrant waits at ${placeName(look, place)}.`);
  if (where === 'admiral' && admiral !== null) lines.push(`${admiralName(look, admiral)} holds the warrant.`);
  if (view.firstMover >= 0 && view.phase !== 'plotting')
    lines.push(`${capital(sideName(view.firstMover))} moves first.`);
  return lines;
}

/** The hex in which combat goes on. */
export function showCombat(look: Look): string {
  const { combat } = look.view;
  if (!combat || combat.hex < 0 || isBattleOver(look.view)) return 'No combat goes on.';
  const lines = [`Combat at ${placeName(look, combat.hex)}: ${STAGE_NAMES[combat.stage]}, round ${combat.round}`];
  combat.damage.forEach((damage, side) => {
    if (damage > 0) lines.push(`  ${capital(sideName(side))} owes ${counted(damage, 'defense factor')}`);
  });
  if (combat.stage === 'space')
    lines.push(`  tactical factors: Imperial ${combat.tactical[0]}, Zhodani ${combat.tactical[1]}`);
  if (combat.sdbSide >= 0) {
    const mode = combat.sdbActive < 0 ? 'undecided' : combat.sdbActive === 1 ? 'active' : 'passive';
    lines.push(`  SDBs fight for ${sideName(combat.sdbSide)}: ${mode}`);
  }
  combat.barred.forEach((isBarred, side) => {
    if (isBarred === 1) lines.push(`  squadrons of ${sideName(side)} do nothing more here`);
  });
  if (combat.standOff === 1) lines.push('  stand-off');
  return lines.join('\n');
}

/** A battle is its space combat, and has no other stage. */
function isBattleOver({ combat, lastTurn }: FfwView): boolean {
  return lastTurn === null && combat?.stage !== 'space' && combat?.stage !== 'blackGlobe';
}

/** Victory points world by world (FFW-8.1). */
export function showPoints(look: Look): string {
  const { view, data } = look;
  const lines = SIDES.flatMap((name, side) => {
    const scoring = view.worlds.filter(
      ({ world, control }) => control === side && data.worlds[world]!.points[side as 0 | 1] > 0,
    );
    const items = scoring.map(({ world }) => `${worldName(look, world)} ${data.worlds[world]!.points[side as 0 | 1]}`);
    return wrap(`${capital(name)} ${view.points[side]}: ${items.join(', ') || 'no world that counts'}`, '  ');
  });
  const difference = view.points[ZHODANI] - view.points[0];
  return [...lines, `Zhodani minus Imperial: ${difference}: ${levelName(view.level)}`].join('\n');
}
