import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { boards } from '../boards/registry.ts';
import type { GameFacts, GameId } from '../table/types.ts';
import { MissingPage } from './missing-page.tsx';
import { SiteFrame } from './site-frame.tsx';

export function RulesPage(): ReactNode {
  const { game } = useParams({ from: '/rules/$game' });
  return isGame(game) ? <Rules game={game} /> : <MissingPage />;
}

function Rules({ game }: { game: GameId }): ReactNode {
  const desk = useDesk();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => void desk.facts(game).then(setFacts), [desk, game]);
  return (
    <SiteFrame>
      <h1>{facts?.title}</h1>
      <dl>
        {facts?.rules.map(({ id, text }) => (
          <div key={id} id={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SiteFrame>
  );
}

function isGame(id: string): id is GameId {
  return Object.hasOwn(boards, id);
}
