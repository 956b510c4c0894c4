import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { boxOf, isPlayable } from '../boards/boxes.ts';
import { useFacts } from '../rules/use-facts.ts';
import { readStartLink } from '../table/start-link.ts';
import type { GameId } from '../table/types.ts';
import { picker } from '../words/site.ts';
import { Lookups } from './lookups.tsx';
import { Picker } from './picker/picker.tsx';
import { SiteFrame } from './site-frame.tsx';
import { MissingPage } from './trouble/missing-page.tsx';

export function PickerPage(): ReactNode {
  const { game } = useParams({ from: '/play/$game' });
  return isPlayable(game) ? (
    <Lookups>
      <OpenPicker key={game} game={game} />
    </Lookups>
  ) : (
    <MissingPage />
  );
}

function OpenPicker({ game }: { game: GameId }): ReactNode {
  const facts = useFacts(game);
  const [wish] = useState(() => readStartLink(location.hash));
  return (
    <SiteFrame title={boxOf(game).title}>
      {facts ? (
        <Picker facts={facts} wish={wish?.game === game ? wish : null} />
      ) : (
        <p role="status">{picker.loading}</p>
      )}
    </SiteFrame>
  );
}
