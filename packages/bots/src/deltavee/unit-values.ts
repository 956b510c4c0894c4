/**
 * What is each unit worth to the outcome? A stake is the share of the game that hangs on the unit: what its side loses
 * if it is destroyed. It comes from the victory conditions of the scenario; what no condition names counts by its price.
 */
import {
  activeFieldClass,
  CRAFT,
  DESTROYED,
  type DeltaVeeState,
  fieldCount,
  forPods,
  IN_PLAY,
  isCraft,
  isInPlay,
  isMissile,
  isSound,
  isWrecked,
  MISSILE,
  type Position,
  type Scenario,
  SHIP,
  scenarioOf,
  type When,
  WRECKED,
} from '@admiralty/engine/deltavee';

/** A ship that no condition names still fights. */
const SUPPORT = 0.12;
const CRAFT_STAKE = 0.05;
const MISSILE_STAKE = 0.01;
/** A destroyed ship that makes a draw hurts whoever could have won. */
const DRAWN = 0.5;

interface Known {
  mark: number;
  stakes: number[];
  prizes: number[];
}
const remembered = new WeakMap<DeltaVeeState, Known>();

/** What the owner loses with each unit. */
export function stakesOf(at: Position): readonly number[] {
  return weigh(at).stakes;
}

/** What the enemy wins with it: the same, but nothing where its end would only make a draw. */
export function prizesOf(at: Position): readonly number[] {
  return weigh(at).prizes;
}

/** Worked out anew only when a unit has left play or appeared. */
function weigh(at: Position): Known {
  const { g } = at;
  const mark = markOf(g);
  const known = remembered.get(g);
  if (known?.mark === mark) return known;
  const stakes = g.names.map((_, unit) => basicStake(at, unit));
  const scenario = scenarioOf(at);
  for (const { result, when } of scenario.victory)
    if (result !== 'count') raise(at, scenario, stakes, when, result === 'draw' ? DRAWN : 1);
  const prizes = stakes.slice();
  for (const { result, when } of scenario.victory)
    if (result === 'draw' && when.kind === 'destroyed')
      for (const name of when.units) prizes[g.names.indexOf(name)] = 0;
  const found = { mark, stakes, prizes };
  remembered.set(g, found);
  return found;
}

function markOf({ units, points }: DeltaVeeState): number {
  let mark = units.status.length * 31 + points[0]! * 7 + points[1]! * 3;
  for (let unit = 0; unit < units.status.length; unit++)
    if (units.status[unit] === IN_PLAY) mark = (mark * 33 + unit) | 0;
  return mark;
}

function basicStake({ g }: Position, unit: number): number {
  if (g.units.kind[unit] === MISSILE) return MISSILE_STAKE;
  return g.units.kind[unit] === CRAFT ? CRAFT_STAKE : SUPPORT;
}

function raise(at: Position, scenario: Scenario, stakes: number[], when: When, loss: number): void {
  const { g } = at;
  const lift = (unit: number, stake: number): void => {
    if (unit >= 0) stakes[unit] = Math.min(1, Math.max(stakes[unit]!, stake));
  };
  switch (when.kind) {
    case 'destroyed':
      return raiseDestroyed(g, when, loss, lift);
    case 'orbit':
    case 'entered':
    case 'podDestroyed':
      return lift(g.names.indexOf(when.unit), 1);
    case 'fleetDestroyed':
      return raiseFleet(g, when, lift);
    case 'points':
      return raisePoints(at, scenario, when.atLeast, lift);
    case 'jumped':
      for (const name of when.units) lift(g.names.indexOf(name), 0.9 / when.count);
      return;
    case 'sambuJumped':
      return lift(g.sambu, 1);
    case 'yamani':
      return lift(g.names.indexOf(when.unit), 0.8);
    default:
      return;
  }
}

type Lift = (unit: number, stake: number) => void;

function raiseDestroyed(
  g: DeltaVeeState,
  { units, count, including }: Extract<When, { kind: 'destroyed' }>,
  loss: number,
  lift: Lift,
): void {
  const numbers = units.map((name) => g.names.indexOf(name));
  const missing = Math.max(1, count - numbers.filter((unit) => g.units.status[unit] === DESTROYED).length);
  for (const unit of numbers) lift(unit, loss / missing);
  if (including !== null) lift(g.names.indexOf(including), loss * 0.75);
}

function raiseFleet(
  g: DeltaVeeState,
  { seat, spaceshipsOnly }: Extract<When, { kind: 'fleetDestroyed' }>,
  lift: Lift,
): void {
  const { home, kind, status } = g.units;
  const fleet: number[] = [];
  for (let unit = 0; unit < home.length; unit++)
    if (home[unit] === seat && kind[unit] === SHIP && status[unit] === IN_PLAY) fleet.push(unit);
  for (const unit of fleet) lift(unit, 1 / fleet.length);
  if (!spaceshipsOnly && fleet.length === 0)
    for (let unit = 0; unit < home.length; unit++) if (home[unit] === seat && kind[unit] === CRAFT) lift(unit, 0.5);
}

function raisePoints(at: Position, { points }: Scenario, needed: number, lift: Lift): void {
  if (!points) return;
  const { home, kind } = at.g.units;
  for (let unit = 0; unit < home.length; unit++) {
    if (home[unit] !== 0 || kind[unit] !== SHIP) continue;
    let worth = points.seat1.perShipDestroyed;
    forPods(at, unit, (row, { id }) => {
      if (!isWrecked(at.g, row) && points.seat1.pods.includes(id)) worth++;
    });
    lift(unit, worth / needed);
  }
}

/** Hits on a part until it is destroyed. */
export function hitsLeft(state: number, armor: number): number {
  return state === 0 ? armor + 1 : WRECKED - state;
}

/** Hits that matter, until the unit is destroyed by fire (R51): bridge, engine, more than half of the pods. */
export function hitsToKill(at: Position, unit: number): number {
  const { units, pods } = at.g;
  const hull = hitsLeft(units.bridge[unit]!, units.armor[unit]!) + hitsLeft(units.engine[unit]!, units.armor[unit]!);
  const single: number[] = [];
  let lost = 0;
  forPods(at, unit, (row) => {
    if (isWrecked(at.g, row)) lost++;
    else single.push(hitsLeft(pods.state[row]!, pods.armor[row]!));
  });
  const needed = Math.max(0, Math.floor((single.length + lost) / 2) + 1 - lost);
  if (single.length + lost === 0) return Math.max(1, hull);
  single.sort((a, b) => a - b);
  return Math.max(1, hull + single.slice(0, needed).reduce((sum, hits) => sum + hits, 0));
}

/** Hits that the unit could take when whole. */
export function fullHits(at: Position, unit: number): number {
  const single = at.g.units.armor[unit]! + 1;
  let pods = 0;
  forPods(at, unit, () => pods++);
  return 2 * single + (pods === 0 ? 0 : (Math.floor(pods / 2) + 1) * single);
}

/** Of all hits, about so many go where they bring the end nearer; the rest still wear the ship down. */
const USEFUL = 0.45;

/** A hit may also silence a weapon pod: what that is worth for a ship that has one only. */
const DISARMED = 0.04;

/** Share of the game that one hit by fire is worth. */
export function hitWorth(at: Position, unit: number): number {
  const { g } = at;
  const stake = Math.max(stakesOf(at)[unit]! * 0.5, prizesOf(at)[unit]!);
  if (isMissile(g, unit)) return stake;
  return stake * (USEFUL / hitsToKill(at, unit) + disarming(at, unit));
}

/** Hits find any one pod of a ship alike; what is lost with it is its share of the weapons. */
function disarming(at: Position, unit: number): number {
  const { g } = at;
  let loss = 0;
  let armed = 0;
  forPods(at, unit, (row, { weapons, missiles }) => {
    if (!weapons || !missiles.some((count) => count > 0) || !isSound(g, row)) return;
    armed++;
    loss += g.pods.state[row] === 0 && g.pods.armor[row] === 2 ? 0.5 : 1;
  });
  return armed === 0 ? 0 : (DISARMED * loss) / armed;
}

/** What an interception does to it: the share of its stake that is lost. */
export function interceptionLoss(at: Position, unit: number, fieldClass = activeFieldClass(at, unit)): number {
  const { g, data } = at;
  if (isMissile(g, unit) || isCraft(g, unit)) return 1;
  if (fieldClass > 0) return behindField(at, unit, fieldClass);
  const isReady = fieldCount(at, unit) > 0 && (g.units.field[unit]! & 3) < 2 && g.units.jump[unit] !== 3;
  if (!isReady) return 1;
  const hullClass = g.units.fieldClass[unit]!;
  const { emergency } = data.tables.fieldProtection[hullClass]!;
  return 1 - (emergency / 10) * (1 - behindField(at, unit, hullClass));
}

/** With a field up it takes hits instead. */
function behindField(at: Position, unit: number, fieldClass: number): number {
  return Math.min(1, (at.data.tables.fieldProtection[fieldClass]!.hits * USEFUL) / hitsToKill(at, unit));
}

/** Enemy vessels that can be fought: ships, craft and bases on the plane. */
export function vesselsOf(g: DeltaVeeState, seat: number): number[] {
  const { kind, seat: seats, home } = g.units;
  const found: number[] = [];
  for (let unit = 0; unit < kind.length; unit++)
    if (kind[unit] !== MISSILE && isInPlay(g, unit) && seats[unit] === seat && home[unit] === seat) found.push(unit);
  return found;
}

export function missilesOf(g: DeltaVeeState, seat: number): number[] {
  const { kind, seat: seats } = g.units;
  const found: number[] = [];
  for (let unit = 0; unit < kind.length; unit++)
    if (kind[unit] === MISSILE && isInPlay(g, unit) && seats[unit] === seat) found.push(unit);
  return found;
}
