/** A fault of a position file: thrown while it is read, told to its author as a refusal. */
export class PositionFault extends Error {
  readonly field: string;
  constructor(field: string, why: string) {
    super(why);
    this.field = field;
  }
}
