import { resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { builtModule, startThread } from '../../thread.ts';
import { Listeners, operationsBy, type Store } from '../store.ts';
import { errorOf, fileIn, type Question, type Reply, type Started } from './messages.ts';

/** Opens the database of a data folder, made if it is not there. Refused while another process has it. */
export async function openSqlite(folder: string): Promise<Store> {
  const owner = await Owner.start(fileIn(folder));
  return {
    ...operationsBy((call) => owner.ask((id) => ({ id, ...call }))),
    hear: (listener) => owner.listeners.hear(listener),
    backup: async (file) => void (await owner.ask((id) => ({ id, backup: resolve(file) }))),
    integrity: async () => (await owner.ask((id) => ({ id, integrity: true }))) as string[],
    close: () => owner.close(),
  };
}

interface Asker {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** The worker thread that owns the file, seen from the outside. */
class Owner {
  readonly listeners = new Listeners();
  readonly #worker: Worker;
  readonly #askers = new Map<number, Asker>();
  #lastId = 0;
  #ended: Error | null = null;
  #closing: Promise<void> | null = null;

  static start(file: string): Promise<Owner> {
    const worker = startThread(builtModule('./worker.js', import.meta.url), { file });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (first: Started) => {
        worker.off('error', reject);
        if ('failed' in first) reject(errorOf(first.failed));
        else resolve(new Owner(worker));
      });
    });
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => this.#take(reply));
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', () => this.#end(new Error('the store is closed')));
  }

  ask(question: (id: number) => Question): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#askers.set(id, { resolve, reject });
      this.#worker.postMessage(question(id));
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#ended) return;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    const closed = this.ask((id) => ({ id, close: true }));
    this.#ended = new Error('the store is closed');
    await closed;
    await exited;
  }

  #take({ answers, news }: Reply): void {
    for (const answered of answers) {
      const asker = this.#askers.get(answered.id);
      this.#askers.delete(answered.id);
      if ('failed' in answered) asker?.reject(errorOf(answered.failed));
      else asker?.resolve(answered.answer);
    }
    for (const one of news) this.listeners.tell(one, true);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#askers.values()) reject(error);
    this.#askers.clear();
  }
}
