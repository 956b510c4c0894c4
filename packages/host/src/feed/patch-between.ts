import { fieldsOf, isContainer, isList, type Patch, type Segment } from './patch.ts';

/** null: nothing has changed. */
export function patchBetween(before: object, after: object): Patch | null {
  return isList(before) && isList(after) ? betweenLists(before, after) : betweenRecords(before, after);
}

function betweenRecords(before: object, after: object): Patch | null {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changes = new Changes();
  for (const key of Object.keys(old)) if (now[key] === undefined) changes.cut(key);
  for (const [key, value] of Object.entries(now)) changes.compare(key, old[key], value);
  return changes.patch;
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const sources = sourcesOf(before, after);
  const changes = new Changes();
  const list = segmentsOf(sources, after);
  const isInPlace = list.length === 1 && isWhole(list[0]!, before.length);
  if (!isInPlace && (before.length > 0 || after.length > 0)) changes.rearrange(list);
  for (const [at, source] of sources.entries())
    if (source !== null) changes.compare(String(at), before[source], after[at]);
  return changes.patch;
}

/** For each element of the new list the place of the same entity in the old one; null: it is new. */
function sourcesOf(before: readonly unknown[], after: readonly unknown[]): (number | null)[] {
  const key = keyOf(before, after);
  if (key !== null) {
    const places = new Map(before.map((one, at) => [identity(one, key), at]));
    return after.map((one) => places.get(identity(one, key)) ?? null);
  }
  if (before.length === after.length) return after.map((_, at) => at);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const shift = before.length - after.length;
  return after.map((_, at) => (at < head ? at : at >= after.length - tail ? at + shift : null));
}

/** The property that tells the elements of both lists apart; '' if the values themselves do, null if nothing does. */
function keyOf(before: readonly unknown[], after: readonly unknown[]): string | null {
  const one = before[0] ?? after[0];
  const names = isContainer(one) ? Object.keys(one).slice(0, 3) : [''];
  return names.find((name) => isKey(before, name) && isKey(after, name)) ?? null;
}

function isKey(list: readonly unknown[], name: string): boolean {
  const known = new Set<unknown>();
  for (const one of list) {
    const value = identity(one, name);
    if (value === undefined || value === null || isContainer(value)) return false;
    known.add(value);
  }
  return known.size === list.length;
}

function identity(one: unknown, key: string): unknown {
  return key === '' ? one : isContainer(one) ? fieldsOf(one)[key] : undefined;
}

function segmentsOf(sources: readonly (number | null)[], after: readonly unknown[]): Segment[] {
  const segments: (readonly [number, number] | { add: unknown[] })[] = [];
  for (const [at, source] of sources.entries()) {
    const last = segments.at(-1);
    if (source === null) {
      if (last && 'add' in last) last.add.push(after[at]);
      else segments.push({ add: [after[at]] });
    } else if (last && !('add' in last) && last[0] + last[1] === source)
      segments[segments.length - 1] = [last[0], last[1] + 1];
    else segments.push([source, 1]);
  }
  return segments;
}

function isWhole(segment: Segment, length: number): boolean {
  return !('add' in segment) && segment[0] === 0 && segment[1] === length;
}

/** Gathers the changes inside one value. */
class Changes {
  patch: Patch | null = null;

  rearrange(list: Segment[]): void {
    this.patch = { ...this.patch, list };
  }

  cut(key: string): void {
    this.patch = { ...this.patch, cut: [...(this.patch?.cut ?? []), key] };
  }

  compare(key: string, before: unknown, after: unknown): void {
    const inside = after === undefined ? null : patchInside(before, after);
    if (inside) this.patch = { ...this.patch, in: { ...this.patch?.in, [key]: inside } };
    else if (inside === undefined) this.patch = { ...this.patch, set: { ...this.patch?.set, [key]: after } };
  }
}

/** New names come last when a record is patched (numbers are in order by themselves); one in another order is sent whole. */
function keepsOrder(before: object, after: object): boolean {
  if (isList(before)) return true;
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const isName = (key: string): boolean => now[key] !== undefined && !/^\d+$/.test(key);
  const names = Object.keys(now).filter(isName);
  return Object.keys(old)
    .filter(isName)
    .every((key, at) => names[at] === key);
}

function sizeOf(patch: Patch): number {
  return JSON.stringify(patch).length;
}

/** Is the text of the value no longer than that, about? It stops counting there. */
function isWithin(value: unknown, size: number): boolean {
  const count = (one: unknown, left: number): number => {
    if (!isContainer(one)) return left - String(one).length - (typeof one === 'string' ? 3 : 1);
    let rest = left - 2;
    for (const [key, inner] of Object.entries(one)) {
      if (rest < 0) break;
      rest = count(inner, isList(one) ? rest : rest - key.length - 3);
    }
    return rest;
  };
  return count(value, size) >= 0;
}

/** null: it is the same; undefined: nothing alike, so that it is sent whole. */
function patchInside(before: unknown, after: unknown): Patch | null | undefined {
  if (isSame(before, after)) return null;
  if (!isContainer(before) || !isContainer(after) || isList(before) !== isList(after)) return undefined;
  const patch = patchBetween(before, after);
  if (patch === null) return null;
  return keepsOrder(before, after) && !isWithin(after, sizeOf(patch)) ? patch : undefined;
}

/** Most of a state is what it was: this is asked of every part of it. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!isContainer(before) || !isContainer(after)) return false;
  if (isList(before) || isList(after)) {
    if (!isList(before) || !isList(after) || before.length !== after.length) return false;
    for (let at = 0; at < before.length; at++) if (!isSame(before[at], after[at])) return false;
    return true;
  }
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  for (const key in now) if (!isSame(old[key], now[key])) return false;
  for (const key in old) if (now[key] === undefined && old[key] !== undefined) return false;
  return true;
}
