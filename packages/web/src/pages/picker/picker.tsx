import type { Options, ScenarioInfo } from '@admiralty/engine';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import type { GameFacts } from '../../table/types.ts';
import { picker } from '../../words/site.ts';
import { ListTools, type Order } from './list-tools.tsx';
import { OptionList } from './option-list.tsx';
import styles from './picker.module.css';
import { ScenarioCard } from './scenario-card.tsx';
import { inOrder, ScenarioList } from './scenario-list.tsx';
import { SeatTable } from './seat-table.tsx';
import { aloneAt, playersOf, type Sitter } from './seating.ts';
import { StartBar } from './start-bar.tsx';

/** Scenario, sides, options, start. Untouched it starts the first scenario against cadets. */
export function Picker({ facts }: { facts: GameFacts }): ReactNode {
  const [order, setOrder] = useState<Order>('book');
  const [count, setCount] = useState<number | null>(null);
  const [picked, setPicked] = useState<ScenarioInfo | undefined>(facts.scenarios[0]);
  const [seating, setSeating] = useState<Sitter[]>(aloneAt(picked?.seats.length ?? 0));
  const [options, setOptions] = useState<Options>({});
  const { start, refusal } = useStart(facts, picked, seating, options);
  if (!picked) return null;
  const pick = (scenario: ScenarioInfo): void => {
    setPicked(scenario);
    setSeating(aloneAt(scenario.seats.length));
  };
  return (
    <form className={styles['picker']} onSubmit={start}>
      <div className={styles['head']}>
        <div>
          <p className={styles['crumb']}>{picker.crumb}</p>
          <h1>{facts.title}</h1>
        </div>
        <ListTools
          counts={[...new Set(facts.scenarios.flatMap(({ minSeats, seats }) => [minSeats, seats.length]))].sort()}
          count={count}
          setCount={setCount}
          order={order}
          setOrder={setOrder}
        />
      </div>
      <div className={styles['columns']}>
        <ScenarioList game={facts.id} scenarios={inOrder(facts.scenarios, order, count)} picked={picked} pick={pick} />
        <ScenarioCard game={facts.id} scenario={picked} seats={playersOf(seating).length} />
        <section className={styles['who']} aria-label={picker.whoPlays}>
          <div className={styles['rows']}>
            <SeatTable scenario={picked} seating={seating} setSeating={setSeating} />
            <OptionList specs={facts.options} forced={picked.forced} chosen={options} choose={setOptions} />
          </div>
          <StartBar scenario={picked} seating={seating} refusal={refusal} />
        </section>
      </div>
    </form>
  );
}

interface Start {
  start(event: SubmitEvent<HTMLFormElement>): void;
  refusal: string | null;
}

function useStart(
  { id: game }: GameFacts,
  scenario: ScenarioInfo | undefined,
  seating: readonly Sitter[],
  options: Options,
): Start {
  const desk = useDesk();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    if (!scenario) return;
    const made = await desk.create({ game, scenario: scenario.id, players: playersOf(seating), options });
    if (made.ok) await navigate({ to: '/table/$id', params: { id: made.id } });
    else setRefusal(made.why);
  };
  const start = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run();
  };
  return { start, refusal };
}
