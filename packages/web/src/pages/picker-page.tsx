import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { boards } from '../boards/registry.ts';
import type { GameFacts, GameId, Level, Player } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { levelNames } from '../words/shell.ts';
import { site } from '../words/site.ts';
import { MissingPage } from './missing-page.tsx';
import { SiteFrame } from './site-frame.tsx';

const choices = ['person', 'cadet', 'captain', 'admiral'] as const;

export function PickerPage(): ReactNode {
  const { game } = useParams({ from: '/play/$game' });
  return isGame(game) ? <Picker game={game} /> : <MissingPage />;
}

function Picker({ game }: { game: GameId }): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [picked, setPicked] = useState(0);
  const [seats, setSeats] = useState<Record<number, (typeof choices)[number]>>({ 0: 'person' });
  useEffect(() => void desk.facts(game).then(setFacts), [desk, game]);
  const scenario = facts?.scenarios[picked];
  if (!facts || !scenario) return <SiteFrame>{null}</SiteFrame>;
  const start = async (): Promise<void> => {
    const players = scenario.seats.map((_, seat): Player => playerOf(seats[seat] ?? 'cadet'));
    const made = await desk.create({ game, scenario: scenario.id, players });
    if (made.ok) await navigate({ to: '/table/$id', params: { id: made.id } });
  };
  return (
    <SiteFrame>
      <h1>{facts.title}</h1>
      <label>
        {site.scenario}{' '}
        <select value={picked} onChange={({ target }) => setPicked(Number(target.value))}>
          {facts.scenarios.map(({ id, title }, at) => (
            <option key={id} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p>{scenario.brief}</p>
      <fieldset>
        <legend>{site.whoPlays}</legend>
        {scenario.seats.map((name, seat) => (
          <label key={name}>
            {name}{' '}
            <select
              value={seats[seat] ?? 'cadet'}
              onChange={({ target }) =>
                setSeats({ ...seats, [seat]: choices.find((one) => one === target.value) ?? 'cadet' })
              }
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice === 'person' ? site.you : levelNames[choice]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Button look="lamp" onClick={() => void start()}>
        {site.start}
      </Button>
    </SiteFrame>
  );
}

function playerOf(choice: 'person' | Level): Player {
  return choice === 'person' ? { is: 'person' } : { is: 'computer', level: choice };
}

function isGame(id: string): id is GameId {
  return Object.hasOwn(boards, id);
}
