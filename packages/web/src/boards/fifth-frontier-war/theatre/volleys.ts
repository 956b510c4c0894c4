/** What was fired in the fight that is on, read from the log: one volley for each side and kind of fire. */
import type { Events } from '@admiralty/engine/fifth-frontier-war';
import type { LogEntry, LogEvent } from '../../../table/types.ts';

export interface Throw {
  /** 0: hidden by the fog of war */
  factors: number;
  die: number;
  modified: number;
  /** defense factors, or per cent */
  result: number;
  /** a unit on the ground that is hit */
  target: number | null;
}

export interface Volley {
  kind: 'space' | 'sdbs' | 'atSdbs' | 'bombs' | 'surface';
  /** whose squadrons fire; null: the boats of the world, or everybody */
  side: number | null;
  /** of the space combat; 0: none */
  round: number;
  throws: readonly Throw[];
}

export interface Round {
  round: number;
  attack: readonly number[];
  tactical: readonly number[];
  /** defense factors that each side has to lose */
  damage: readonly number[];
}

export interface Fight {
  rounds: readonly Round[];
  volleys: readonly Volley[];
}

/** Since the fight in a hex began. */
export function fightIn(log: readonly LogEntry[], hex: number): Fight {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.what === 'combat');
  const last = events[start] && read(events[start], 'combat');
  return firedIn(last && last.hex !== hex ? [] : events.slice(Math.max(0, start))); // a given position begins within a fight
}

/** What these events tell of fire. */
export function firedIn(told: readonly LogEvent[]): Fight {
  const rounds: Round[] = [];
  const volleys: Volley[] = [];
  for (const event of told) {
    const begun = read(event, 'spaceRound');
    if (begun) rounds.push({ ...begun, damage: [0, 0] });
    const volley = volleyOf(event, rounds.at(-1)?.round ?? 0);
    if (!volley) continue;
    add(volleys, volley);
    const last = rounds.at(-1);
    if (volley.kind !== 'space' || !last) continue;
    const hits = volley.throws.reduce((sum, { result }) => sum + result, 0);
    rounds[rounds.length - 1] = {
      ...last,
      damage: last.damage.map((lost, side) => (side === volley.side ? lost : lost + hits)),
    };
  }
  return { rounds, volleys };
}

/** Bombs and shots are told one by one: they make one volley. */
function add(volleys: Volley[], volley: Volley): void {
  const last = volleys.at(-1);
  const isSame = last?.kind === volley.kind && (volley.kind === 'bombs' || volley.kind === 'surface');
  if (last && isSame) volleys[volleys.length - 1] = { ...last, throws: [...last.throws, ...volley.throws] };
  else volleys.push(volley);
}

function volleyOf(event: LogEvent, round: number): Volley | null {
  const space = read(event, 'spaceFire');
  if (space) return { kind: 'space', side: space.side, round, throws: space.attacks.map(hitsOf) };
  const sdbs = read(event, 'sdbFire');
  if (sdbs) return { kind: 'sdbs', side: null, round, throws: sdbs.attacks.map(hitsOf) };
  const atSdbs = read(event, 'sdbHit');
  if (atSdbs) return { kind: 'atSdbs', side: null, round, throws: atSdbs.attacks.map((one) => percentOf(one, null)) };
  const bomb = read(event, 'bombHit');
  if (bomb) {
    const thrown = percentOf({ ...bomb, factors: bomb.points }, bomb.target);
    return { kind: 'bombs', side: null, round, throws: [thrown] };
  }
  const shot = read(event, 'surfaceHit');
  if (!shot) return null;
  const { dice, modified, percent, target } = shot;
  return { kind: 'surface', side: null, round, throws: [{ factors: 0, die: dice, modified, result: percent, target }] };
}

interface Fired {
  factors: number;
  die: number;
  modified: number;
}

function hitsOf({ factors, die, modified, hits }: Fired & { hits: number }): Throw {
  return { factors, die, modified, result: hits, target: null };
}

function percentOf({ factors, die, modified, percent }: Fired & { percent: number }, target: number | null): Throw {
  return { factors, die, modified, result: percent, target };
}

/** What an event of this name tells; null: it is another one. */
export function read<Name extends keyof Events>(event: LogEvent, name: Name): Events[Name] | null {
  return event.what === name ? (event.with as Events[Name]) : null; // events have the shape of their name
}
