import '../../src/styles/base.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PatternDefs } from '../../src/kit/patterns.tsx';
import { BigMap } from './big-map.tsx';
import { Counters } from './counters.tsx';
import { Layers } from './layers.tsx';
import { Moments } from './moments.tsx';

const stories: Readonly<Record<string, () => ReactNode>> = {
  counters: Counters,
  layers: Layers,
  moments: Moments,
  map: BigMap,
};

/** One story by the address: `#counters`. */
function Story(): ReactNode {
  const name = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash.slice(1),
  );
  const Shown = stories[name];
  return (
    <>
      <PatternDefs />
      {Shown ? <Shown /> : <p>no such story</p>}
    </>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<Story />);
