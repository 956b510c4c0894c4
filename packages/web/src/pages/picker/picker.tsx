import type { Options, ScenarioInfo } from '@admiralty/engine';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { boxOf } from '../../boards/boxes.ts';
import { OnlineLink } from '../../online/online-link.tsx';
import type { GameFacts, TableSetup } from '../../table/types.ts';
import { picker } from '../../words/site.ts';
import { MapLinks } from '../map-links.tsx';
import { ListTools, type Order } from './list-tools.tsx';
import { OptionList } from './option-list.tsx';
import styles from './picker.module.css';
import { ScenarioCard } from './scenario-card.tsx';
import { inOrder, ScenarioList } from './scenario-list.tsx';
import { SeatTable } from './seat-table.tsx';
import { playersOf, type Sitter, seatingOf, usualSeating } from './seating.ts';
import { chosenOptions, rowNames, type Sides, settled, sidesOf } from './sides.ts';
import { StartBar } from './start-bar.tsx';
import { useEnter } from './use-enter.ts';

interface PickerProps {
  facts: GameFacts;
  /** a start to begin from; null: the first scenario against cadets */
  wish: TableSetup | null;
}

/** Scenario, sides, options, start; untouched it starts what was wished. */
export function Picker({ facts, wish }: PickerProps): ReactNode {
  const wished = wishedOf(facts, wish);
  const [order, setOrder] = useState<Order>('book');
  const [count, setCount] = useState<number | null>(null);
  const [picked, setPicked] = useState<ScenarioInfo | undefined>(wished.scenario);
  const [seating, setSeating] = useState<Sitter[]>(wished.seating);
  const [options, setOptions] = useState<Options>(wished.options);
  const form = useRef<HTMLFormElement>(null);
  useEnter(form);
  const [chosen, setSides] = useState<Sides>(wished.sides);
  const players = playersOf(seating).length;
  const sides = picked ? settled(picked, chosen, players) : chosen;
  const wanted = picked ? chosenOptions(picked, facts.options, options, sides, players) : {};
  const { start, refusal } = useStart(facts, picked, seating, wanted);
  if (!picked) return null;
  const pick = (scenario: ScenarioInfo): void => {
    setPicked(scenario);
    setSeating(usualSeating(scenario, boxOf(facts.id).play.opponent));
    setSides(sidesOf(scenario));
  };
  const names = rowNames(picked, sides, players);
  return (
    <form ref={form} className={styles['picker']} onSubmit={start}>
      <div className={styles['head']}>
        <div>
          <p className={styles['crumb']}>{picker.crumb}</p>
          <h1>{facts.title}</h1>
        </div>
        <MapLinks game={facts.id} />
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
        <ScenarioCard game={facts.id} scenario={picked} seats={players} sides={chosenSides(facts, wanted)} />
        <section className={styles['who']} aria-label={picker.whoPlays}>
          <div className={styles['rows']}>
            <SeatTable
              scenario={picked}
              names={names}
              seating={seating}
              setSeating={setSeating}
              sides={sides}
              setSides={setSides}
            />
            <OptionList
              game={facts.id}
              specs={facts.options}
              forced={picked.forced}
              chosen={options}
              choose={setOptions}
            />
          </div>
          <StartBar names={names} seating={seating} refusal={refusal}>
            {picked.seats.length > 1 && (
              <OnlineLink setup={{ game: facts.id, scenario: picked.id, players: playersOf(seating), options }} />
            )}
          </StartBar>
        </section>
      </div>
    </form>
  );
}

interface Wished {
  scenario: ScenarioInfo | undefined;
  seating: Sitter[];
  options: Options;
  sides: string[];
}

function wishedOf(facts: GameFacts, wish: TableSetup | null): Wished {
  const found = facts.scenarios.find(({ id }) => id === wish?.scenario);
  const scenario = found ?? facts.scenarios[0];
  const seats = scenario?.seats.length ?? 0;
  if (!wish || !found || !scenario)
    return {
      scenario,
      seating: scenario ? usualSeating(scenario, boxOf(facts.id).play.opponent) : [],
      options: {},
      sides: scenario ? sidesOf(scenario) : [],
    };
  const options = wish.options ?? {};
  return {
    scenario,
    seating: seatingOf(wish.players, seats),
    options,
    sides: sidesOf(scenario, chosenSides(facts, options)),
  };
}

/** The list of sides among options. */
function chosenSides({ options: specs }: GameFacts, options: Options): string {
  return String(options[specs.find(({ type }) => type === 'sides')?.id ?? ''] ?? '');
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
