import type { Options, ScenarioInfo } from '@admiralty/engine';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { boxOf, playable } from '../../boards/boxes.ts';
import { OptionList } from '../../pages/picker/option-list.tsx';
import { chosenOptions, rowNames, type Sides, settled, sidesOf } from '../../pages/picker/sides.ts';
import type { GameFacts, TableSetup } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { tableWords } from '../../words/online.ts';
import { ClockChoice } from '../clock/clock-choice.tsx';
import { NameField } from '../name-field.tsx';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import type { Me } from '../server.ts';
import { DicePart } from './dice-part.tsx';
import { keepHabits, lastHabits } from './habits.ts';
import { makeTable } from './make-table.ts';
import styles from './new-table.module.css';
import { SeatChoice } from './seat-choice.tsx';
import { WatchersChoice } from './watchers-choice.tsx';
import { linkedSeats, playing, type Sitter, usualSitters } from './wish.ts';

interface NewTableProps {
  facts: GameFacts;
  me: Me | null;
  /** a start to begin from */
  wish: TableSetup | null;
  open(table: string): Promise<void>;
}

/** Everything has a sensible value: untouched, it is a table for you and whoever has the link. */
export function NewTable({ facts, me, wish, open }: NewTableProps): ReactNode {
  const wished =
    facts.scenarios.find(({ id }) => id === wish?.scenario) ?? facts.scenarios.find(({ seats }) => seats.length > 1);
  const [scenario, setScenario] = useState<ScenarioInfo | undefined>(wished);
  const [sitters, setSitters] = useState<Sitter[]>(() => usualSitters(wished?.seats.length ?? 0, wished?.minSeats));
  const [options, setOptions] = useState<Options>(wish?.options ?? {});
  const [chosen, setSides] = useState<Sides>(wished ? sidesOf(wished) : []);
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [habits, setHabits] = useState(lastHabits);
  const [number, setNumber] = useState('');
  const { why, isBusy, attempt } = useAttempt();
  if (!scenario) return null;
  const players = playing(sitters).length;
  const sides = settled(scenario, chosen, players);
  const missing = linkedSeats(sitters);
  const pick = (id: string): void => {
    const next = facts.scenarios.find((one) => one.id === id);
    if (!next) return;
    setScenario(next);
    setSitters(usualSitters(next.seats.length, next.minSeats));
    setSides(sidesOf(next));
  };
  const make = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = chosenOptions(scenario, facts.options, options, sides, players);
    const given = { game: facts.id, scenario: scenario.id, options: wanted, sitters, title, table: habits, number };
    keepHabits(habits);
    void attempt(async () => open(await makeTable(me, name, given)));
  };
  return (
    <form className={styles['page']} onSubmit={make}>
      <div className={styles['head']}>
        <p className={styles['crumb']}>{tableWords.crumb}</p>
        <h1>{tableWords.title}</h1>
      </div>
      <div className={styles['columns']}>
        <section className={online['panel']} aria-label={tableWords.game}>
          <GamePart facts={facts} scenario={scenario} pick={pick} />
        </section>
        <div className={styles['more']}>
          <section className={online['panel']} aria-label={tableWords.seats}>
            <div className={online['panelHead']}>
              <h2>{tableWords.seats}</h2>
            </div>
            <SeatChoice
              game={facts.id}
              scenario={scenario}
              names={rowNames(scenario, sides, players)}
              sitters={sitters}
              setSitters={setSitters}
              sides={sides}
              setSides={setSides}
            />
          </section>
          <section className={online['panel']}>
            <OptionList
              game={facts.id}
              specs={facts.options}
              forced={scenario.forced}
              chosen={options}
              choose={setOptions}
            />
          </section>
        </div>
        <div className={styles['more']}>
          <ClockChoice clock={habits.clock} change={(clock) => setHabits({ ...habits, clock })} />
          <WatchersChoice habits={habits} change={setHabits} />
          <DicePart value={number} set={setNumber} />
        </div>
      </div>
      <div className={styles['foot']}>
        <p>
          <strong>{tableWords.invitation}</strong> {invitationOf(sitters)}
        </p>
        <ProblemNote head={tableWords.refused} why={why} />
        <div className={styles['names']}>
          <label className={online['field']}>
            <span>{tableWords.name}</span>
            <input
              type="text"
              maxLength={80}
              value={title}
              placeholder={scenario.title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          {!me && <NameField label={tableWords.yourName} value={name} set={setName} />}
          <Button look="lamp" type="submit" disabled={isBusy}>
            {missing > 0 ? tableWords.copyAndOpen : tableWords.justOpen} <Key>Enter</Key>
          </Button>
        </div>
      </div>
    </form>
  );
}

interface GamePartProps {
  facts: GameFacts;
  scenario: ScenarioInfo;
  pick(id: string): void;
}

function GamePart({ facts, scenario, pick }: GamePartProps): ReactNode {
  return (
    <>
      <div className={online['panelHead']}>
        <h2>{tableWords.game}</h2>
      </div>
      <ul className={styles['games']}>
        {playable.map((id) => (
          <li key={id}>
            <Link to="/new/$game" params={{ game: id }} replace>
              <b>{boxOf(id).title}</b>
              <small>
                {boxOf(id).seats} · {boxOf(id).length}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['part']}>
        <label className={online['field']}>
          <span>{tableWords.scenario}</span>
          <select value={scenario.id} onChange={({ target }) => pick(target.value)}>
            {facts.scenarios
              .filter(({ seats }) => seats.length > 1)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        </label>
        <p>{scenario.brief}</p>
      </div>
    </>
  );
}

/** What has to happen before the game begins. */
function invitationOf(sitters: readonly Sitter[]): string {
  const missing = linkedSeats(sitters);
  const named = sitters.flatMap((one) => (one.is === 'account' ? [one.name.trim()] : []));
  const kept = named.length > 0 ? tableWords.keptInvitation(named.filter(Boolean)) : '';
  if (missing > 0) return [tableWords.invitationNote(missing), kept].filter(Boolean).join(' ');
  return kept || tableWords.noInvitation;
}
