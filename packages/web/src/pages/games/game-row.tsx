import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { boxOf } from '../../boards/boxes.ts';
import { sidesOf } from '../../boards/sides.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { Holding } from '../../shell/top-bar/holding.tsx';
import { saveAs } from '../../shell/top-bar/save-as.ts';
import { gameLink } from '../../table/game-link.ts';
import type { Player, StoredTable } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { levelNames, shell } from '../../words/shell.ts';
import { myGames } from '../../words/site.ts';
import { BoxArt } from '../box-art.tsx';
import { PageLink } from '../page-link.tsx';
import { standingOf } from '../standing.ts';
import { timeOf } from '../time.ts';
import styles from './games.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

interface GameRowProps {
  table: StoredTable;
  /** the first that waits for the reader holds the lamp */
  isFirst: boolean;
  reload(): Promise<void>;
}

export function GameRow({ table, isFirst, reload }: GameRowProps): ReactNode {
  const { id, game, isOver, isYours, actions, updated } = table;
  return (
    <article className={styles['game']} data-waits={isYours && !isOver} aria-label={table.title}>
      <BoxArt box={game} className={styles['picture']} />
      <div className={styles['text']}>
        <h2>
          {table.title} <small>{boxOf(game).title}</small> <small className={styles['place']}>{myGames.here}</small>
        </h2>
        <p className={styles['phase']}>{standingOf(table)}</p>
        <Players table={table} />
      </div>
      <p className={styles['when']}>
        {myGames.at(timeOf(updated))}
        <br />
        {myGames.actions(actions)}
      </p>
      <div className={styles['ways']}>
        <PageLink look={isFirst ? 'lamp' : 'quiet'} to="/table/$id" params={{ id }}>
          {isOver ? myGames.look : isYours ? myGames.takeTurn : myGames.open}
        </PageLink>
        <PageLink look="quiet" to="/replay/$id" params={{ id }}>
          {myGames.replay}
        </PageLink>
        <MoreMenu table={table} reload={reload} />
      </div>
    </article>
  );
}

function Players({ table }: { table: StoredTable }): ReactNode {
  const people = table.players.filter(({ is }) => is === 'person').length;
  const who = (player: Player): string => {
    if (player.is === 'computer') return levelNames[player.level];
    return people === 1 ? myGames.you : myGames.person;
  };
  const sides = sidesOf(table.names, boxOf(table.game).sides);
  return (
    <ul className={styles['players']}>
      {table.players.map((player, seat) => (
        <li key={table.names[seat]}>
          <Emblem side={sides[seat] ?? 0} /> {table.names[seat]} <span>{who(player)}</span>
        </li>
      ))}
    </ul>
  );
}

/** File, link, removal. */
function MoreMenu({ table, reload }: Pick<GameRowProps, 'table' | 'reload'>): ReactNode {
  const desk = useDesk();
  const [said, setSaid] = useState('');
  const [isSure, setSure] = useState(false);
  const fileOf = async (): Promise<string> => {
    const client = await desk.open(table.id, true);
    const file = await client.file();
    client.close();
    return file;
  };
  const holding = table.isOver ? '' : shell.holdsAll;
  const save = async (): Promise<void> => {
    saveAs(`${table.scenario}.json`, await fileOf());
    setSaid(holding);
  };
  const copy = async (): Promise<void> => {
    const link = await gameLink(await fileOf());
    if (link) await navigator.clipboard.writeText(link);
    setSaid(link ? `${myGames.copied} ${holding}` : myGames.linkTooLong);
  };
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button aria-label={myGames.more(table.title)}>⋯</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={6}>
            <DropdownMenu.Item onSelect={() => void save()}>
              <Holding words={myGames.export} isRunning={!table.isOver} />
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => void copy()}>
              <Holding words={myGames.link} isRunning={!table.isOver} />
            </DropdownMenu.Item>
            <DropdownMenu.Separator />
            <DropdownMenu.Item onSelect={() => setSure(true)}>{myGames.remove}</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      <RemoveDialog
        title={table.title}
        isOpen={isSure}
        setOpen={setSure}
        remove={() => void desk.remove(table.id).then(reload)}
      />
    </>
  );
}
