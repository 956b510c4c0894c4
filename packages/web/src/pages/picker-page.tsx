import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { isPlayable } from '../boards/shelf.ts';
import { readStartLink } from '../table/start-link.ts';
import type { GameFacts, GameId } from '../table/types.ts';
import { picker } from '../words/site.ts';
import { MissingPage } from './missing-page.tsx';
import { Picker } from './picker/picker.tsx';
import { SiteFrame } from './site-frame.tsx';

export function PickerPage(): ReactNode {
  const { game } = useParams({ from: '/play/$game' });
  return isPlayable(game) ? <OpenPicker key={game} game={game} /> : <MissingPage />;
}

function OpenPicker({ game }: { game: GameId }): ReactNode {
  const desk = useDesk();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [wish] = useState(() => readStartLink(location.hash));
  useEffect(() => void desk.facts(game).then(setFacts), [desk, game]);
  return (
    <SiteFrame>
      {facts ? (
        <Picker facts={facts} wish={wish?.game === game ? wish : null} />
      ) : (
        <p role="status">{picker.loading}</p>
      )}
    </SiteFrame>
  );
}
