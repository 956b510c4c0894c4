import { useEffect, useRef } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

interface SceneStore<Scene> {
  scene: Scene | null;
  set(scene: Scene | null): void;
}

/** What the open composer has the map draw, and what the map hands back to it; each board has a scene of its own shape. */
export function sceneStore<Scene>(): {
  useScene: UseBoundStore<StoreApi<SceneStore<Scene>>>;
  useShowScene(key: string, make: () => Scene | null): void;
} {
  const useScene = create<SceneStore<Scene>>()((set) => ({ scene: null, set: (scene) => set({ scene }) }));
  /** Shows a scene as long as the composer stands; it is made anew whenever the key changes, which must name all that it draws from. */
  const useShowScene = (key: string, make: () => Scene | null): void => {
    const set = useScene((store) => store.set);
    const latest = useRef(make);
    latest.current = make;
    useEffect(() => {
      set(key === '' ? null : latest.current());
      return () => set(null);
    }, [key, set]);
  };
  return { useScene, useShowScene };
}
