import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { hasMaps } from '../boards/map-formats.ts';
import { MapEditor } from '../maps/editor/map-editor.tsx';
import { mapDesk } from '../maps/map-client.ts';
import { readMapLink } from '../maps/map-link.ts';
import { addMap, type KeptMap, keptMaps } from '../maps/map-store.ts';
import { type OpenFormat, useFormat } from '../maps/use-format.ts';
import type { GameId } from '../table/types.ts';
import { editor, mapWords } from '../words/maps.ts';
import { SiteFrame } from './site-frame.tsx';
import { MissingPage } from './trouble/missing-page.tsx';

/** A map drawn by hand. */
export function MapsPage(): ReactNode {
  const { game } = useParams({ from: '/maps/$game' });
  return hasMaps(game) ? <Opened key={game} game={game} /> : <MissingPage />;
}

function Opened({ game }: { game: GameId }): ReactNode {
  const opened = useFormat(game);
  const first = useFirst(game, opened);
  return (
    <SiteFrame title={mapWords.editor}>
      {opened && first ? <MapEditor game={game} opened={opened} {...first} /> : <p role="status">{mapWords.loading}</p>}
    </SiteFrame>
  );
}

interface First {
  first: KeptMap;
  trouble: string | null;
}

/** What a link brings, else the map worked on last, else an empty one. */
function useFirst(game: GameId, opened: OpenFormat | null): First | null {
  const [first, setFirst] = useState<First | null>(null);
  useEffect(() => {
    if (opened) void firstMap(game, opened).then(setFirst);
  }, [game, opened]);
  return first;
}

async function firstMap(game: GameId, { templates }: OpenFormat): Promise<First> {
  const sent = await readMapLink(location.hash);
  const desk = mapDesk();
  const read = sent === null ? null : await desk.read(game, sent);
  if (read) history.replaceState(history.state, '', location.pathname);
  if (read?.ok) return { first: addMap(game, read.record), trouble: null };
  const trouble = read ? editor.brokenLink : null;
  const [kept] = keptMaps(game);
  if (kept) return { first: kept, trouble };
  const blank = await desk.template(game, templates[0]?.id ?? '');
  if (!blank.ok) throw new Error(blank.problems[0]?.why ?? 'there is no map to begin with');
  return { first: addMap(game, blank.record), trouble };
}
