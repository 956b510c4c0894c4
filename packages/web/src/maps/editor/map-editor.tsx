import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { boxOf } from '../../boards/boxes.ts';
import { sidesOf } from '../../boards/sides.ts';
import { PatternDefs } from '../../kit/patterns.tsx';
import { useLatest } from '../../kit/use-latest.ts';
import { PageLink } from '../../pages/page-link.tsx';
import type { GameId } from '../../table/types.ts';
import { mapWords, editor as words } from '../../words/maps.ts';
import { FiguresPanel } from '../figures-panel.tsx';
import type { KeptMap } from '../map-store.ts';
import styles from '../maps.module.css';
import { packOf } from '../pack.ts';
import { readPath, startsWith, withValue } from '../paths.ts';
import { PlaytestPanel } from '../playtest/playtest-panel.tsx';
import type { Path, ReadMap } from '../types.ts';
import type { OpenFormat } from '../use-format.ts';
import { EditContext } from './edit-context.tsx';
import own from './editor.module.css';
import { MapTools } from './map-tools.tsx';
import { PlayPanel } from './play-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { useMap } from './use-map.ts';

interface MapEditorProps {
  game: GameId;
  opened: OpenFormat;
  first: KeptMap;
  /** the address held something that cannot be read */
  trouble: string | null;
}

/** Forms on the left, the map, and what the rules and the machine say to it. */
export function MapEditor({ game, opened, first, trouble }: MapEditorProps): ReactNode {
  const { format, stock, templates } = opened;
  const map = useMap(game, first);
  const { record, problems, checked } = map;
  const [at, setAt] = useState<Path | null>(null);
  const [refused, setRefused] = useState<string | null>(trouble);
  useUndoKeys(map.undo, map.redo);
  const isSound = checked?.problems.length === 0;
  const names = format.seats(record);
  const sides = sidesOf(names);
  const pack = useMemo(() => packOf(game, record), [game, record]);
  const go = (path: Path): void => {
    setAt(path);
    focusOn(path);
  };
  const props = { record, stock, change: map.change, problems, at, go: setAt };
  return (
    <>
      <PatternDefs />
      <div className={styles['head']}>
        <div>
          <p className={styles['crumb']}>{mapWords.crumb(boxOf(game).title)}</p>
          <h1>{format.title(record)}</h1>
        </div>
        <div className={styles['tools']}>
          {format.Generator && (
            <PageLink to="/maps/$game/generate" params={{ game }}>
              {mapWords.generate}
            </PageLink>
          )}
          <MapTools
            game={game}
            format={format}
            map={map}
            templates={templates}
            onRead={(read) => setRefused(read.ok ? null : whyNot(read))}
          />
        </div>
      </div>
      {refused && <p role="alert">{refused}</p>}
      {!map.isKept && <p role="alert">{words.notKept}</p>}
      <div className={styles['columns']}>
        <EditContext
          value={{
            record,
            problems,
            set: (path, value, tag) => map.change(withValue(record, path, value), tag),
          }}
        >
          <section className={own['forms']} aria-label={words.forms}>
            <format.Forms {...props} />
          </section>
          <div className={styles['centre']}>
            <format.Map {...props} />
            <p className={styles['note']}>{words.keys}</p>
          </div>
        </EditContext>
        <div className={styles['column']}>
          <ProblemsPanel
            problems={problems}
            isChecked={checked !== null}
            nameOf={(path) => format.placeName(record, path)}
            go={go}
          />
          <FiguresPanel rows={checked?.figures ?? []} names={names} sides={sides} />
          <PlaytestPanel work={isSound ? { game, scenario: record.id, options: {}, pack } : null} sides={sides} />
          <PlayPanel game={game} record={record} seats={names.length} isSound={isSound} />
        </div>
      </div>
    </>
  );
}

function whyNot({ problems }: ReadMap & { ok: false }): string {
  const [first] = problems;
  return `${words.broken}: ${first ? [first.record, first.field, first.why].filter(Boolean).join(', ') : ''}`;
}

/** The control whose place is nearest to the problem's, once it is drawn. */
function focusOn(path: Path): void {
  requestAnimationFrame(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-path]')]
      .map((element) => ({ element, place: readPath(element.dataset['path'] ?? '') }))
      .filter(({ place }) => startsWith(path, place))
      .sort((a, b) => b.place.length - a.place.length)[0]?.element;
    for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
    found?.querySelector<HTMLElement>('input, select, button')?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  });
}

function useUndoKeys(undo: () => void, redo: () => void): void {
  const newest = useLatest({ undo, redo });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) newest.current.redo();
      else newest.current.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [newest]);
}
