import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Says what the touched link itself says, if it says something: once, and not again when the page is loaded anew, for
 * then the address is `plain`.
 */
export function useLinkAnswer<Answer>(
  answer: Answer | undefined,
  say: (answer: Answer) => unknown,
  plain: string,
): void {
  const [, navigate] = useLocation();
  const isSaid = useRef(false);
  useEffect(() => {
    if (answer === undefined || isSaid.current) return;
    isSaid.current = true;
    void say(answer);
    navigate(plain, { replace: true });
  });
}
