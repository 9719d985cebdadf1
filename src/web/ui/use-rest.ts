import { useEffect, useState } from 'react';

/** Longer than the pause between two clicks of one hand, shorter than reading what has come. */
const REST_MS = 600;

/** Whether what is acted on has become another a moment ago: a press now was meant for what stood there before. */
export function useRest(of: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const end = setTimeout(() => setRested(of), REST_MS);
    return () => clearTimeout(end);
  }, [of]);
  return rested !== of;
}
