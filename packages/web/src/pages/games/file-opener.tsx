import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { LARGEST_FILE } from '../../table/limits.ts';
import type { Opened } from '../../table/types.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { myGames, site } from '../../words/site.ts';
import { BrokenFile } from '../trouble/broken-file.tsx';
import styles from './games.module.css';

/** Takes a game file in, also by dropping it here. A broken one says where it breaks. */
export function FileOpener(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<{ text: string; opened: Extract<Opened, { ok: false }> } | null>(null);
  const open = async (text: string, upTo?: number): Promise<void> => {
    const opened = await desk.importFile(text, null, upTo);
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } });
    else setFailed({ text, opened });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST_FILE) setFailed({ text: '', opened: { ok: false, why: myGames.tooLarge } });
    else await open(await file.text());
  };
  return (
    <fieldset
      id="file"
      className={styles['file']}
      aria-label={site.openFile}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      <FileButton onFile={(file) => void read(file)}>{site.openFile}</FileButton>
      {failed && <BrokenFile opened={failed.opened} openUpTo={(upTo) => void open(failed.text, upTo)} />}
    </fieldset>
  );
}
