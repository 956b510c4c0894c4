import { AlertDialog, DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { startLink } from '../table/start-link.ts';
import { Button } from '../ui/button.tsx';
import { shell } from '../words/shell.ts';
import styles from './board-menu.module.css';
import { useBoardStore } from './board-store.ts';
import { saveAs } from './save-as.ts';
import { useTable } from './table-context.tsx';

export function BoardMenu(): ReactNode {
  const { client, state } = useTable();
  const { isTextMap, showTextMap } = useBoardStore();
  const { patterns, motion, letters, change } = useSettings();
  const [isSure, setSure] = useState(false);
  const mayConcede = typeof state.viewer === 'number' && !state.observation?.result;
  const checks = [
    { label: shell.textMap, on: isTextMap, set: showTextMap },
    {
      label: shell.strongPatterns,
      on: patterns === 'strong',
      set: (on: boolean) => change({ patterns: on ? 'strong' : 'plain' }),
    },
    { label: shell.lessMotion, on: motion === 'off', set: (on: boolean) => change({ motion: on ? 'off' : 'system' }) },
    { label: shell.letterKeys, on: letters, set: (on: boolean) => change({ letters: on }) },
  ];
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>{shell.menu}</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles['menu']} align="end" sideOffset={6}>
            <DropdownMenu.Item
              onSelect={() => void client.file().then((text) => saveAs(`${state.scenario}.json`, text))}
            >
              {shell.saveFile}
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => void navigator.clipboard.writeText(startLink(state))}>
              {shell.shareLink}
            </DropdownMenu.Item>
            <DropdownMenu.Separator />
            {checks.map(({ label, on, set }) => (
              <DropdownMenu.CheckboxItem key={label} checked={on} onCheckedChange={set}>
                {label}
              </DropdownMenu.CheckboxItem>
            ))}
            <ThemeItems />
            {mayConcede && <DropdownMenu.Item onSelect={() => setSure(true)}>{shell.concede}</DropdownMenu.Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog.Root open={isSure} onOpenChange={setSure}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className={styles['scrim']} />
          <AlertDialog.Content className={styles['dialog']}>
            <AlertDialog.Title>{shell.concede}</AlertDialog.Title>
            <AlertDialog.Description>{shell.concedeSure}</AlertDialog.Description>
            <div className={styles['foot']}>
              <AlertDialog.Cancel asChild>
                <Button>{shell.keepPlaying}</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild>
                <Button look="paper" onClick={() => void client.act({ decision: null, kind: 'resign', with: {} })}>
                  {shell.yesConcede}
                </Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
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
