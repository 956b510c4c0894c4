import { type ReactNode, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import styles from './go-to.module.css';

const MAX_MATCHES_SHOWN = 12;

/** `G`: a place by its name or hex; picking it selects it, and the map shows what is selected. */
export function GoTo(): ReactNode {
  const { overlay, show } = useBoardParts('overlay', 'show');
  return (
    <SheetDialog title={shell.goTo} isOpen={overlay === 'goTo'} onClose={() => show(null)}>
      <Finder />
    </SheetDialog>
  );
}

function Finder(): ReactNode {
  const { board, shown, sideOf } = useTable();
  const { select, show, openDesk } = useBoardParts('select', 'show', 'openDesk');
  const [wanted, setWanted] = useState('');
  if (!shown) return null;
  const wish = wanted.trim().toLowerCase();
  const found = board
    .places(shown)
    .filter(({ place, what, owner }) => `${place} ${what} ${owner}`.toLowerCase().includes(wish))
    .slice(0, MAX_MATCHES_SHOWN);
  const go = (id: string): void => {
    openDesk(null);
    select(id);
    show(null);
  };
  return (
    <form
      className={styles['finder']}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first) go(first.id);
      }}
    >
      <input
        type="search"
        value={wanted}
        placeholder={shell.goToHint}
        aria-label={shell.goToHint}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul>
        {found.map(({ id, place, what, owner, seat }) => (
          <li key={id}>
            <button type="button" onClick={() => go(id)}>
              {seat !== null && <Emblem side={sideOf(seat)} size={11} />} <b>{place}</b> <small>{what}</small>
              <span className="unseen">, {owner}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{shell.goToNone}</p>}
    </form>
  );
}
