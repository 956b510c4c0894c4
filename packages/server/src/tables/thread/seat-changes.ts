import type { Level } from '@admiralty/bots';
import { HttpProblem } from '../../http/problem.ts';
import type { Sitting } from '../protocol.ts';
import type { SeatBody } from '../records.ts';
import { type Replica, Uninvited } from './replica.ts';
import type { Replicas } from './replicas.ts';
import { mayTake } from './taking.ts';
import { timeOut } from './time-out.ts';
import type { Watches } from './watches.ts';

/** Who plays at the tables of a thread: sitting down and getting up, and computers that take over. */
export class SeatChanges {
  readonly #replicas: Replicas;
  readonly #watches: Watches;

  constructor(replicas: Replicas, watches: Watches) {
    this.#replicas = replicas;
    this.#watches = watches;
  }

  sit(table: string, sitting: Sitting, now: number): Promise<number> {
    return this.#replicas.command(table, async (replica) => {
      const { account, entropy, invite } = sitting;
      const seat = mayTake(replica, sitting);
      const body = { seat, account, bot: null, entropy };
      await replica.seat(body, now, invite ? { invite: invite.hash } : {}).catch((error: unknown) => {
        throw error instanceof Uninvited ? new HttpProblem('gone', 'this invitation is no longer good') : error;
      });
      this.#tell(table, replica, 'seats', now);
      return seat;
    });
  }

  fill(table: string, seat: number, level: Level, now: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      refuseTaken(replica, seat);
      await replica.seat({ seat, account: null, bot: level }, now);
      this.#tell(table, replica, 'seats', now);
    });
  }

  leave(table: string, seat: number, now: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      if (replica.isStarted) throw new HttpProblem('conflict', 'the game has begun: you can resign');
      await replica.seat({ seat, account: null, bot: null }, now);
      this.#tell(table, replica, 'seats', now);
    });
  }

  entropy(table: string, seat: number, entropy: string, now: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      if (replica.isStarted) throw new HttpProblem('conflict', 'the game has begun: its dice are fixed');
      await replica.seat({ ...replica.restored.seating.at(seat)!, entropy }, now);
    });
  }

  /** Looks at clocks that may have run out. */
  async clockDue(table: string, now: number): Promise<void> {
    await this.#replicas.command(table, async (replica) => {
      const { setting, seating } = replica.restored;
      const out = replica.timing.seatsIn('out', now);
      for (const seat of out)
        if (setting.clock!.atTimeout !== 'computer') await timeOut(replica, seat, now);
        else {
          const late = { ...seating.at(seat)!, bot: setting.clock!.level, isLate: true };
          await this.#changePlayer(table, replica, late, now);
        }
      if (out.length === 0) await replica.remind(replica.timing.seatsIn('late', now), now);
      else this.#tell(table, replica, 'pace', now);
    });
  }

  standIn(table: string, seat: number, level: Level, now: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      const who = replica.restored.seating.at(seat);
      if (!replica.isStarted || replica.isOver) throw new HttpProblem('conflict', 'there is no game to play');
      if (!who?.account || who.bot !== null) throw new HttpProblem('conflict', 'nobody is missing there');
      await this.#changePlayer(table, replica, { ...who, bot: level }, now);
    });
  }

  takeBack(table: string, seat: number, now: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      const { seating, setting } = replica.restored;
      const { isLate = false, ...who } = seating.at(seat) ?? { seat, account: null, bot: null };
      if (!who.account || who.bot === null) throw new HttpProblem('conflict', 'no computer plays for you here');
      const bank = (): number => {
        if (replica.timing.isSpent(seat, now))
          throw new HttpProblem(
            'conflict',
            'your time has run out: the computer answers this, then the seat is yours again',
          );
        const left = replica.restored.clocks[seat]!.bank_ms;
        // whose time was out gets something to begin with; who only went away has what he had
        return isLate && left === 0 ? Math.round((setting.clock?.bankMs ?? 0) / 10) : left;
      };
      await this.#changePlayer(table, replica, { ...who, bot: null }, now, bank);
    });
  }

  /** Another plays the seat of a game that runs: everybody at it begins anew. */
  async #changePlayer(
    table: string,
    replica: Replica,
    body: SeatBody,
    now: number,
    bank?: () => number,
  ): Promise<void> {
    await replica.seat(body, now, bank && { bank });
    this.#replicas.drop(replica);
    await this.#replicas.open(table);
    this.#tell(table, replica, 'seats', now);
  }

  #tell(table: string, { restored }: Replica, what: 'seats' | 'pace', at: number): void {
    this.#watches.tell(table, restored.setting, { what, at, to: null });
  }
}

function refuseTaken({ restored: { seating } }: Replica, seat: number): void {
  if (seat >= seating.count) throw new HttpProblem('notFound', 'there is no such seat');
  if (seating.at(seat)) throw new HttpProblem('conflict', 'somebody sits there already');
}
