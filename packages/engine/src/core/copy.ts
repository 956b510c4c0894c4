/** A deep copy of a small JSON value. */
export function copy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as Value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const inner = copy((value as Record<string, unknown>)[key]);
    if (key !== '__proto__') result[key] = inner;
    else Object.defineProperty(result, key, { value: inner, enumerable: true, writable: true, configurable: true });
  }
  return result as Value;
}

/** Some fields of a record, copied. */
export function fieldsOf<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, copy(whole[name])])) as Pick<Whole, Name>;
}
