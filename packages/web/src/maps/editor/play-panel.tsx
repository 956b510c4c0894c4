import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { aloneAt, atOneScreen, onlyWatching, type PlayMode, playersOf } from '../../pages/picker/seating.ts';
import type { GameId } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { Segments } from '../../ui/segments.tsx';
import { editor as words } from '../../words/maps.ts';
import styles from '../maps.module.css';
import { packOf } from '../pack.ts';
import type { MapRecord } from '../types.ts';

const LEVELS = ['cadet', 'captain', 'admiral'] as const;
const PLAY_MODES = ['alone', 'screen', 'watch'] as const satisfies readonly PlayMode[];
const seatings = { alone: aloneAt, screen: atOneScreen, watch: onlyWatching } as const;

interface PlayPanelProps {
  game: GameId;
  record: MapRecord;
  seats: number;
  isSound: boolean;
}

/** Who sits where, and on to the table. */
export function PlayPanel({ game, record, seats, isSound }: PlayPanelProps): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const [mode, setMode] = useState<PlayMode>('alone');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('captain');
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const players = playersOf(seatings[mode](seats)).map((player) =>
      player.is === 'computer' ? { ...player, level } : player,
    );
    const made = await desk.create({ game, scenario: record.id, players, pack: packOf(game, record) });
    if (made.ok) await navigate({ to: '/table/$id', params: { id: made.id } });
    else setRefusal(made.why);
  };
  return (
    <section className={styles['panel']} aria-label={words.play}>
      <Label>{words.play}</Label>
      <Segments<PlayMode>
        label={words.who}
        value={mode}
        options={PLAY_MODES.map((id) => ({ id, label: words.mode[id] }))}
        onPick={setMode}
      />
      {mode !== 'screen' && (
        <Segments<(typeof LEVELS)[number]>
          label={words.against}
          value={level}
          options={LEVELS.map((id) => ({ id, label: id }))}
          onPick={setLevel}
        />
      )}
      <Button look={isSound ? 'lamp' : 'quiet'} isBarred={!isSound} onClick={() => isSound && void start()}>
        {words.playNow}
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
