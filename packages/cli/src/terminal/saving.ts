import { bad, faint, good, print } from '../output.ts';
import { Problem } from '../problem.ts';
import { createFile, type TableFile, writeFile } from '../table-file.ts';

/** Where a game at the terminal is kept; path null: nowhere, unless the person says so. */
export class Saving {
  private readonly file: TableFile;
  private readonly path: string | null;

  constructor(file: TableFile, path: string | null) {
    this.file = file;
    this.path = path;
  }

  keep(path = this.path ?? ''): void {
    if (path === '') return;
    const isOwn = path === this.path;
    if (tryToWrite(() => (isOwn ? writeFile(path, this.file) : createFile(path, { ...this.file }))))
      print(good(`Saved to ${path}.`));
  }

  keepQuietly(): void {
    const { path } = this;
    if (path !== null) tryToWrite(() => writeFile(path, this.file));
  }

  leave(): void {
    if (this.path === null) print(faint('Left without saving (w FILE saves; --file FILE saves after every action).'));
    else print(`Saved to ${this.path}; admiralty play --file ${this.path} goes on.`);
  }
}

/** A game that cannot be written goes on all the same. */
function tryToWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    print(bad(`${error.message}. Play goes on unsaved; w FILE saves to another file.`));
    return false;
  }
}
