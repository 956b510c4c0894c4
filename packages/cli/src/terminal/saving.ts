import { bad, faint, good, print } from '../output.ts';
import { Problem } from '../problem.ts';
import { createFile, type TableFile, writeFile } from '../table-file.ts';

/** Where a game at the terminal is kept; path null: nowhere, unless the person says so. */
export class Saving {
  private readonly file: TableFile;
  private readonly path: string | null;
  /** what this game has written elsewhere, when asked to: it may write over that again */
  private readonly copies = new Map<string, TableFile>();

  constructor(file: TableFile, path: string | null) {
    this.file = file;
    this.path = path;
  }

  keep(path = this.path ?? ''): void {
    if (path === '') return;
    if (tryToWrite(() => this.writeTo(path))) print(good(`Saved to ${path}.`));
  }

  private writeTo(path: string): void {
    const known = path === this.path ? this.file : this.copies.get(path);
    if (known) return writeFile(path, known);
    const copy = { ...this.file };
    createFile(path, copy);
    this.copies.set(path, copy);
  }

  keepQuietly(): void {
    const { path } = this;
    if (path !== null) tryToWrite(() => writeFile(path, this.file));
  }

  leave(): void {
    const { path } = this;
    if (path === null) print(faint('Left without saving (w FILE saves; --file FILE saves after every action).'));
    else if (tryToWrite(() => writeFile(path, this.file), 'The game is not saved.'))
      print(`Saved to ${path}; admiralty play --file ${path} goes on.`);
  }
}

/** A game that cannot be written goes on all the same. */
function tryToWrite(write: () => void, then = 'Play goes on unsaved; w FILE saves to another file.'): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    print(bad(`${error.message}. ${then}`));
    return false;
  }
}
