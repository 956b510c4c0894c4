import { readdirSync, readFileSync } from 'node:fs';

/** ms of CPU so far. */
export interface CpuTimes {
  caller: number;
  /** nodes of the play server */
  server: number;
  /** PostgreSQL, with its writers and cleaners */
  database: number;
}

const TICK_MS = 10;

/** What this process and those that it has started have used, on Linux. */
export function cpuTimes(): CpuTimes {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);
  const times: CpuTimes = { caller: 0, server: 0, database: 0 };
  const add = (parent: number): void => {
    for (const one of processes.filter(({ ppid }) => ppid === parent)) {
      if (one.name === 'postgres') times.database += one.ms;
      else if (one.name.startsWith('node')) times.server += one.ms;
      add(one.pid);
    }
  };
  add(process.pid);
  const { user, system } = process.cpuUsage();
  times.caller = (user + system) / 1000;
  return times;
}

function read(pid: string): { pid: number; ppid: number; name: string; ms: number }[] {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))!;
    const fields = rest!.split(' ').map(Number);
    return [{ pid: Number(pid), ppid: fields[1]!, name: name!, ms: TICK_MS * (fields[11]! + fields[12]!) }];
  } catch {
    return []; // it has ended
  }
}
