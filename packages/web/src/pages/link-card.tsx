import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { boxOf, firstGame } from '../boards/boxes.ts';
import { hasGameLink, type LinkedGame, linkedGame, readGameLink } from '../table/game-link.ts';
import { hasStartLink, readStartLink } from '../table/start-link.ts';
import type { Opened, TableSetup } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { site } from '../words/site.ts';
import { BoxArt } from './box-art.tsx';
import styles from './front-card.module.css';
import { BrokenFile } from './trouble/broken-file.tsx';

/** What the address asks for: a start like another's, or a whole game. */
type Sent = { is: 'start'; setup: TableSetup } | { is: 'game' } | { is: 'broken' };

export function useSentLink(): Sent | null {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const setup = readStartLink(hash);
  if (setup) return { is: 'start', setup };
  if (hasGameLink(hash)) return { is: 'game' };
  return hasStartLink(hash) ? { is: 'broken' } : null;
}

interface LinkCardProps {
  sent: Sent;
  /** what is wrong with it, if it cannot be started */
  start(setup: TableSetup): Promise<string | null>;
}

export function LinkCard({ sent, start }: LinkCardProps): ReactNode {
  const linked = useLinkedGame(sent);
  return (
    <section className={styles['card']} data-lit aria-labelledby="sent">
      <BoxArt box={sent.is === 'start' ? sent.setup.game : (linked?.game ?? firstGame)} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={styles['eyebrow']}>
          <b>{site.linkHere}</b>
        </p>
        {sent.is === 'start' && <StartLinked setup={sent.setup} start={start} />}
        {sent.is === 'game' && <OpenLinked linked={linked} />}
        {sent.is === 'broken' && (
          <p id="sent" role="alert">
            {site.linkBroken}
          </p>
        )}
      </div>
    </section>
  );
}

function StartLinked({ setup, start }: { setup: TableSetup; start: LinkCardProps['start'] }): ReactNode {
  const title = useTitle(setup);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <h2 id="sent">{site.linkStart(boxOf(setup.game).title, title)}</h2>
      {setup.seed !== undefined && <p>{site.linkSeed}</p>}
      {problem !== null && <p role="alert">{site.linkRefused(problem)}</p>}
      <div className={styles['ways']}>
        <Button look="lamp" onClick={() => void start(setup).then(setProblem)}>
          {site.start}
        </Button>
      </div>
    </>
  );
}

function useLinkedGame(sent: Sent): LinkedGame | null {
  const [linked, setLinked] = useState<LinkedGame | null>(null);
  const isGame = sent.is === 'game';
  useEffect(() => {
    if (!isGame) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const text = await readGameLink(location.hash);
      if (isCurrent && text !== null && text !== 'too-long') setLinked(linkedGame(text));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [isGame]);
  return isGame ? linked : null;
}

function useTitle({ game, scenario }: Pick<TableSetup, 'game' | 'scenario'>): string {
  const desk = useDesk();
  const [title, setTitle] = useState('');
  useEffect(() => {
    void desk.facts(game).then(({ scenarios }) => setTitle(scenarios.find(({ id }) => id === scenario)?.title ?? ''));
  }, [desk, game, scenario]);
  return title;
}

function LinkedTitle({ linked }: { linked: LinkedGame }): ReactNode {
  return site.linkStart(boxOf(linked.game).title, useTitle(linked));
}

function OpenLinked({ linked }: { linked: LinkedGame | null }): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<{ text: string; opened: Extract<Opened, { ok: false }> } | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const take = async (text: string, upTo?: number): Promise<void> => {
    const opened = await desk.importFile(text, null, upTo);
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } });
    else setFailed({ text, opened });
  };
  const open = async (): Promise<void> => {
    const text = await readGameLink(location.hash);
    if (text === null) setBroken(site.linkBroken);
    else if (text === 'too-long') setBroken(site.linkTooLarge);
    else await take(text);
  };
  return (
    <>
      <h2 id="sent">{linked ? <LinkedTitle linked={linked} /> : site.linkGame}</h2>
      {linked && <p>{site.linkGameNote(linked.moves)}</p>}
      {broken && <p role="alert">{broken}</p>}
      {failed && <BrokenFile opened={failed.opened} openUpTo={(upTo) => void take(failed.text, upTo)} />}
      <div className={styles['ways']}>
        <Button look="lamp" onClick={() => void open()}>
          {site.openLinked}
        </Button>
      </div>
    </>
  );
}
