import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isPlayable } from '../../boards/boxes.ts';
import { MissingPage } from '../../pages/trouble/missing-page.tsx';
import { useFacts } from '../../rules/use-facts.ts';
import { readStartLink } from '../../table/start-link.ts';
import type { GameId } from '../../table/types.ts';
import { roomWords, tableWords } from '../../words/online.ts';
import { OnlineFrame } from '../online-frame.tsx';
import type { Me } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import { NewTable } from './new-table.tsx';

export function NewTablePage(): ReactNode {
  const { game } = useParams({ from: '/new/$game' });
  if (!isPlayable(game)) return <MissingPage />;
  return <OnlineFrame title={tableWords.title}>{(me) => <WithFacts key={game} game={game} me={me} />}</OnlineFrame>;
}

function WithFacts({ game, me }: { game: GameId; me: Me | null }): ReactNode {
  const facts = useFacts(game);
  const navigate = useNavigate();
  const lookAgain = useLookAgain();
  const [wish] = useState(() => readStartLink(location.hash));
  if (!facts) return <p role="status">{roomWords.loading}</p>;
  const open = async (table: string): Promise<void> => {
    await lookAgain();
    await navigate({ to: '/online/$table', params: { table } });
  };
  return <NewTable facts={facts} me={me} wish={wish?.game === game ? wish : null} open={open} />;
}
