import type { Observation } from '@admiralty/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../../boards/types.ts';
import { useLatest } from '../../kit/use-latest.ts';
import { useSettings } from '../../settings/settings.ts';
import type { TableClient, TableState } from '../../table/types.ts';
import { useBoardStore } from '../board-store.ts';
import { type Beat, beatsAfter, lastOwn, sinceOwn } from './beats.ts';

/** What others did, on its way to now. */
export interface Playback {
  /** the table as far as it was shown */
  told: TableState;
  /** the act that is shown; null: the first is on its way */
  beat: Beat | null;
  /** how many are still to come */
  left: number;
  isHeld: boolean;
  hold(isHeld: boolean): void;
  step(): void;
  skip(): void;
}

interface Stage extends Pick<TableState, 'viewer' | 'observation'> {
  action: number;
  beat: Beat | null;
}

interface Given {
  client: TableClient;
  board: Board;
  state: TableState;
  /** a table that goes on and is not taught at */
  isOn: boolean;
}

/** Lets the map follow the table act by act. null: it shows now. */
export function usePlayback({ client, board, state, isOn }: Given): Playback | null {
  const pace = useSettings((settings) => settings.pace);
  const isNow = useBoardStore(({ lookingAt }) => lookingAt === null);
  const { log, viewer, length } = state;
  const [stage, setStage] = useState(() => openedOf(state));
  const [isHeld, hold] = useState(false);
  const isLive = isOn && isNow && pace !== 'off' && viewer !== null && viewer === stage.viewer;
  const isSound = isLive && stage.action <= length && lastOwn(log, viewer) <= stage.action;
  const beats = useMemo(
    () => (isSound ? beatsAfter({ log, viewer, pace }, stage.action, board) : []),
    [isSound, log, viewer, pace, stage.action, board],
  );
  const isBehind = isSound && (stage.beat !== null || beats.length > 0);
  if (viewer !== stage.viewer) setStage(openedOf(state));
  else if (!isBehind && (stage.action !== length || stage.observation !== state.observation || stage.beat !== null))
    setStage(presentOf(state));

  const latest = useLatest({ state, next: beats[0] });
  const begun = useRef(0);
  const goOn = useMemo(() => stepper(client, latest, setStage, begun), [client, latest]);
  useEffect(() => {
    if (!isBehind || isHeld) return;
    const passed = performance.now() - begun.current;
    const timer = setTimeout(goOn, Math.max((stage.beat?.ms ?? 0) - passed, 0));
    return () => clearTimeout(timer);
  }, [isBehind, isHeld, stage, goOn]);

  const told = useMemo(() => (isBehind ? asTold(state, stage) : state), [isBehind, state, stage]);
  return useMemo(() => {
    if (!isBehind) return null;
    const skip = (): void => {
      hold(false);
      setStage(presentOf(latest.current.state));
    };
    return { told, beat: stage.beat, left: beats.length, isHeld, hold, step: () => void goOn(), skip };
  }, [isBehind, told, stage.beat, beats.length, isHeld, latest, goOn]);
}

/** Goes to the next act, or to now where there is none. */
function stepper(
  client: TableClient,
  latest: { readonly current: { state: TableState; next: Beat | undefined } },
  show: (stage: Stage) => void,
  begun: { current: number },
): () => Promise<void> {
  return async () => {
    const { state, next } = latest.current;
    if (!next) return show(presentOf(state));
    const isLast = next.action === state.length;
    const asked: Promise<Observation | null> = isLast ? Promise.resolve(state.observation) : client.at(next.action);
    const observation = await asked.catch(() => null);
    if (!observation) return show(presentOf(latest.current.state));
    if (latest.current.next?.action !== next.action) return; // the reader was faster
    begun.current = performance.now();
    show({ viewer: state.viewer, action: next.action, observation, beat: next });
  };
}

function presentOf({ viewer, observation, length }: TableState): Stage {
  return { viewer, observation, action: length, beat: null };
}

/** A table that was opened, or a screen handed over: from where the reader last decided. */
function openedOf(state: TableState): Stage {
  return { ...presentOf(state), action: sinceOwn(state) };
}

function asTold(state: TableState, { observation, action }: Stage): TableState {
  const log = state.log.filter((entry) => entry.action <= action);
  return { ...state, observation, length: action, log, thinking: null, seed: null };
}
