import { useSettings } from '../settings/settings.ts';
import type { Cue } from './cues.ts';
import type { Synth } from './synth.ts';

let synth: Promise<Synth> | null = null;

/** Plays cues if the reader has switched sound on and looks at the page; until then no audio exists. */
export async function hear(cues: readonly Cue[]): Promise<void> {
  if (cues.length === 0 || !isOn()) return;
  synth ??= import('./synth.ts').then((module) => new module.Synth());
  const player = await synth;
  if (isOn()) player.play(cues);
}

function isOn(): boolean {
  return useSettings.getState().sound && !document.hidden;
}

useSettings.subscribe(({ sound }) => {
  if (!sound) void synth?.then((player) => player.hush());
});
