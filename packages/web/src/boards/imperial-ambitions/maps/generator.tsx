import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { HEX } from '../../../kit/map/geometry.ts';
import { MapView } from '../../../kit/map/map-view.tsx';
import { PatternDefs } from '../../../kit/patterns.tsx';
import { FiguresPanel } from '../../../maps/figures-panel.tsx';
import { mapDesk } from '../../../maps/map-client.ts';
import { addMap } from '../../../maps/map-store.ts';
import styles from '../../../maps/maps.module.css';
import { PlaytestPanel } from '../../../maps/playtest/playtest-panel.tsx';
import { ShareButton } from '../../../maps/share-button.tsx';
import type { Checked } from '../../../maps/types.ts';
import { PageLink } from '../../../pages/page-link.tsx';
import { startHash } from '../../../table/start-link.ts';
import type { Player } from '../../../table/types.ts';
import { Button } from '../../../ui/button.tsx';
import { mapWords } from '../../../words/maps.ts';
import { GeneratorForm } from './generator-form.tsx';
import { type GeneratorWish, readWish, warOf, wishHash } from './generator-wish.ts';
import type { WarStock } from './rules.ts';
import { WarLayers, warSides, worldOf } from './war-map.tsx';
import { generatorWords as words } from './words.ts';

const GAME = 'imperial-ambitions';

interface Made {
  record: WarRecord;
  checked: Checked;
}

/** Figures on the left, the map that they make, how fair it is, and what many games say. */
export function Generator({ stock }: { stock: WarStock }): ReactNode {
  const [wish, setWish] = useState(() => readWish(location.hash));
  const made = useMade(wish);
  const war = useMemo(() => warOf(wish), [wish]);
  const work = useMemo(() => ({ game: GAME, ...war, pack: null }) as const, [war]);
  const sides = useMemo(() => made?.record.players.map(({ seat }) => warSides(made.record)(seat)) ?? [], [made]);
  useEffect(() => history.replaceState(history.state, '', `#${wishHash(wish)}`), [wish]);
  return (
    <>
      <PatternDefs />
      <div className={styles['head']}>
        <div>
          <p className={styles['crumb']}>{mapWords.crumb(words.game)}</p>
          <h1>{words.warFor(wish.dukes)}</h1>
        </div>
        <div className={styles['tools']}>
          <ShareButton link={async () => location.href} />
          {made && <EditThis record={made.record} />}
          <PlayThis wish={wish} />
        </div>
      </div>
      <div className={styles['columns']}>
        <section className={styles['panel']} aria-label={mapWords.generator}>
          <GeneratorForm wish={wish} change={setWish} planets={made ? planetsOf(made.record) : null} />
        </section>
        <div className={styles['centre']}>
          {made && <Preview record={made.record} stock={stock} />}
          <p className={styles['note']} role="status">
            {made
              ? words.about(made.record.sectors.length, made.record.systems.length, attemptOf(made.record))
              : mapWords.loading}
          </p>
        </div>
        <div className={styles['column']}>
          {made && (
            <FiguresPanel
              rows={made.checked.figures}
              names={made.record.players.map(({ name }) => name)}
              sides={sides}
            />
          )}
          <PlaytestPanel work={work} sides={sides} />
        </div>
      </div>
    </>
  );
}

/** The map of these figures; the last one stays until the next is there. */
function useMade(wish: GeneratorWish): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void mapDesk()
      .generate(GAME, warOf(wish))
      // the worker answers with the record of this very game
      .then(({ record, checked }) => isCurrent && setMade({ record: record as WarRecord, checked }));
    return () => {
      isCurrent = false;
    };
  }, [wish]);
  return made;
}

function Preview({ record, stock }: { record: WarRecord; stock: WarStock }): ReactNode {
  const world = worldOf(
    record.sectors.map(({ sheet }) => sheet),
    stock,
  );
  return (
    <div className={styles['map']}>
      <MapView key={JSON.stringify(world)} world={world} home={world} unit={HEX} label={words.preview}>
        <WarLayers record={record} sheet={stock} />
      </MapView>
    </div>
  );
}

function planetsOf({ systems }: WarRecord): number {
  return systems.filter(({ planets }) => planets.some(({ type }) => type === 'habitable')).length;
}

function attemptOf({ generatedFrom }: WarRecord): number {
  return Number(generatedFrom?.['attempt'] ?? 0) + 1;
}

function PlayThis({ wish }: { wish: GeneratorWish }): ReactNode {
  const players = Array.from(
    { length: wish.dukes },
    (_, seat): Player => (seat === 0 ? { is: 'person' } : { is: 'computer', level: 'captain' }),
  );
  const hash = startHash({ game: GAME, players, ...warOf(wish) });
  return (
    <PageLink look="lamp" to="/play/$game" params={{ game: GAME }} hash={hash}>
      {mapWords.playThis}
    </PageLink>
  );
}

function EditThis({ record }: { record: WarRecord }): ReactNode {
  const navigate = useNavigate();
  const edit = async (): Promise<void> => {
    const read = await mapDesk().read(GAME, record);
    if (!read.ok) return;
    addMap(GAME, read.record);
    await navigate({ to: '/maps/$game', params: { game: GAME } });
  };
  return <Button onClick={() => void edit()}>{mapWords.editThis}</Button>;
}
