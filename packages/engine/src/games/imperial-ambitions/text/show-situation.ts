/** The header of a war or battle: where it stands, who holds what, every force on one line. */
import { cell, counted, listed, type Paint, plain, wrap } from '#core/text';
import type { BattleView, IaView, UnitView } from '../secrets/view-types.ts';
import { hexName, looseShips, mapLabel, ownerName, systemName, tally, unitName, unitNames } from './show-words.ts';

/** Scenario, turn and phase in one line: it changes whenever the phase does. */
export function showPhase(view: IaView, paint: Paint = plain): string {
  const words = [paint.strong(view.title)];
  const { battle, assault } = view;
  if (!view.isBattle) {
    const of = view.turnLimit > 0 ? ` of ${view.turnLimit}` : '';
    words.push(view.phase === 'set-up' ? 'set-up' : `turn ${view.turn}${of}`);
    if (view.phase !== 'set-up') words.push(view.stage === '' ? view.phase : `${view.phase}: ${view.stage}`);
  }
  if (battle)
    words.push(`battle at ${view.isBattle ? 'the site' : hexName(view, battle.xy)}`, battleWords(view, battle));
  if (assault)
    words.push(
      `assault on ${systemName(view, assault.system)}: ${assault.phase}${assault.round > 0 ? `, round ${assault.round}` : ''}`,
    );
  return words.join(' · ');
}

function battleWords(view: IaView, { turn, phase }: BattleView): string {
  const of = view.isBattle && view.turnLimit > 0 ? ` of ${view.turnLimit}` : '';
  return turn > 0 ? `tactical turn ${turn}${of}, ${phase}` : phase;
}

export function showSituation(view: IaView, paint: Paint = plain): string {
  const lines = [showPhase(view, paint), ...wrap(view.victory), ''];
  lines.push(...playerLines(view, paint), '');
  if (view.battle || view.assault) lines.push(...fightLines(view, paint));
  if (!view.isBattle) lines.push(...warLines(view, paint));
  return lines.join('\n').trimEnd();
}

function playerLines(view: IaView, paint: Paint): string[] {
  return view.players.map(({ seat, name, state, planets, treasury, income, lossPoints, isDoneMoving }) => {
    const words = [`${seat + 1} ${name}${view.viewer === seat ? ' (you)' : ''}`];
    if (state !== 'playing') words.push(state);
    if (!view.isBattle) words.push(counted(planets, 'planet'));
    if (!view.isBattle && treasury !== null) words.push(`treasury ${treasury}`);
    if (!view.isBattle) words.push(`income ${income}`);
    if (view.isBattle) words.push(counted(lossPoints, 'loss point'));
    if (view.stage === 'moving') words.push(isDoneMoving ? 'done' : view.moving === seat ? 'to move' : 'still moving');
    return paint.seat(seat, words.join(' · '));
  });
}

/** Battle: the sides with their units, one line each. */
function fightLines(view: IaView, paint: Paint): string[] {
  const { battle, assault } = view;
  const owners = battle?.sides.map(({ owner }) => owner) ?? (assault ? [assault.attacker, assault.defender] : []);
  const lines: string[] = [];
  for (const owner of owners) {
    const side = battle?.sides.find((one) => one.owner === owner);
    const words = [ownerName(view, owner)];
    if (side) words.push(side.isDefender ? 'defender' : side.sheet ? `attacker from ${side.sheet}` : 'attacker');
    if (side?.isSuperior) words.push('superior');
    if (battle?.active === owner) words.push('to act');
    if (side?.isDone) words.push('done');
    lines.push(paint.seat(owner, words.join(' · ')), paint.faint(HEAD));
    const units = view.units.filter((unit) => unit.owner === owner && unit.fight !== null);
    for (const unit of units) lines.push(fightLine(view, unit, paint));
    const gone = view.gone.filter((one) => one.owner === owner);
    if (gone.length > 0 && view.isBattle)
      lines.push(...wrap(`Gone: ${gone.map(({ name, fate }) => `${name} (${fate})`).join(', ')}`, '    ', '  '));
    lines.push('');
  }
  if (battle?.winner != null) lines.push(`${ownerName(view, battle.winner)} has the field`, '');
  return lines;
}

const HEAD = `  ${cell('Unit', 12)}${cell('Steps', 7)}${cell('AS', 4)}${cell('DS', 4)}${cell('MA', 4)}${cell('Hex', 6)}${cell('Facing', 8)}State`;

function fightLine(view: IaView, unit: UnitView, paint: Paint): string {
  const { name, steps, fullSteps, as, ds, ma, fight } = unit;
  const isPlaced = fight?.place === 'map' && unit.place === 'space';
  const figures = `${cell(`${steps}/${fullSteps}`, 7)}${cell(as, 4)}${cell(ds, 4)}${cell(ma, 4)}`;
  const where = isPlaced && fight ? `${cell(mapLabel(fight.xy), 6)}${cell(facing(fight.facing), 8)}` : cell('', 14);
  return paint.seat(unit.owner, `  ${cell(name, 12)}${figures}${where}${stateWords(view, unit).join(', ')}`.trimEnd());
}

const ARROWS = ['↑ N', '↗ NE', '↘ SE', '↓ S', '↙ SW', '↖ NW'];
function facing(value: number): string {
  return ARROWS[value] ?? '';
}

/** What can be said of a unit in a few words. */
export function stateWords(view: IaView, unit: UnitView): string[] {
  const { card, fight, isProject, place } = unit;
  const words: string[] = [];
  const phase = view.battle?.phase;
  if (isProject) words.push('under construction');
  if (place === 'aboard' && card) words.push(`aboard ${unitName(view, card.host)}`);
  if (place === 'surface') words.push('on the planet');
  if (unit.planet && place === 'space')
    words.push(`beside the ${unit.planet === 'gasGiant' ? 'gas giant' : `${unit.planet} planet`}`);
  if (card && card.outside !== 'no' && fight?.place !== 'jumped out') words.push('outside the system');
  if (card && card.taskForce > 0 && place !== 'aboard') words.push(`task force ${card.taskForce}`);
  if (card?.isBound) words.push('bound to the system');
  if (card && card.feeds >= 0) words.push(`used for ${unitName(view, card.feeds)}`);
  if (fight) {
    if (fight.place === 'jumped out') words.push('jumped out');
    if (fight.isActivated && phase === 'movement') words.push('activated');
    if (fight.hasFired && phase !== 'movement' && phase !== 'launching') words.push('fired');
    if (view.battle && fight.idleUntil > view.battle.turn) words.push('idle this turn');
    if (fight.isInOrbit) words.push('in orbit');
    if (fight.landing === 'marked') words.push('to land');
    if (fight.landing === 'landed') words.push('landed');
  } else if (card?.hasJumped) words.push('jumped');
  return words;
}

/** War: systems, task forces, ships seen in deep space, what is declared. */
function warLines(view: IaView, paint: Paint): string[] {
  const lines = [
    paint.faint(
      `  ${cell('System', 24)}${cell('Hex', 8)}${cell('Planet', 16)}${cell('Space', 16)}Bases and known units`,
    ),
  ];
  for (const system of view.systems) lines.push(systemLine(view, system.system, paint));
  lines.push('');
  for (const { owner, number, xy, units, hasJumped } of view.markers) {
    const held =
      units === null
        ? ''
        : units.length === 0
          ? ': empty'
          : `: ${tally(units.map((unit) => view.units.find((one) => one.unit === unit)?.type ?? '?'))}`;
    lines.push(
      paint.seat(
        owner,
        `  Task force ${number} of ${ownerName(view, owner)} at ${hexName(view, xy)}${hasJumped ? ', jumped' : ''}${held}`,
      ),
    );
  }
  for (const { owner, xy, types } of looseShips(view))
    lines.push(
      paint.seat(owner, `  Loose ships of ${ownerName(view, owner)} at ${hexName(view, xy)}: ${tally(types)}`),
    );
  for (const { xy, others } of view.shared)
    lines.push(`  At ${hexName(view, xy)} you meet ${listed(others.map((owner) => ownerName(view, owner)))}`);
  if (view.traders.length > 0) lines.push(`  You may trade with ${unitNames(view, view.traders)}`);
  for (const { at, others } of view.reach?.hexes ?? [])
    lines.push(`  You may attack ${listed(others.map((owner) => ownerName(view, owner)))} at ${hexName(view, at)}`);
  for (const system of view.reach?.planets ?? []) lines.push(`  You may assault ${systemName(view, system)}`);
  for (const { xy, by, on } of view.attacks)
    lines.push(`  ${ownerName(view, by)} attacks ${ownerName(view, on)} at ${hexName(view, xy)}`);
  for (const { system, by } of view.assaults)
    lines.push(`  ${ownerName(view, by)} assaults ${systemName(view, system)}`);
  return lines;
}

function systemLine(view: IaView, index: number, paint: Paint): string {
  const { owner, controller, isBlockaded, isCapital, xy } = view.systems[index]!;
  const here = view.units.filter((unit) => unit.system === index && (unit.card === null || unit.card.taskForce === 0));
  const known = tally(here.filter(({ isProject }) => !isProject).map(({ type }) => type));
  const space = controller === owner ? 'same' : controller < 0 ? '–' : ownerName(view, controller);
  const planet = `${owner < 0 ? 'neutral' : ownerName(view, owner)}${isBlockaded ? ' (blockaded)' : ''}`;
  const sector = view.sectors[view.systems[index]!.sector]?.id ?? '';
  const place = `${sector}${labelOf(view, xy)}`;
  const name = `${systemName(view, index)}${isCapital ? ' *' : ''}`;
  return paint.seat(
    owner,
    `  ${cell(name, 23)} ${cell(place, 7)} ${cell(planet, 15)} ${cell(space, 15)} ${known}`.trimEnd(),
  );
}

function labelOf({ sheet }: IaView, [x, y]: readonly [number, number]): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(((x - 1) % sheet.columns) + 1)}${two(((y - 1) % sheet.rows) + 1)}`;
}
