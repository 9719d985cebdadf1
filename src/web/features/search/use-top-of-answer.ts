import { useEffect, useRef } from 'react';

/** Another answer is read from its beginning; whoever comes back is led to their place by the page. */
export function useTopOfAnswer(key: string) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) {
      top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [key]);
  return top;
}
