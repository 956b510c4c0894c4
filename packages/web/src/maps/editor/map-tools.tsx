import type { ReactNode } from 'react';
import { saveAs } from '../../shell/top-bar/save-as.ts';
import { LARGEST_FILE } from '../../table/limits.ts';
import type { GameId } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { editor as words } from '../../words/maps.ts';
import { mapDesk } from '../map-client.ts';
import { mapLink } from '../map-link.ts';
import { keptMaps, removeMap } from '../map-store.ts';
import { fileOf } from '../pack.ts';
import { ShareButton } from '../share-button.tsx';
import type { MapFormat, ReadMap, Template } from '../types.ts';
import own from './editor.module.css';
import type { OpenMap } from './use-map.ts';

interface MapToolsProps {
  game: GameId;
  format: MapFormat;
  map: OpenMap;
  templates: readonly Template[];
  /** what came from outside, a map or not */
  onRead(read: ReadMap): void;
}

/** Another map, a file, a link; back and again. */
export function MapTools({ game, format, map, templates, onRead }: MapToolsProps): ReactNode {
  const take = (read: ReadMap): void => {
    onRead(read);
    if (read.ok) map.add(read.record);
  };
  const open = async (file: File): Promise<void> => {
    if (file.size > LARGEST_FILE) {
      take({ ok: false, problems: [{ file: file.name, record: '', field: '', why: words.tooLarge }] });
      return;
    }
    const json: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    take(await mapDesk().read(game, json));
  };
  return (
    <>
      <Chooser game={game} format={format} map={map} templates={templates} take={take} />
      <Button isBarred={!map.canUndo} onClick={map.undo} aria-keyshortcuts="Control+Z">
        {words.undo}
      </Button>
      <Button isBarred={!map.canRedo} onClick={map.redo} aria-keyshortcuts="Control+Shift+Z">
        {words.redo}
      </Button>
      <FileButton onFile={(file) => void open(file)}>{words.openFile}</FileButton>
      <Button onClick={() => saveAs('scenarios.json', `${JSON.stringify(fileOf(game, map.record), null, 2)}\n`)}>
        {words.save}
      </Button>
      <ShareButton link={() => mapLink(game, map.record)} />
    </>
  );
}

type ChooserProps = Omit<MapToolsProps, 'onRead'> & { take(read: ReadMap): void };

/** The maps of this device, and those to begin a new one from. */
function Chooser({ game, format, map, templates, take }: ChooserProps): ReactNode {
  const mine = keptMaps(game);
  const pick = async (choice: string): Promise<void> => {
    const [kind, id = ''] = choice.split(/:(.*)/s);
    const found = mine.find(({ key }) => key === id);
    if (kind === 'mine' && found) map.open(found);
    else if (kind === 'new') take(await mapDesk().template(game, id));
    else if (kind === 'remove') {
      removeMap(game, map.key);
      const next = mine.find(({ key }) => key !== map.key);
      if (next) map.open(next);
      else take(await mapDesk().template(game, templates[0]?.id ?? ''));
    }
  };
  return (
    <select
      className={own['select']}
      aria-label={words.start}
      value={`mine:${map.key}`}
      onChange={({ target }) => void pick(target.value)}
    >
      <optgroup label={words.mine}>
        <option value={`mine:${map.key}`}>{format.title(map.record)}</option>
        {mine
          .filter(({ key }) => key !== map.key)
          .map(({ key, record }) => (
            <option key={key} value={`mine:${key}`}>
              {format.title(record)}
            </option>
          ))}
        <option value="remove">{words.remove}</option>
      </optgroup>
      <optgroup label={words.templates}>
        {templates.map(({ id, title }) => (
          <option key={id} value={`new:${id}`}>
            {title}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
