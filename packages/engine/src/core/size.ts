/** How large a JSON value may be. */
export interface Limits {
  /** length of its JSON text in UTF-8 */
  bytes: number;
  /** lists and records within each other */
  depth: number;
  /** values in it, itself among them */
  values: number;
}

/** An action from outside. */
export const ACTION_LIMITS: Limits = { bytes: 65_536, depth: 64, values: 20_000 };

/** What of a value is beyond the limits; null: nothing. It is measured without being written out, and no further than the limit. */
export function beyondLimits(value: unknown, limits: Limits): string | null {
  const left = { bytes: limits.bytes, values: limits.values };
  return measure(value, limits, left, limits.depth);
}

function measure(value: unknown, limits: Limits, left: Omit<Limits, 'depth'>, depth: number): string | null {
  left.values -= 1;
  left.bytes -= ownBytes(value, left.bytes);
  if (left.values < 0) return `more than ${limits.values} values`;
  if (left.bytes < 0) return `more than ${limits.bytes} bytes`;
  if (typeof value !== 'object' || value === null) return isJsonLeaf(value) ? null : `a ${typeof value}`;
  if (depth === 0) return `more than ${limits.depth} levels`;
  if (Array.isArray(value)) {
    if (value.length > left.values) return `more than ${limits.values} values`;
    for (const item of value) {
      const beyond = measure(item, limits, left, depth - 1);
      if (beyond) return beyond;
    }
    return null;
  }
  for (const key in value) {
    left.bytes -= textBytes(key, left.bytes) + 1;
    const beyond = measure((value as Record<string, unknown>)[key], limits, left, depth - 1);
    if (beyond) return beyond;
  }
  return null;
}

/** Bytes of a value without what is in it; the comma after it among them. */
function ownBytes(value: unknown, enough: number): number {
  if (typeof value === 'string') return textBytes(value, enough) + 1;
  if (typeof value === 'number') return String(value).length + 1;
  return typeof value === 'boolean' ? 5 : 3;
}

/** Bytes of a text in quotes: exact where it matters, else more than enough. */
function textBytes(text: string, enough: number): number {
  let bytes = text.length + 2;
  for (let at = 0; at < text.length && bytes <= enough; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20) bytes += 5;
    else if (code === 0x22 || code === 0x5c) bytes += 1;
    else if (code >= 0x800) bytes += 2;
    else if (code >= 0x80) bytes += 1;
  }
  return bytes;
}

function isJsonLeaf(value: unknown): boolean {
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}
