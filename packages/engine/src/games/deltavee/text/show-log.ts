/** The log sheet of a unit in our own layout: the owner's, or what an enemy knows of it. */

import { cell, type Paint, plain, signed, WIDTH, wrap } from '#core/text';
import { MISSILE_TYPES } from '../data/names.ts';
import type {
  CraftView,
  DvView,
  FlightView,
  LogView,
  MissileCounts,
  PartState,
  PodView,
  UnitView,
  VesselView,
} from '../secrets/view-types.ts';
import { hitWords, stateWords } from './show-situation.ts';
import { counted, findUnit, MISSILE_LETTERS, sideName, unitName } from './words.ts';

export function showLog(view: DvView, unit: number, paint: Paint = plain): string {
  const seen = findUnit(view, unit);
  if (!seen) return '';
  const { vessel, log, missile, flight, read } = seen;
  const lines = head(view, seen, paint);
  if (vessel) lines.push(ratings(vessel));
  if (vessel && log) lines.push(...logLines(view, seen, vessel, log, paint));
  else if (vessel) lines.push(...outside(vessel, read !== null, paint));
  if (read) lines.push(...readLines(read, paint));
  if (missile) lines.push(`Civ level ${missile.civ}`);
  if (flight) lines.push(flightLine(view, flight));
  return lines.flatMap((line) => (line.length > WIDTH && paint === plain ? wrap(line, '    ') : [line])).join('\n');
}

function head(view: DvView, seen: UnitView, paint: Paint): string[] {
  const lands = seen.vessel?.ratings.isStreamlined ? ' · streamlined' : '';
  const title = `${unitName(view, seen.unit)} · ${sideName(view, seen.seat)}${lands}`;
  const course =
    seen.hex === ''
      ? seen.status
      : `${seen.hex} · direction ${seen.direction ?? 'unknown'} · velocity ${seen.velocity}`;
  const states = stateWords(view, seen);
  return [paint.seat(seen.seat, paint.strong(title)), [course, ...states].join(' · ')];
}

function ratings({ ratings: figures }: VesselView): string {
  const { velocity, maneuver, burster, program, civ, armor, fieldClass, energy, burn, isEndless } = figures;
  const fuel = isEndless ? 'Energy without end' : `Energy ${energy}  Burn ${burn}`;
  const base = `Velocity ${velocity}  Maneuver ${maneuver}  Burster ${burster}  Program ${signed(program)}  Civ ${civ}`;
  return `${base}  Armor ${armor}  Field ${fieldClass}  ${fuel}`;
}

/** Width of the column of names. */
const NAMES = 36;

/** The Status box: V, D or X (10.1). */
const STATUS: Readonly<Record<PartState, string>> = { ok: '·', vulnerable: 'V', damaged: 'D', destroyed: 'X' };

function logLines(view: DvView, seen: UnitView, vessel: VesselView, log: LogView, paint: Paint): string[] {
  const { armor } = vessel.ratings;
  const lines = [paint.faint(`${cell('Compartment', NAMES)}${cell('Armor', 8)}${cell('Status', 8)}Load`)];
  lines.push(part('Bridge', armor, log.bridge, ''), part('Engine', armor, log.engine, ''));
  log.fields.forEach((field, index) => {
    const name = log.fields.length > 1 ? `Force field ${index + 1}` : 'Force field';
    lines.push(part(name, armor, field.state, field.isUp ? 'active' : ''));
  });
  if (log.fields.length === 0 && vessel.kind === 'ship')
    lines.push(part('Force field', '–', 'destroyed', 'none built'));
  for (const pod of log.pods) lines.push(podLine(pod));
  lines.push(...energyLines(vessel, log), ...missileLines(log, paint));
  const rails = counts(log.rails);
  if (rails !== '') lines.push(`Rails: ${rails}`);
  if (log.ship >= 0) lines.push(`From ${unitName(view, log.ship)}${log.box > 0 ? `, pod ${log.box}` : ''}`);
  lines.push(...flights(view, seen), ...phaseLine(view, seen, vessel, log));
  if (log.readTurn > 0) lines.push(`The enemy read this log in Game-Turn ${log.readTurn}`);
  return lines;
}

function part(name: string, armor: number | string, state: PartState, load: string): string {
  return `${cell(name, NAMES)}${cell(armor, 8)}${cell(STATUS[state], 8)}${load}`.trimEnd();
}

function podLine(pod: PodView): string {
  const number = `${pod.box} `.padStart(4);
  if (pod.pod === null) return `${number}empty`;
  if (pod.firstBox !== pod.box) return `${number}${pod.podName} (with box ${pod.firstBox})`;
  return part(`${number}${pod.podName}`, pod.armor, pod.state, podLoad(pod));
}

function podLoad(pod: PodView): string {
  const missiles = counts(pod.missiles);
  const ready = counts(pod.ready);
  const words = [
    ...(missiles === '' ? [] : [missiles]),
    ...(ready === '' ? [] : [`prepared ${ready}`]),
    ...(pod.energyMost > 0 ? [`energy ${pod.energy}/${pod.energyMost}`] : []),
    ...(pod.craft ? [craftWords(pod.craft)] : []),
    ...(pod.isFieldUp ? ['field active'] : []),
    ...(pod.isKnown ? ['known to the enemy'] : []),
  ];
  return words.join(', ');
}

function craftWords({ at, className, energy, bridge, engine, rails }: CraftView): string {
  if (at === 'lost' || at === 'none') return `${className ?? 'craft'} lost`;
  const where = at === 'out' ? 'out' : at === 'inside' ? 'inside' : 'prepared';
  if (at === 'out') return `${className} ${where}`;
  const hurt = [
    bridge === 'ok' ? '' : ` bridge ${STATUS[bridge]}`,
    engine === 'ok' ? '' : ` engine ${STATUS[engine]}`,
  ].join('');
  const load = counts(rails);
  return `${className} ${where}, energy ${energy}${hurt}${load === '' ? '' : `, rails ${load}`}`;
}

/** 8U 4G 2I 1M: counts by the letters of the types; nothing for none. */
function counts(missiles: MissileCounts): string {
  return missiles.flatMap((count, type) => (count > 0 ? [`${count}${MISSILE_LETTERS[type]}`] : [])).join(' ');
}

/** DV-10.3a: blocks of the burn rate, and the units over */
function energyLines({ ratings: { burn, isEndless } }: VesselView, log: LogView): string[] {
  if (isEndless) return ['Energy: without end'];
  const pods = log.pods.reduce((sum, pod) => sum + pod.energy, 0);
  const most = log.energyMost + log.pods.reduce((sum, pod) => sum + pod.energyMost, 0);
  const total = log.energy + pods;
  const blocks = burn > 0 ? Math.floor(total / burn) : 0;
  const all = burn > 0 ? Math.floor(most / burn) : 0;
  const tanks = pods > 0 || most > log.energyMost ? ` (hull ${log.energy}, pods ${pods})` : '';
  const track = all > 1 && all <= 60 ? [`  ${'■'.repeat(blocks)}${'□'.repeat(Math.max(0, all - blocks))}`] : [];
  return [
    `Energy: ${total} of ${most} units${tanks}: ${counted(blocks, 'block')} of ${burn} and ${total - blocks * burn} over`,
    ...track,
  ];
}

function missileLines({ pods }: LogView, paint: Paint): string[] {
  const armed = pods.filter(({ missiles, ready }) => [...missiles, ...ready].some((count) => count > 0));
  if (armed.length === 0) return [];
  const row = (name: string, figures: MissileCounts): string =>
    `${cell(name, NAMES)}${figures.map((count) => cell(count > 0 ? count : '–', 12)).join('')}`.trimEnd();
  const total = (of: 'missiles' | 'ready'): MissileCounts =>
    MISSILE_TYPES.map((_, type) => armed.reduce((sum, pod) => sum + pod[of][type]!, 0));
  const lines = [
    paint.faint(`${cell('Missiles', NAMES)}${MISSILE_TYPES.map((type) => cell(type, 12)).join('')}`.trimEnd()),
  ];
  for (const pod of armed) lines.push(row(`  pod ${pod.box} ${pod.podName}`, pod.missiles));
  if (total('ready').some((count) => count > 0)) lines.push(row('  prepared', total('ready')));
  return lines;
}

/** Its missiles and craft on the plane. */
function flights(view: DvView, { unit }: UnitView): string[] {
  return view.units.flatMap((one) => {
    const ship = one.flight?.ship ?? one.log?.ship;
    if (ship !== unit || one.status !== 'in-play') return [];
    const course = `${unitName(view, one.unit)} ${one.hex}, dir ${one.direction}, vel ${one.velocity}`;
    return [`In flight: ${[course, ...stateWords(view, one)].join(', ')}`];
  });
}

/** What it has done in a phase of its owner. */
function phaseLine(view: DvView, { seat, velocity }: UnitView, vessel: VesselView, log: LogView): string[] {
  const { used, maneuver, battleCommands, pods } = log;
  if (view.phasing !== seat || view.phaseName === 'movement') return [];
  if (view.phaseName === 'fire') {
    const fires = vessel.burstFires + pods.reduce((sum, pod) => sum + pod.used.fires, 0);
    return [`This phase: ${fires === 1 ? '1 fire or launch' : `${fires} fires and launches`}`];
  }
  const allowance = maneuver - (used.firstVelocity < 0 ? velocity : used.firstVelocity); // DV-7.1a
  const limit = allowance > 0 ? `${allowance} (` : '1 (Accelerate or Decelerate, '; // DV-7.1b
  const orders = [
    ...(vessel.kind === 'installation' ? [] : [`Maneuver Commands ${used.maneuvers} of ${limit}rating ${maneuver})`]),
    ...(vessel.kind === 'craft' ? [] : [`Battle Commands ${used.commands} of ${battleCommands}`]),
  ];
  return [`This phase: ${orders.join(', ')}`];
}

function flightLine(view: DvView, { ship, box, payload }: FlightView): string {
  const from = ship >= 0 ? `From ${unitName(view, ship)}${box > 0 ? `, pod ${box}` : ''}` : 'Of no known ship';
  return payload > 0 ? `${from}; carries ${counted(payload, 'unguided missile')}` : from;
}

/** What can be seen of an enemy (A8). */
function outside(vessel: VesselView, wasRead: boolean, paint: Paint): string[] {
  const lines: string[] = [];
  const hits = hitWords(vessel);
  lines.push(hits === '' ? 'No hits seen' : `Hits seen: ${hits}`);
  if (vessel.podsAboard && vessel.podsAboard.length > 0)
    lines.push(
      `Pods aboard: ${vessel.podsAboard.map(({ podName, count }) => (count > 1 ? `${count} ${podName}` : podName)).join(', ')}`,
    );
  else if (vessel.podsAboard === null) lines.push(`${vessel.boxes.length} pod boxes, fitted out in secret`);
  const known = vessel.boxes.filter(({ pod, state }) => pod !== null || state !== null);
  if (known.length === 0 || wasRead) return lines;
  const words = known.map(
    ({ box, podName, pod, state }) => `${box} ${podName ?? pod ?? 'unknown'}${state === null ? '' : ` (${state})`}`,
  );
  return [...lines, `${paint.faint('Known boxes:')} ${words.join(', ')}`];
}

function readLines(read: NonNullable<UnitView['read']>, paint: Paint): string[] {
  const lines = [
    paint.strong(`Log as read in Game-Turn ${read.turn}`),
    `  hull energy ${read.energy}, bridge ${read.bridge}, engine ${read.engine}${read.fields.map(fieldWords).join('')}`,
  ];
  const rails = counts(read.rails);
  if (rails !== '') lines.push(`  rails ${rails}`);
  for (const { box, podName, state, ...load } of read.boxes)
    if (podName !== null)
      lines.push(`${`${box} `.padStart(4)}${cell(podName, 32)}${cell(STATUS[state], 8)}${readLoad(load)}`.trimEnd());
  for (const { type, civ, energy, payload } of read.flights)
    lines.push(
      `  in flight: ${type} missile of civ level ${civ}, energy ${energy}${payload > 0 ? `, carries ${payload}` : ''}`,
    );
  return lines;
}

const fieldWords = ({ state, isUp }: { state: PartState; isUp: boolean }): string =>
  `, field ${state}${isUp ? ' and active' : ''}`;

function readLoad({ missiles, ready, energy, craft, isFieldUp }: Omit<ReadBox, 'box' | 'podName' | 'state'>): string {
  const words = [
    counts(missiles),
    counts(ready) === '' ? '' : `prepared ${counts(ready)}`,
    energy > 0 ? `energy ${energy}` : '',
    craft ? craftWords(craft) : '',
    isFieldUp ? 'field active' : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}
type ReadBox = NonNullable<UnitView['read']>['boxes'][number];
