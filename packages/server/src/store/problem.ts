/** Something that the host can set right: its message is for him, in words, without a stack. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
}
