/** Known here, on the way, truth: only the first can be handed out. */
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace, sideNumber } from '../situation.ts';
import styles from './referee.module.css';
import type { NewsEntry, NewsWish, WarStatus } from './referee-host.ts';
import type { Host } from './use-referee.ts';
import { say } from './words.ts';

interface NewsProps {
  host: Host;
  status: WarStatus;
  shown: Shown;
  wish: NewsWish;
  item: NewsEntry | null;
  onWhat(what: NewsWish['what']): void;
  onItem(item: NewsEntry): void;
}

const MOST = 200;

export function News({ host, status, shown, wish, item, onWhat, onItem }: NewsProps): ReactNode {
  const { what } = wish;
  const entries = useLookup('referee news', JSON.stringify([wish, status.week, status.changes.length]), () =>
    host.news(wish),
  );
  return (
    <section className={styles['news']} aria-label={say.tabs[what]}>
      <div className={styles['tabs']}>
        {(Object.keys(say.tabs) as NewsWish['what'][]).map((one) => (
          <Button
            key={one}
            look={one === what ? 'paper' : 'quiet'}
            aria-pressed={one === what}
            onClick={() => onWhat(one)}
          >
            {say.tabs[one]}
          </Button>
        ))}
      </div>
      <p className={styles['note']}>{say.tabNotes[what]}</p>
      <ol>
        {(entries ?? []).slice(0, MOST).map((entry) => (
          <li key={`${entry.place} ${entry.week} ${entry.since} ${entry.headline}`}>
            <button type="button" aria-pressed={entry === item} onClick={() => onItem(entry)}>
              {entry.side >= 0 && <Emblem side={sideNumber(entry.side)} size={12} />}
              <b>{entry.headline}</b>
              <span>{what === 'truth' ? entry.truth || entry.text : entry.text}</span>
              <small>
                {what === 'truth'
                  ? say.happened(entry.date, nameOfPlace(shown, entry.place))
                  : say.dated(entry.date, entry.heard, entry.source)}
              </small>
            </button>
          </li>
        ))}
        {entries?.length === 0 && <li>{say.none}</li>}
      </ol>
      {what === 'known' && <HandOut host={host} wish={wish} name={nameOfPlace(shown, wish.place)} />}
    </section>
  );
}

function HandOut({ host, wish, name }: { host: Host; wish: NewsWish; name: string }): ReactNode {
  const save = async (format: 'markdown' | 'html'): Promise<void> => {
    const text = await host.journal(wish, format);
    download(`${name}.${format === 'html' ? 'html' : 'md'}`, text, format === 'html' ? 'text/html' : 'text/markdown');
  };
  const print = async (): Promise<void> => {
    const sheet = document.createElement('iframe');
    sheet.hidden = true;
    sheet.srcdoc = await host.journal(wish, 'html');
    sheet.onload = () => {
      sheet.contentWindow?.print();
      setTimeout(() => sheet.remove(), 60_000);
    };
    document.body.append(sheet);
  };
  return (
    <div className={styles['tabs']}>
      <Button look="paper" onClick={() => void print()}>
        {say.print}
      </Button>
      <Button onClick={() => void save('markdown')}>{say.markdown}</Button>
      <Button onClick={() => void save('html')}>{say.html}</Button>
    </div>
  );
}

export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
