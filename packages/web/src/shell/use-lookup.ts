import { useEffect, useRef, useState } from 'react';

/** The answer to a question that is asked again whenever its key changes; null while it is on its way. */
export function useLookup<T>(key: string, ask: () => Promise<T>): T | null {
  const [found, setFound] = useState<{ key: string; value: T } | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let isCurrent = true;
    void latest.current().then((value) => {
      if (isCurrent) setFound({ key, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.value : null;
}
