import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { online as words } from '../../words/online.ts';
import online from '../online.module.css';
import { ProblemNote } from '../problem-note.tsx';
import styles from './lobby.module.css';

/** Where the page has no address line, a link is pasted here. */
export function JoinByLink(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const navigate = useNavigate();
  const join = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const to = addressIn(link);
    if (to === null) setWhy(words.noLink);
    else void navigate({ to: '/join/$table', params: { table: to.table }, hash: to.invite });
  };
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{words.joinByLink}</Button>;
  return (
    <form className={styles['join']} aria-label={words.joinByLink} onSubmit={join}>
      <label className={online['field']}>
        <span>{words.linkField}</span>
        <input type="url" required ref={focus} value={link} onChange={({ target }) => setLink(target.value)} />
      </label>
      <Button type="submit">{words.joinIt}</Button>
      <ProblemNote why={why} />
    </form>
  );
}

/** It was opened to be written in. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** The table and the invitation of a link to this server. */
function addressIn(link: string): { table: string; invite: string } | null {
  if (!URL.canParse(link.trim())) return null;
  const { origin, pathname, hash } = new URL(link.trim());
  const [, where, table] = pathname.split('/');
  if (origin !== location.origin || (where !== 'join' && where !== 'online') || !table) return null;
  return { table, invite: hash.slice(1) };
}
