import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import type { Opened, StoredTable } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { gameTitles } from '../words/games.ts';
import { site } from '../words/site.ts';
import { SiteFrame } from './site-frame.tsx';

export function GamesPage(): ReactNode {
  const desk = useDesk();
  const [stored, setStored] = useState<StoredTable[]>([]);
  const load = useCallback(async () => setStored(await desk.stored()), [desk]);
  useEffect(() => void load(), [load]);
  return (
    <SiteFrame>
      <h1>{site.games}</h1>
      <FileOpener />
      {stored.length === 0 && <p>{site.empty}</p>}
      <ul>
        {stored.map(({ id, game, title, phase }) => (
          <li key={id}>
            <Link to="/table/$id" params={{ id }}>
              {gameTitles[game]}: {title}
            </Link>{' '}
            {phase} <Button onClick={() => void desk.remove(id).then(load)}>{site.remove}</Button>
          </li>
        ))}
      </ul>
    </SiteFrame>
  );
}

function FileOpener(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<{ text: string; opened: Extract<Opened, { ok: false }> } | null>(null);
  const open = async (text: string, upTo?: number): Promise<void> => {
    const opened = await desk.importFile(text, null, upTo);
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } });
    else setFailed({ text, opened });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file) await open(await file.text());
  };
  const sound = failed?.opened.soundUpTo;
  return (
    <div>
      <label>
        {site.openFile}{' '}
        <input type="file" accept="application/json,.json" onChange={({ target }) => void read(target.files?.[0])} />
      </label>
      {failed && (
        <p role="alert">
          {site.cannotOpen}: {failed.opened.why}.{' '}
          {sound !== undefined && sound > 0 && (
            <Button onClick={() => void open(failed.text, sound)}>{site.openUpTo(sound)}</Button>
          )}
        </p>
      )}
    </div>
  );
}
