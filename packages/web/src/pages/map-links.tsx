import type { ReactNode } from 'react';
import { boxes } from '../boards/boxes.ts';
import { hasMaps } from '../boards/map-formats.ts';
import type { GameId } from '../table/types.ts';
import { site } from '../words/site.ts';
import { PageLink } from './page-link.tsx';

/** The way to maps of one's own, where a game has them. */
export function MapLinks({ game }: { game: GameId }): ReactNode {
  if (!hasMaps(game)) return null;
  return (
    <PageLink to="/maps/$game" params={{ game }}>
      {site.drawMap}
    </PageLink>
  );
}

/** The same for the front page: every game whose maps can be drawn. */
export function AllMapLinks(): ReactNode {
  return (
    <>
      <strong>{site.drawMap}</strong>
      {boxes
        .filter(({ id }) => hasMaps(id))
        .map(({ id, title }) => (
          <PageLink key={id} to="/maps/$game" params={{ game: id }} aria-label={site.drawMapOf(title)}>
            {title}
          </PageLink>
        ))}
    </>
  );
}
