/** Set-up of the units on the plane (A2 step 4): hex, direction, velocity, what starts prepared or docked. */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import type { Hex } from '#hex/index';
import { hexOf, sheetNames } from '../../data/coordinates.ts';
import { CRAFT_INSIDE, CRAFT_PREPARED, type DeltaVeeState, IN_PLAY, WAITING } from '../../state.ts';
import { type Choices, type DeltaVeeTypes, type Deployment, type DvPlay, type Position, refuse } from '../../types.ts';
import { isInstallation, isShip, shareHex } from '../04-spaceships.ts';
import { changeMissiles, changeReady, isSound, podType, preparable, rowOf } from '../05-pods.ts';
import { hexInPlay, isInArea, secretCentre } from './areas.ts';
import { scenarioOf } from './fitting.ts';
import { crowded, isConnected, isInSetup, placeOf, setUpRule, setupOf, unitsToDeploy } from './places.ts';
import { MIDDLE, someDeployment } from './sample.ts';

type Deploy = Choices['deploy'];
type DeployAnswer = Deploy['answer'];

const unitNumber = z.int().min(0).max(9999);

export const deploy: Choice<DeltaVeeTypes, Deploy['about'], DeployAnswer> = {
  shape: z.strictObject({
    units: z
      .array(
        z.strictObject({
          unit: unitNumber,
          hex: z.string().max(14),
          direction: z.int().min(1).max(12),
          velocity: z.int().min(0).max(9),
        }),
      )
      .max(120),
    hexsides: z
      .array(z.strictObject({ unit: unitNumber, hexside: z.int().min(1).max(12) }))
      .max(60)
      .optional(),
    prepared: z
      .array(z.strictObject({ unit: unitNumber, box: z.int().min(1).max(39), missile: z.int().min(-1).max(4) }))
      .max(999)
      .optional(),
    docked: z
      .array(z.tuple([unitNumber, unitNumber]))
      .max(60)
      .optional(),
  }),
  check: (play, answer, { by }) =>
    refuseNames(play, unitsToDeploy(play, by), answer) ??
    answer.units.reduce<Refusal | null>((refusal, one) => refusal ?? refusePlace(play, by, one), null) ??
    refuseHexsides(play, answer) ??
    refuseTogether(play, by, answer) ??
    refusePrepared(play, by, answer) ??
    refuseDocked(play, by, answer),
  apply: (play, answer, { by }) => place(play, by, answer),
  sample: (play, { by }, random) => someDeployment(play, by, unitsToDeploy(play, by), random),
  defaultAnswer: (play, { by }) => someDeployment(play, by, unitsToDeploy(play, by), MIDDLE),
};

/** Every unit once: ships with a hex, installations with a hexside. */
function refuseNames(
  at: Position,
  units: readonly number[],
  { units: placed, hexsides = [] }: DeployAnswer,
): Refusal | null {
  const { g } = at;
  const named = [...placed, ...hexsides].map(({ unit }) => unit);
  const stranger = named.find((unit) => !units.includes(unit));
  if (stranger !== undefined) return refuse(setUpRule(at), `unit ${stranger} is not yours to set up`);
  const missing = units.find((unit) => named.filter((one) => one === unit).length !== 1);
  if (missing !== undefined) return refuse(setUpRule(at), `${g.names[missing]} must be set up once`);
  const misplaced =
    placed.find(({ unit }) => isInstallation(g, unit)) ?? hexsides.find(({ unit }) => !isInstallation(g, unit));
  return misplaced
    ? refuse('DV-FSB-PI2', `${g.names[misplaced.unit]}: installations, and only they, have a hexside`)
    : null;
}

function refusePlace(at: Position, seat: number, { unit, hex: name, direction, velocity }: Deployment): Refusal | null {
  const { g } = at;
  const limits = placeOf(at, unit);
  const setup = setupOf(at, seat);
  const who = g.names[unit];
  const hex = hexInPlay(at, name);
  if (!hex) return refuse(setUpRule(at), `${name} is not on the sheets in play`);
  if (limits.hex !== null && !isHex(at, limits.hex, hex))
    return refuse(setUpRule(at), `${who} starts in ${limits.hex}`);
  if (limits.hex === null && setup?.area && !isInArea(at, setup.area, hex))
    return refuse(setUpRule(at), `${name} is outside the area in which ${who} sets up`);
  if (!limits.directions.includes(direction))
    return refuse(setUpRule(at), `${who} starts in direction ${limits.directions.join(', ')}`);
  const [low, high] = limits.velocity;
  if (velocity < low || velocity > high)
    return refuse(setUpRule(at), `${who} starts with a velocity of ${low === high ? low : `${low} to ${high}`}`);
  return null;
}

function isHex(at: Position, name: string, { q, r }: Hex): boolean {
  const hex = hexOf(sheetNames(scenarioOf(at)), name);
  return hex?.q === q && hex.r === r;
}

/** R69: one of the hexsides that the scenario leaves open */
function refuseHexsides(at: Position, { hexsides = [] }: DeployAnswer): Refusal | null {
  const wrong = hexsides.find(({ unit, hexside }) => !placeOf(at, unit).directions.includes(hexside));
  return wrong ? refuse('DV-FSB-PI2', `${wrong.hexside} is no hexside for ${at.g.names[wrong.unit]}`) : null;
}

/** What the scenario asks of the fleet as a whole. */
function refuseTogether(at: Position, seat: number, { units }: DeployAnswer): Refusal | null {
  const setup = setupOf(at, seat);
  if (!setup) return null;
  const fleet = units.filter(({ unit }) => isInSetup(at, setup, unit));
  const hexes = fleet.map(({ hex }) => hexInPlay(at, hex)!);
  for (const what of setup.common) // DV-S5d
    if (fleet.some((one) => one[what] !== fleet[0]![what])) return refuse(setUpRule(at), `all must have one ${what}`);
  const apart = Math.max(setup.spacing, setup.differentHexes ? 1 : 0);
  const crowd = crowded(hexes, apart);
  if (crowd) {
    const [a, b] = crowd.map((index) => at.g.names[fleet[index]!.unit]);
    const how = apart > 1 ? `at least ${apart} hexes apart` : 'in different hexes';
    return refuse(setUpRule(at), `${a} and ${b} must stand ${how}`);
  }
  if (setup.connected && !isConnected(hexes))
    return refuse(setUpRule(at), 'the ships must form one group of adjacent hexes');
  if (setup.area?.kind === 'secret' && !secretCentre(at, setup.area.within, hexes))
    return refuse('DV-S10b', `the fleet stands within ${setup.area.within} hex of one hex`);
  return null;
}

/** One missile that needs it, or the craft, of every fitting pod (R48). */
function refusePrepared(at: Position, seat: number, { prepared = [] }: DeployAnswer): Refusal | null {
  const { g } = at;
  const setup = setupOf(at, seat);
  if (prepared.length > 0 && !setup?.prepared) return refuse('DV-9.1a', 'nothing starts prepared in this scenario');
  const seen = new Set<number>();
  for (const { unit, box, missile } of prepared) {
    const row = unit < g.names.length && g.units.seat[unit] === seat ? rowOf(g, unit, box) : -1;
    const type = podType(at, row);
    if (!type || !isInSetup(at, setup!, unit))
      return refuse('DV-9.1a', `box ${box} of unit ${unit} is no pod that prepares`);
    if (seen.has(row))
      return refuse('DV-9.1a', `box ${box} of ${g.names[unit]}: only one missile of a pod starts prepared`);
    seen.add(row);
    const isThere =
      missile < 0
        ? g.pods.craft[row] === CRAFT_INSIDE && type.holdsCraft > 0
        : type.weapons && isSound(g, row) && preparable(g, row, type, missile) > 0;
    if (!isThere) return refuse('DV-9.1a', `box ${box} of ${g.names[unit]} has nothing of that kind to prepare`);
  }
  return null;
}

/** R34: ships in one hex, alike in direction and velocity */
function refuseDocked(at: Position, seat: number, { units, docked = [] }: DeployAnswer): Refusal | null {
  if (docked.length > 0 && !setupOf(at, seat)?.docked)
    return refuse('DV-7.4i', 'no ships start docked in this scenario');
  for (const [a, b] of docked) {
    const one = units.find(({ unit }) => unit === a);
    const other = units.find(({ unit }) => unit === b);
    const isAlike = one && other && one.direction === other.direction && one.velocity === other.velocity;
    if (!isAlike || a === b || one.hex !== other.hex || !isShip(at.g, a) || !isShip(at.g, b))
      return refuse('DV-7.4i', `units ${a} and ${b}: only ships with one hex, direction and velocity are docked`);
  }
  return null;
}

function place(play: DvPlay, seat: number, { units, hexsides = [], prepared = [], docked = [] }: DeployAnswer): void {
  const { g } = play;
  for (const { unit, hex: name, direction, velocity } of units) {
    const { q, r } = hexInPlay(play, name)!;
    g.units.q[unit] = q;
    g.units.r[unit] = r;
    g.units.direction[unit] = direction;
    g.units.velocity[unit] = velocity;
    if (g.units.status[unit] === WAITING) g.units.status[unit] = IN_PLAY;
    play.emit(setUpRule(play), 'set-up', { unit, q, r, direction, velocity });
  }
  for (const { unit, hexside } of hexsides) g.units.direction[unit] = hexside;
  for (const { unit, box, missile } of prepared) prepare(g, rowOf(g, unit, box), missile);
  for (const [a, b] of docked) dock(g, a, b);
  noteSecretHex(play, seat, units);
}

function prepare(g: DeltaVeeState, row: number, missile: number): void {
  if (missile < 0) {
    g.pods.craft[row] = CRAFT_PREPARED;
    return;
  }
  changeMissiles(g, row, missile, -1);
  changeReady(g, row, missile, 1);
}

function dock(g: DeltaVeeState, a: number, b: number): void {
  const { dock: groups } = g.units;
  if (!shareHex(g, a, b)) throw new Error('docked ships share a hex');
  const members = g.names
    .map((_, unit) => unit)
    .filter((unit) => {
      return (
        unit === a || unit === b || (groups[unit]! >= 0 && (groups[unit] === groups[a] || groups[unit] === groups[b]))
      );
    });
  for (const unit of members) groups[unit] = members[0]!;
}

function noteSecretHex(play: DvPlay, seat: number, units: readonly Deployment[]): void {
  const { area } = setupOf(play, seat) ?? {};
  if (area?.kind !== 'secret') return;
  const centre = secretCentre(
    play,
    area.within,
    units.map(({ hex }) => hexInPlay(play, hex)!),
  )!;
  while (play.g.secretHexes.length < 4) play.g.secretHexes.push(0);
  play.g.secretHexes[2 * seat] = centre.q;
  play.g.secretHexes[2 * seat + 1] = centre.r;
}
