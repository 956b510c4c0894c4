/** The header of a battle: where it stands, and every unit on one line. */
import { cell, type Paint, plain, WIDTH, wrap } from '#core/text';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { counted, partName, sideName, unitName } from './words.ts';

/** Scenario, Game-Turn, phase and whose, in one line. */
export function showPhase(view: DvView, paint: Paint = plain): string {
  const { turn, lastTurn, phaseName, phasing, title } = view;
  if (phaseName === 'set-up') return `${paint.strong(title)} · set-up`;
  const of = lastTurn > 0 ? ` of ${lastTurn}` : '';
  const phase = `${phaseName[0]!.toUpperCase()}${phaseName.slice(1)} Phase of ${sideName(view, phasing)}`;
  return `${paint.strong(title)} · Game-Turn ${turn}${of} · ${paint.seat(phasing, phase)}`;
}

export function showSituation(view: DvView, paint: Paint = plain): string {
  const lines = [showPhase(view, paint), ...notes(view), ''];
  for (const seat of [0, 1]) {
    const units = view.units.filter((one) => one.seat === seat && isAbout(one));
    const role = view.viewer === seat ? ' (you)' : '';
    lines.push(paint.seat(seat, `${sideName(view, seat)}${role}`));
    if (units.length > 0) lines.push(paint.faint(HEAD));
    for (const unit of units) lines.push(...unitLines(view, unit, paint));
    lines.push(...gone(view, seat), '');
  }
  lines.push(...view.victory.flatMap((text) => wrap(`· ${text}`, '  ')));
  return lines.join('\n');
}

const HEAD = `  ${cell('Unit', 24)}${cell('Class', 22)}${cell('Hex', 11)}${cell('Dir', 4)}${cell('Vel', 4)}State`;
const STATE_COLUMN = 67;

const isAbout = ({ status }: UnitView): boolean => status === 'in-play' || status === 'dormant' || status === 'waiting';

function notes(view: DvView): string[] {
  const { points, planets, sambu, isBetweenBattles } = view;
  const lines: string[] = [];
  if (points.some((score) => score > 0))
    lines.push(`Points: ${points.map((score, seat) => `${sideName(view, seat)} ${score}`).join(', ')}`);
  if (planets.length > 0)
    lines.push(...wrap(`Planets: ${planets.map(({ name, hex }) => `${name} ${hex}`).join(', ')}`));
  if (sambu.is === 'aboard' && sambu.unit !== null) lines.push(`Sambu is aboard ${unitName(view, sambu.unit)}`);
  if (sambu.is === 'dead' || sambu.is === 'captured') lines.push(`Sambu is ${sambu.is}`);
  if (isBetweenBattles) lines.push('Between battles: one Battle Command more for every ship');
  return lines;
}

function unitLines(view: DvView, unit: UnitView, paint: Paint): string[] {
  const { label, vessel, missile, hex, direction, velocity, status } = unit;
  const name = vessel ? className(vessel) : (missile?.type ?? '?');
  const where = status === 'waiting' ? ['off map', '', ''] : [hex, direction ?? '?', velocity];
  const place = `${where[0]} `.padEnd(11); // sheets far away have long names
  const left = `  ${cell(label, 23)} ${cell(name, 21)} ${place}${cell(where[1]!, 4)}${cell(where[2]!, 4)}`;
  const states = wrap(stateWords(view, unit).join(', '), '', '', WIDTH - Math.max(STATE_COLUMN, left.length));
  const rest = states.slice(1).map((line) => ' '.repeat(STATE_COLUMN) + line);
  return [`${paint.seat(unit.seat, left)}${states[0] ?? ''}`.trimEnd(), ...rest];
}

const className = ({ kind, className: name, boxes }: NonNullable<UnitView['vessel']>): string =>
  kind === 'installation' ? `Installation, ${boxes.length} pods` : name;

/** What can be said of a unit in a few words. */
export function stateWords(view: DvView, unit: UnitView): string[] {
  const { vessel, missile, flight, log, status } = unit;
  const words: string[] = [];
  if (status !== 'in-play') words.push(status);
  if (!unit.isRevealed) words.push(vessel || flight ? 'unseen by the enemy' : `appeared in a ${unit.appeared} phase`);
  if (!vessel && !missile && unit.isAgile) words.push('not unguided');
  if (flight && flight.energyMost > 0) words.push(`energy ${flight.energy}/${flight.energyMost}`);
  if (flight && flight.payload > 0) words.push(`carries ${flight.payload}`);
  if (vessel) words.push(...vesselWords(view, unit, vessel));
  if (log) words.push(`energy ${log.energy + log.pods.reduce((sum, pod) => sum + pod.energy, 0)}`);
  if (unit.jammed > 0) words.push(`jammed ${unit.jammed}`);
  if (unit.hasMoved && view.phaseName === 'movement') words.push('moved');
  return words;
}

function vesselWords(view: DvView, unit: UnitView, vessel: NonNullable<UnitView['vessel']>): string[] {
  const words: string[] = [];
  if (vessel.isFieldUp) words.push('field up');
  if (vessel.jump !== 'none') words.push(vessel.jump === 'jumping' ? 'jumping' : 'jump prepared');
  if (vessel.isCaptured) words.push('captured');
  if (vessel.docked.length > 0)
    words.push(
      `docked with ${vessel.docked
        .filter((one) => one !== unit.unit)
        .map((one) => unitName(view, one))
        .join(', ')}`,
    );
  if (vessel.prepared > 0) words.push(`${vessel.prepared} prepared`);
  if (unit.isLanding) words.push('landing');
  const hits = hitWords(vessel);
  if (hits !== '') words.push(`hits: ${hits}`);
  return words;
}

/** Hits that everybody saw, by part. */
export function hitWords({ hits, boxes }: NonNullable<UnitView['vessel']>): string {
  const parts = [hits.bridge, hits.engine, hits.field, ...boxes.map((box) => box.hits)];
  return parts.flatMap((count, part) => (count > 0 ? [`${partName(part)} ×${count}`] : [])).join(' ');
}

/** Ships and craft that have left the plane for good. */
function gone(view: DvView, seat: number): string[] {
  const left = view.units.filter(
    ({ vessel, status, seat: owner }) =>
      vessel && owner === seat && !isAbout({ status } as UnitView) && status !== 'inside',
  );
  const spent = view.units.filter(
    ({ flight, status, seat: owner }) => flight && owner === seat && status !== 'in-play',
  ).length;
  const words = [
    ...left.map(({ unit, status }) => `${unitName(view, unit)} (${status})`),
    ...(spent > 0 ? [counted(spent, 'missile')] : []),
  ];
  return words.length === 0 ? [] : wrap(`Gone: ${words.join(', ')}`, '    ', '  ');
}
