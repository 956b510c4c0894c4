import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/** The phone's sheet: only the prompt, half, or everything. */
export type SheetStop = 'peek' | 'half' | 'full';
export type PanelTab = 'orders' | 'inspect' | 'log' | 'table';
export type Speed = 1 | 2 | 4;
/** What lies over the board, asked for by a key or the menu. */
export type Overlay = 'keys' | 'goTo' | null;

interface BoardStore {
  /** what the reader has picked: an id of the board's own making, such as `unit-3` */
  selected: string | null;
  select(id: string | null): void;
  /** units that are ordered together, by the same ids */
  group: readonly string[];
  toggleInGroup(id: string): void;
  /** the board desk in place of the map, null: the map; a phone's sheet makes room for it */
  desk: string | null;
  openDesk(id: string | null): void;
  /** the action whose position is shown, null: now */
  lookingAt: number | null;
  lookAt(action: number | null): void;
  /** the action that what is said next quotes */
  quoted: number | null;
  quote(action: number | null): void;
  /** after the end: the whole truth, or what the reader knew */
  isTruth: boolean;
  showTruth(isShown: boolean): void;
  isPlaying: boolean;
  speed: Speed;
  /** plays the past from an action on, up to now */
  playFrom(action: number): void;
  stop(): void;
  setSpeed(speed: Speed): void;
  tab: PanelTab;
  openTab(tab: PanelTab): void;
  sheet: SheetStop;
  setSheet(stop: SheetStop): void;
  hidden: { left: boolean; right: boolean };
  toggle(column: 'left' | 'right'): void;
  isTextMap: boolean;
  showTextMap(isShown: boolean): void;
  overlay: Overlay;
  show(overlay: Overlay): void;
  reset(): void;
}

const fresh = {
  selected: null,
  group: [],
  desk: null,
  lookingAt: null,
  quoted: null,
  isTruth: true,
  isPlaying: false,
  speed: 1,
  tab: 'orders',
  sheet: 'half',
  hidden: { left: false, right: false },
  isTextMap: false,
  overlay: null,
} as const;

/** How the reader looks at the open table; nothing of it is part of the game. */
export const useBoardStore = create<BoardStore>()((set) => ({
  ...fresh,
  select: (selected) => set({ selected }),
  toggleInGroup: (id) =>
    set(({ group }) => ({ group: group.includes(id) ? group.filter((one) => one !== id) : [...group, id] })),
  openDesk: (desk) => set({ desk, sheet: desk === null ? 'half' : 'peek' }),
  lookAt: (lookingAt) => set(lookingAt === null ? { lookingAt, isPlaying: false } : { lookingAt }),
  quote: (quoted) => set(quoted === null ? { quoted } : { quoted, tab: 'table' }),
  showTruth: (isTruth) => set({ isTruth }),
  playFrom: (lookingAt) => set({ lookingAt, isPlaying: true }),
  stop: () => set({ isPlaying: false }),
  setSpeed: (speed) => set({ speed }),
  openTab: (tab) => set({ tab }),
  setSheet: (sheet) => set({ sheet }),
  toggle: (column) => set(({ hidden }) => ({ hidden: { ...hidden, [column]: !hidden[column] } })),
  showTextMap: (isTextMap) => set({ isTextMap }),
  show: (overlay) => set({ overlay }),
  reset: () => set(fresh),
}));

/** Some parts of it: a change of the others does not draw the component anew. */
export function useBoardParts<Part extends keyof BoardStore>(...parts: Part[]): Pick<BoardStore, Part> {
  return useBoardStore(
    useShallow((store) => Object.fromEntries(parts.map((part) => [part, store[part]])) as Pick<BoardStore, Part>),
  );
}
