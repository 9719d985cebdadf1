import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A little more than half a screen ahead: what comes late is there when it is reached. */
const AHEAD = '500px';

type WhenNearProps = {
  children: ReactNode;
  /** Keeps the place, so that nothing moves: a class with its height. */
  className: string;
};

/** Draws what it holds once it comes near the screen; its code is fetched then, too. */
export function WhenNear({ children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={className} />;
}
