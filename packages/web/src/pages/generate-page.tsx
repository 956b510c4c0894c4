import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasMaps } from '../boards/map-formats.ts';
import { useFormat } from '../maps/use-format.ts';
import type { GameId } from '../table/types.ts';
import { mapWords } from '../words/maps.ts';
import { SiteFrame } from './site-frame.tsx';
import { MissingPage } from './trouble/missing-page.tsx';

/** A map made by figures. */
export function GeneratePage(): ReactNode {
  const { game } = useParams({ from: '/maps/$game/generate' });
  return hasMaps(game) ? <Opened game={game} /> : <MissingPage />;
}

function Opened({ game }: { game: GameId }): ReactNode {
  const opened = useFormat(game);
  if (opened && !opened.format.Generator) return <MissingPage />;
  const Generator = opened?.format.Generator;
  return (
    <SiteFrame title={mapWords.generate}>
      {Generator ? <Generator stock={opened.stock} /> : <p role="status">{mapWords.loading}</p>}
    </SiteFrame>
  );
}
