/** The referee's hand: units moved, taken out, held, given to players; worlds that change sides. All of it is marked. */
import { type ReactNode, useState } from 'react';
import { AskAgain } from '../../../ui/ask-again.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenFile } from './begin-war.tsx';
import { download } from './news.tsx';
import styles from './referee.module.css';
import type { RoomProps } from './war-room.tsx';
import { say } from './words.ts';

type Done = { ok: boolean; why?: string };

export function Hand(props: RoomProps & { place: number; placeName: string }): ReactNode {
  const { host, status, isBusy, work, placeName } = props;
  const [unit, setUnit] = useState('');
  const [player, setPlayer] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const hex = placeName.slice(-4);
  const does = async (act: () => Promise<Done>): Promise<void> => {
    const done = await act();
    setWhy(done.ok ? null : (done.why ?? ''));
    if (done.ok) await work(() => host.status());
  };
  const button = (label: string, act: () => Promise<Done>, isOff = unit === ''): ReactNode => (
    <Button disabled={isBusy || isOff} onClick={() => void does(act)}>
      {label}
    </Button>
  );
  return (
    <section className={styles['hand']}>
      <h2>{say.hand}</h2>
      <label>
        {say.unit}
        <input value={unit} placeholder={say.unitHint} onChange={({ target }) => setUnit(target.value.trim())} />
      </label>
      <div className={styles['tabs']}>
        {button(say.moveTo, () => host.change({ do: 'move', unit, to: hex }))}
        {button(say.remove, () => host.change({ do: 'remove', unit }))}
        {status.held.includes(unit)
          ? button(say.release, () => host.hold(unit, false))
          : button(say.hold, () => host.hold(unit, true))}
      </div>
      <label>
        {say.player}
        <input value={player} onChange={({ target }) => setPlayer(target.value)} />
      </label>
      <div className={styles['tabs']}>
        {button(say.giveUnit, () => host.give(unit, player.trim()), unit === '' || player.trim() === '')}
      </div>
      <label>
        {say.control}
        <select
          value=""
          disabled={isBusy}
          onChange={({ target }) => void does(() => host.change({ do: 'world', at: hex, control: target.value }))}
        >
          <option value="">–</option>
          <option value="imperial">{say.sides[0]}</option>
          <option value="zhodani">{say.sides[1]}</option>
          <option value="nobody">{say.nobody}</option>
        </select>
      </label>
      {why !== null && <p role="alert">{why}</p>}
      <h3>{say.given}</h3>
      <ul>
        {status.given.map((one) => (
          <li key={one.unit}>
            {say.answersFor(one.to, one.unit)} {button(say.takeBack, () => host.give(one.unit, ''), false)}
          </li>
        ))}
        {status.held.map((one) => (
          <li key={one}>{say.stays(one)}</li>
        ))}
        {status.changes.map(({ week, words }) => (
          <li key={`${week} ${words}`}>{say.marked(week, words)}</li>
        ))}
      </ul>
      <Button onClick={() => void host.file().then((text) => download('war.json', text, 'application/json'))}>
        {say.save}
      </Button>
      <OpenFile host={host} work={work} />
      <AskAgain
        title={say.anotherSure}
        note={say.anotherNote}
        no={say.anotherNo}
        yes={say.anotherYes}
        act={() => void work(() => host.forget())}
        trigger={<Button disabled={isBusy}>{say.another}</Button>}
      />
    </section>
  );
}
