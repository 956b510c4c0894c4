import { create } from 'zustand';

/** The phone's sheet: only the prompt, half, or everything. */
export type SheetStop = 'peek' | 'half' | 'full';
export type PanelTab = 'orders' | 'inspect' | 'log';

interface BoardStore {
  /** what the reader has picked: an id of the board's own making, such as `unit-3` */
  selected: string | null;
  select(id: string | null): void;
  /** the board desk in place of the map, null: the map */
  desk: string | null;
  openDesk(id: string | null): void;
  /** the action whose position is shown, null: now */
  lookingAt: number | null;
  lookAt(action: number | null): void;
  tab: PanelTab;
  openTab(tab: PanelTab): void;
  sheet: SheetStop;
  setSheet(stop: SheetStop): void;
  hidden: { left: boolean; right: boolean };
  toggle(column: 'left' | 'right'): void;
  isTextMap: boolean;
  showTextMap(isShown: boolean): void;
  reset(): void;
}

const fresh = {
  selected: null,
  desk: null,
  lookingAt: null,
  tab: 'orders',
  sheet: 'half',
  hidden: { left: false, right: false },
  isTextMap: false,
} as const;

/** How the reader looks at the open table; nothing of it is part of the game. */
export const useBoardStore = create<BoardStore>()((set) => ({
  ...fresh,
  select: (selected) => set({ selected }),
  openDesk: (desk) => set({ desk }),
  lookAt: (lookingAt) => set({ lookingAt }),
  openTab: (tab) => set({ tab }),
  setSheet: (sheet) => set({ sheet }),
  toggle: (column) => set(({ hidden }) => ({ hidden: { ...hidden, [column]: !hidden[column] } })),
  showTextMap: (isTextMap) => set({ isTextMap }),
  reset: () => set(fresh),
}));
