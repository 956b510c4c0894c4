/** One war: where, when and who comes on the left, the map and what a ship meets in the middle, news on the right. */
import { type ReactNode, useState } from 'react';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { nameOfPlace } from '../situation.ts';
import { Hand } from './hand.tsx';
import { News } from './news.tsx';
import styles from './referee.module.css';
import type { NewsEntry, NewsWish, WarStatus } from './referee-host.ts';
import { RefereeMap } from './referee-map.tsx';
import { type Host, useShown } from './use-referee.ts';
import { say } from './words.ts';

export interface RoomProps {
  host: Host;
  status: WarStatus;
  isBusy: boolean;
  work(does: () => Promise<WarStatus | null>): Promise<void>;
}

type Visitor = keyof typeof say.visitors;

export function WarRoom(props: RoomProps): ReactNode {
  const { host, status } = props;
  const shown = useShown(host, status);
  const [place, setPlace] = useState<number | null>(null);
  const [look, setLook] = useState<number | null>(null);
  const [side, setSide] = useState(-1);
  const [what, setWhat] = useState<NewsWish['what']>('known');
  const [item, setItem] = useState<NewsEntry | null>(null);
  if (!shown) return null;
  const here = place ?? shown.data.worlds.find(({ name }) => name === 'Regina')?.hex ?? 0;
  const week = Math.min(look ?? status.week, status.week);
  const go = (next: number): void => {
    setPlace(next);
    setItem(null);
  };
  const wish: NewsWish = { place: here, week, side, what };
  return (
    <div className={styles['room']}>
      <div className={styles['left']}>
        <label>
          {say.where}
          <select value={here} onChange={({ target }) => go(Number(target.value))}>
            {[...shown.data.worlds]
              .sort((a, b) => a.name.localeCompare(b.name))
              .map((world) => (
                <option key={world.index} value={world.hex}>
                  {world.name} {world.label}
                </option>
              ))}
          </select>
        </label>
        <WeekChoice {...props} week={week} onLook={setLook} />
        <label>
          {say.side}
          <select value={side} onChange={({ target }) => setSide(Number(target.value))}>
            <option value={-1}>{say.all}</option>
            {say.sides.map((name, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <RunWeeks {...props} onRun={() => setLook(null)} />
        <Hand {...props} place={here} placeName={nameOfPlace(shown, here)} />
      </div>
      <div>
        <RefereeMap shown={shown} place={here} item={item} onPlace={go} />
        <Meeting host={host} status={status} place={here} name={nameOfPlace(shown, here)} />
      </div>
      <News host={host} status={status} shown={shown} wish={wish} item={item} onWhat={setWhat} onItem={setItem} />
    </div>
  );
}

function WeekChoice({
  host,
  status,
  week,
  onLook,
}: RoomProps & { week: number; onLook(week: number): void }): ReactNode {
  const date = useLookup('referee date', `${week} ${status.week}`, () => host.dateOf(week));
  return (
    <fieldset className={styles['when']}>
      <legend>{say.when}</legend>
      <Button aria-label={say.earlier} disabled={week <= status.firstWeek} onClick={() => onLook(week - 1)}>
        −
      </Button>
      <b>{week < 1 ? say.before(week) : say.week(week)}</b>
      <Button aria-label={say.later} disabled={week >= status.week} onClick={() => onLook(week + 1)}>
        +
      </Button>
      <span>{date}</span>
    </fieldset>
  );
}

const MANY = 4;

function RunWeeks({ host, status, isBusy, work, onRun }: RoomProps & { onRun(): void }): ReactNode {
  const { waiting } = status;
  const run = async (weeks: number): Promise<void> => {
    onRun();
    for (let n = 0; n < weeks; n++) {
      let last: WarStatus | null = null;
      await work(async () => {
        last = await host.runWeek();
        return last;
      });
      if (last === null || (last as WarStatus).waiting || (last as WarStatus).isOver) return;
    }
  };
  if (waiting) return <Decide key={JSON.stringify(waiting)} {...{ host, isBusy, work, waiting }} />;
  return (
    <section className={styles['run']}>
      <p>{status.isOver ? say.over : say.now(status.date, status.week)}</p>
      <Button look="paper" disabled={isBusy || status.isOver} onClick={() => void run(1)}>
        {say.run}
      </Button>
      <Button disabled={isBusy || status.isOver} onClick={() => void run(MANY)}>
        {say.runMany(MANY)}
      </Button>
    </section>
  );
}

type DecideProps = Omit<RoomProps, 'status'> & { waiting: NonNullable<WarStatus['waiting']> };

/** The player's answer for his unit: what the staff would do, to be changed. */
function Decide({ host, isBusy, work, waiting }: DecideProps): ReactNode {
  const [part, setPart] = useState(() => JSON.stringify(waiting.staff));
  const [why, setWhy] = useState<string | null>(null);
  const decide = (answer: unknown): void =>
    void work(async () => {
      const done = await host.decide(answer);
      setWhy(done.ok ? null : done.why);
      return host.status();
    });
  return (
    <section className={styles['waiting']}>
      <p>{say.waits(waiting.to, waiting.unit, waiting.kind)}</p>
      <p>{say.staff}</p>
      <textarea aria-label={say.decide} rows={4} value={part} onChange={({ target }) => setPart(target.value)} />
      {why !== null && <p role="alert">{why}</p>}
      <Button disabled={isBusy || read(part) === undefined} onClick={() => decide(read(part))}>
        {say.decide}
      </Button>
      <Button look="lamp" disabled={isBusy} onClick={() => decide(null)}>
        {say.asStaff}
      </Button>
    </section>
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function Meeting(props: { host: Host; status: WarStatus; place: number; name: string }): ReactNode {
  const { host, status, place, name } = props;
  const [visitor, setVisitor] = useState<Visitor>('trader');
  const [isTruth, setTruth] = useState(false);
  const met = useLookup('referee meets', JSON.stringify([place, visitor, status.week, status.changes.length]), () =>
    host.meet(place, visitor),
  );
  const parts = Object.entries(say.parts) as [keyof typeof say.parts, string][];
  return (
    <section className={styles['meeting']}>
      <h2>{say.met(name, status.week)}</h2>
      <Segments
        label={say.visitor}
        value={visitor}
        options={(Object.keys(say.visitors) as Visitor[]).map((id) => ({
          id,
          label: say.visitors[id],
          note: say.sees[id],
        }))}
        onPick={(id) => setVisitor(id as Visitor)}
      />
      <Button aria-pressed={isTruth} onClick={() => setTruth(!isTruth)}>
        {isTruth ? say.asMet : say.tabs.truth}
      </Button>
      <dl>
        {parts.map(([part, label]) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{(isTruth ? met?.truth[part] : met?.[part]) || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
