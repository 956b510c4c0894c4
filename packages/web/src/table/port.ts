/** Calls over a message port: one side serves the methods of an object, the other calls them by name. */
interface Call {
  id: number;
  name: string;
  args: unknown[];
}
type Reply = { id: number; value: unknown } | { id: number; fault: string };

/** Serves every method of `api`. */
export function serve(port: MessagePort, api: object): void {
  port.onmessage = async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    try {
      const method: unknown = Reflect.get(api, name);
      if (typeof method !== 'function') throw new Error(`nothing is called ${name}`);
      const value: unknown = await Reflect.apply(method, api, args);
      port.postMessage({ id, value } satisfies Reply);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, fault } satisfies Reply);
    }
  };
}

type Value<F> = F extends (...args: never[]) => infer Given ? Awaited<Given> : never;
type Args<F> = F extends (...args: infer Given) => unknown ? Given : never;

/** Calls the methods that the other end serves. */
export class Caller<Api> {
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, { done(value: never): void; fail(error: Error): void }>();
  private next = 1;

  /** `hear` gets every message that is no reply. */
  constructor(port: MessagePort, hear: (message: unknown) => void = () => {}) {
    this.port = port;
    port.onmessage = ({ data }) => {
      const call = this.waiting.get(data.id);
      if (!call) return hear(data);
      this.waiting.delete(data.id);
      if ('fault' in data) call.fail(new Error(data.fault));
      else call.done(data.value as never);
    };
  }

  call<K extends keyof Api & string>(name: K, ...args: Args<Api[K]>): Promise<Value<Api[K]>> {
    const id = this.next++;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.port.postMessage({ id, name, args } satisfies Call);
    });
  }

  close(): void {
    this.port.close();
    for (const { fail } of this.waiting.values()) fail(new Error('closed'));
    this.waiting.clear();
  }
}
