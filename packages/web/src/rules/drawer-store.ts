import { create } from 'zustand';

interface Drawer {
  isOpen: boolean;
  /** the rule shown first, null: the search */
  rule: string | null;
  open(rule?: string): void;
  close(): void;
}

/** The rules drawer: any chip opens it at its rule. */
export const useDrawer = create<Drawer>()((set) => ({
  isOpen: false,
  rule: null,
  open: (rule) => set({ isOpen: true, rule: rule ?? null }),
  close: () => set({ isOpen: false, rule: null }),
}));
