/** What was worked out by key; of more than `limit` the one that was not used for the longest time is forgotten. */
export class LastUsed<Value> {
  private readonly limit: number;
  private readonly values = new Map<string, Value>();

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string, workOut: () => Value): Value {
    const value = this.values.get(key) ?? workOut();
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.limit && oldest !== undefined) this.values.delete(oldest);
    return value;
  }
}
