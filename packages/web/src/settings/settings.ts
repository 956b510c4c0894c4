import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'off';
  patterns: 'plain' | 'strong';
  sound: boolean;
  /** how fast the map follows what others do; off: it shows now at once */
  pace: 'off' | 'slow' | 'normal' | 'fast';
  /** single letters as keys on the board */
  letters: boolean;
}

interface SettingsStore extends Settings {
  change(part: Partial<Settings>): void;
}

/** The reader's own settings, kept on the device. */
export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      theme: 'system',
      motion: 'system',
      patterns: 'plain',
      sound: false,
      pace: 'normal',
      letters: true,
      change: (part) => set(part),
    }),
    { name: 'admiralty-settings' },
  ),
);

/** Puts the settings on the page, now and whenever they change. */
export function applySettings(): void {
  const apply = ({ theme, motion, patterns }: Settings): void => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['motion'] = motion;
    dataset['patterns'] = patterns;
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}

export function isMotionOff(): boolean {
  return useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isDark(theme: Settings['theme']): boolean {
  return theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches);
}
