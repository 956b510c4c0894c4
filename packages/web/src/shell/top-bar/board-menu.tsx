import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { gameLink } from '../../table/game-link.ts';
import { startLink } from '../../table/start-link.ts';
import { AskAgain } from '../../ui/ask-again.tsx';
import { Button } from '../../ui/button.tsx';
import { keyName, useListedCommands } from '../../ui/commands.ts';
import { Key } from '../../ui/key.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useNotices } from '../notices/notices.tsx';
import { useTable } from '../table-context.tsx';
import styles from './board-menu.module.css';
import { Holding } from './holding.tsx';
import { saveAs } from './save-as.ts';

export function BoardMenu(): ReactNode {
  const { state } = useTable();
  const [isSure, setSure] = useState(false);
  const mayConcede = typeof state.viewer === 'number' && !state.observation?.result;
  const { save, share, shareGame } = useSharing();
  const isRunning = state.seed === null;
  const mayShare = state.viewer !== null && !state.link; // not behind the curtain; the server keeps the dice of its games
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button aria-label={shell.menu}>
            <span className={styles['wide']}>{shell.menu}</span>
            <svg className={styles['narrow']} viewBox="0 0 24 24" width={24} height={24} aria-hidden>
              <path d="M3 6h18M3 12h18M3 18h18" />
            </svg>
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={6}>
            {mayShare && (
              <DropdownMenu.Item onSelect={() => void save()}>
                <Holding words={shell.saveFile} isRunning={isRunning} />
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item onSelect={() => void share()}>{shell.shareLink}</DropdownMenu.Item>
            {mayShare && (
              <DropdownMenu.Item onSelect={() => void shareGame()}>
                <Holding words={shell.shareGame} isRunning={isRunning} />
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Separator />
            <CommandItems ids={['goTo', 'keys']} />
            <NoticeItems />
            <DropdownMenu.Separator />
            <CheckItems />
            <PaceItems />
            <ThemeItems />
            {mayConcede && <DropdownMenu.Item onSelect={() => setSure(true)}>{shell.concede}</DropdownMenu.Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ConcedeDialog isOpen={isSure} setOpen={setSure} />
    </>
  );
}

function CommandItems({ ids }: { ids: readonly string[] }): ReactNode {
  const listed = useListedCommands().filter(({ id }) => ids.includes(id));
  return listed.map(({ id, label, keys: [key = ''], run }) => (
    <DropdownMenu.Item key={id} onSelect={run}>
      {label} <Key>{keyName(key)}</Key>
    </DropdownMenu.Item>
  ));
}

function ThemeItems(): ReactNode {
  const { theme, change } = useSettings();
  return (
    <>
      <DropdownMenu.Separator />
      <DropdownMenu.RadioGroup
        value={theme}
        onValueChange={(value) => change({ theme: value === 'light' ? 'light' : 'dark' })}
      >
        <DropdownMenu.RadioItem value="dark">{shell.dark}</DropdownMenu.RadioItem>
        <DropdownMenu.RadioItem value="light">{shell.light}</DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator />
    </>
  );
}

/** How fast the map follows what others do. */
function PaceItems(): ReactNode {
  const { pace, change } = useSettings();
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>
        {shell.pace}: {shell.paces[pace]}
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={styles['menu']}>
          <DropdownMenu.RadioGroup value={pace}>
            {(['off', 'fast', 'normal', 'slow'] as const).map((one) => (
              <DropdownMenu.RadioItem key={one} value={one} onSelect={() => change({ pace: one })}>
                {shell.paces[one]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

/** What was noticed lately, for those who looked away. */
function NoticeItems(): ReactNode {
  const all = useNotices((notices) => notices.all);
  if (all.length === 0) return null;
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>{shell.notices}</DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={styles['menu']}>
          {all.map(({ id, head, words }) => (
            <DropdownMenu.Item key={id}>{[head, words].filter(Boolean).join(' ')}</DropdownMenu.Item>
          ))}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

function ConcedeDialog({ isOpen, setOpen }: { isOpen: boolean; setOpen(isOpen: boolean): void }): ReactNode {
  const { client } = useTable();
  return (
    <AskAgain
      title={shell.concede}
      note={shell.concedeSure}
      no={shell.keepPlaying}
      yes={shell.yesConcede}
      act={() => void client.act({ decision: null, kind: 'resign', with: {} })}
      isOpen={isOpen}
      setOpen={setOpen}
    />
  );
}

function useSharing(): Readonly<Record<'save' | 'share' | 'shareGame', () => Promise<void>>> {
  const { client, state } = useTable();
  const { notify } = useNotices();
  const holding = state.seed === null ? shell.holdsAll : '';
  const save = async (): Promise<void> => {
    const name = `${state.scenario}.json`;
    saveAs(name, await client.file());
    notify({ head: shell.saved(name), words: holding });
  };
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(startLink(state));
    notify({ words: shell.copied });
  };
  const shareGame = async (): Promise<void> => {
    const link = await gameLink(await client.file());
    if (link) await navigator.clipboard.writeText(link);
    notify(link ? { head: shell.copied, words: holding } : { words: shell.tooLong });
  };
  return { save, share, shareGame };
}

function CheckItems(): ReactNode {
  const { isTextMap, showTextMap } = useBoardParts('isTextMap', 'showTextMap');
  const { patterns, motion, letters, sound, change } = useSettings();
  const checks: { label: string; icon?: ReactNode; on: boolean; set(on: boolean): void }[] = [
    { label: shell.textMap, on: isTextMap, set: showTextMap },
    {
      label: shell.strongPatterns,
      on: patterns === 'strong',
      set: (on: boolean) => change({ patterns: on ? 'strong' : 'plain' }),
    },
    { label: shell.lessMotion, on: motion === 'off', set: (on: boolean) => change({ motion: on ? 'off' : 'system' }) },
    { label: shell.letterKeys, on: letters, set: (on: boolean) => change({ letters: on }) },
    { label: shell.sound, icon: <Loudspeaker isOn={sound} />, on: sound, set: (on: boolean) => change({ sound: on }) },
  ];
  return checks.map(({ label, icon, on, set }) => (
    <DropdownMenu.CheckboxItem key={label} checked={on} onCheckedChange={set}>
      <span className={styles['named']}>
        {icon} {label}
      </span>
    </DropdownMenu.CheckboxItem>
  ));
}

/** With waves while it speaks, crossed while it is silent. */
function Loudspeaker({ isOn }: { isOn: boolean }): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width={18} height={18} aria-hidden>
      <path d="M3 9h4l5-4v14l-5-4H3z" />
      <path d={isOn ? 'M15 9q3 3 0 6M18 6q6 6 0 12' : 'M15 9l6 6M21 9l-6 6'} />
    </svg>
  );
}
