import { type Bot, isReasonOpen } from '@admiralty/bots';
import { loadAnyGame } from '@admiralty/engine';
import { type Done, TableHost, Thinker } from '@admiralty/host';
import { bad, faint, print } from '../output.ts';
import type { TableFile } from '../table-file.ts';

/** Who plays the other seats, and how long it may think. */
export interface Opponents {
  bot: Bot;
  ms: number;
}

/** Why the computer did something, and the question that it answered under seal. */
interface HeldReason {
  reason: string;
  sealed: number | null;
}

const clock = { now: () => performance.now() };

/** Computers think in this very thread: nobody waits for anything else meanwhile. */
export function hostOf(
  { session, module, pack }: TableFile,
  people: ReadonlySet<number>,
  { bot, ms }: Opponents,
  keep: () => void,
): TableHost {
  const players = Array.from({ length: session.table.seats }, (_, seat) =>
    people.has(seat) ? ({ is: 'person' } as const) : ({ is: 'computer', level: bot.level } as const),
  );
  const thinker = new Thinker(loadAnyGame, clock);
  const worker = { think: thinker.think.bind(thinker), stop: () => {} };
  const times = { random: ms, cadet: ms, captain: ms, admiral: ms };
  return new TableHost(
    { module, session, players, motives: {}, secret: session.seed, pack },
    {
      thinking: { spawnWorker: () => worker, ms: times },
      commit: async () => {
        keep();
        return null;
      },
      onFault: (error) => print(bad(`The computer failed and plays a random legal answer: ${String(error)}`)),
    },
  );
}

/** Why the computers did what they did: of sealed answers it is told once they are open. */
export class Reasons {
  private readonly file: TableFile;
  private readonly bot: Bot;
  private held: HeldReason[] = [];

  constructor(file: TableFile, bot: Bot) {
    this.file = file;
    this.bot = bot;
  }

  hold({ action, thought, sealed }: Done, isHeard: boolean): void {
    if (action.kind === 'decline') print('The computer plays on.');
    else if (thought?.reason && this.bot.level !== 'random' && (isHeard || sealed !== null))
      this.held.push({ reason: thought.reason, sealed });
  }

  tell(): void {
    const { table } = this.file.session;
    const isOpen = ({ sealed }: HeldReason): boolean => isReasonOpen(table, { sealed, isHeard: true });
    for (const one of this.held) if (isOpen(one)) print(faint(`    ${this.bot.id}: ${one.reason}`));
    this.held = this.held.filter((one) => !isOpen(one));
  }

  forget(): void {
    this.held = [];
  }
}
