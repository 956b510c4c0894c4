import type { MessagePort, Worker } from 'node:worker_threads';
import { HttpProblem, type ProblemCode } from './http/problem.ts';

type Message =
  | { ask: number; name: string; args: unknown[] }
  | { tell: string; args: unknown[] }
  | { answer: number; value: unknown }
  | { failed: number; message: string; problem: ProblemCode | null };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Calls between two threads, in both directions; a problem of a request crosses as what it is. What is sent in one breath
 * goes in one message: each wakes the other thread.
 */
export class Line<Theirs extends { [Name in keyof Theirs]: (...args: never[]) => unknown }> {
  readonly #port: Worker | MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | null = null;
  #outgoing: Message[] = [];
  /** when the other end said something last, by this process's own clock; null: it has not yet */
  heardAt: number | null = null;

  constructor(port: Worker | MessagePort) {
    this.#port = port;
  }

  /** Takes calls, which `own` answers. */
  open(own: object): this {
    this.#port.on('message', (messages: Message[]) => {
      this.heardAt = performance.now();
      for (const message of messages) this.#take(message, own);
    });
    return this;
  }

  ask<Name extends keyof Theirs & string>(
    name: Name,
    ...args: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const ask = ++this.#lastId;
      this.#waiting.set(ask, { resolve: resolve as Waiting['resolve'], reject });
      this.#send({ ask, name, args });
    });
  }

  /** The same where no answer is wanted, not even that it failed. */
  tell<Name extends keyof Theirs & string>(name: Name, ...args: Parameters<Theirs[Name]>): void {
    if (!this.#ended) this.#send({ tell: name, args });
  }

  /** The other end is gone: whoever waits is told. */
  end(error: Error): void {
    this.#ended = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #send(message: Message): void {
    if (this.#outgoing.length === 0) setImmediate(() => this.#flush());
    this.#outgoing.push(message);
  }

  #flush(): void {
    const messages = this.#outgoing;
    this.#outgoing = [];
    this.#port.postMessage(messages);
  }

  #take(message: Message, own: object): void {
    if ('ask' in message) return void this.#answer(message, own);
    if ('tell' in message) return void this.#hear(message, own);
    const id = 'answer' in message ? message.answer : message.failed;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('answer' in message) waiting?.resolve(message.value);
    else
      waiting?.reject(message.problem ? new HttpProblem(message.problem, message.message) : new Error(message.message));
  }

  async #hear({ tell, args }: Extract<Message, { tell: string }>, own: object): Promise<void> {
    await skillOf(own, tell)(...args);
  }

  async #answer({ ask, name, args }: Extract<Message, { ask: number }>, own: object): Promise<void> {
    try {
      this.#send({ answer: ask, value: await skillOf(own, name)(...args) });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const problem = error instanceof HttpProblem ? error.code : null;
      this.#send({ failed: ask, message: problem ? (error as Error).message : message, problem });
    }
  }
}

function skillOf(own: object, name: string): (...args: unknown[]) => unknown {
  const skill: unknown = Reflect.get(own, name);
  if (typeof skill !== 'function') throw new Error(`nothing here is called ${name}`);
  return (...args) => skill.apply(own, args);
}
