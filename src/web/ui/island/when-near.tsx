import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { island, type Load, type When, writtenOnServer } from './island.ts';
import { useIsTakenOver } from './when-made-here.tsx';

/** A little more than half a screen ahead: it lives by the time it is reached. */
const AHEAD = '500px';
const TOUCHABLE = 'button, select, summary, a[href]';
const RELEASES = ['pointerup', 'pointercancel'] as const;

/** What somebody did to the words of the server while the code was on its way. */
interface Touch {
  kind: string;
  index: number;
  text: string | null;
  value: string;
}

interface Wanted {
  /** Its code comes at once. */
  isWanted?: boolean;
}

/** Calls `come` when what `place` holds comes near the screen. Answers how to stop. */
function watch(place: Element, come: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
    { rootMargin: AHEAD },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/**
 * For what stands far down and is nothing without script: the server writes its place, and its code comes
 * when somebody gets near.
 * @param place a class with its height, so that nothing moves
 */
export const whenNearInBrowser =
  (place: string): When =>
  <Props extends object>(load: Load<Props>) => {
    const Part = island(load);
    return function WhenNearInBrowser(props: Props) {
      const frame = useRef<HTMLDivElement>(null);
      const [isNear, setNear] = useState(false);
      useEffect(() => (frame.current ? watch(frame.current, () => setNear(true)) : undefined), []);
      const waiting = <div ref={frame} className={place} />;
      return isNear ? (
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      ) : (
        waiting
      );
    };
  };

/**
 * For a part far down a page: the server writes it, and its code comes only when somebody gets near it or
 * touches it. Until then its links are links and its words are those of the server; what was touched
 * meanwhile is touched again. A page made in the browser shows nothing there before. Give it a `key` of
 * what it shows.
 * @param place a class with its height while nothing stands there
 */
export const whenNear =
  (place: string): When<Wanted> =>
  <Props extends object>(load: Load<Props>) => {
    const written = writtenOnServer(load);
    return function WhenNear(given: Props & Wanted) {
      const { isWanted = false, ...props } = given;
      const isKept = useIsTakenOver() && !written.Part;
      const [Part, setPart] = useState(() => written.Part);
      const frame = useRef<HTMLDivElement>(null);
      const touched = useRef<Touch>(undefined);
      const isMissing = !Part;
      useEffect(() => {
        const waiting = frame.current;
        if (!waiting || !isMissing) return;
        let isHere = true;
        let isPressed = false;
        let part: ComponentType<Props> | undefined;
        const show = () => {
          if (isHere && part && !isPressed) setPart(() => part);
        };
        const fetchPart = () => {
          load().then(
            (loaded) => {
              part = loaded;
              show();
            },
            // The connection went: what the server wrote is still there.
            () => undefined,
          );
        };
        // What is taken away between press and release is not clicked.
        const press = () => {
          isPressed = true;
        };
        const release = () => {
          isPressed = false;
          // The click comes with the release.
          setTimeout(show);
        };
        waiting.addEventListener('pointerdown', press);
        for (const kind of RELEASES) addEventListener(kind, release);
        if (isWanted) fetchPart();
        const forget = watch(waiting, fetchPart);
        const hear = ({ type, target }: Event) => {
          touched.current = touchOf(waiting, type, target);
          fetchPart();
        };
        const kinds = ['focusin', 'click', 'change'];
        for (const kind of kinds) waiting.addEventListener(kind, hear);
        return () => {
          isHere = false;
          forget();
          for (const kind of kinds) waiting.removeEventListener(kind, hear);
          waiting.removeEventListener('pointerdown', press);
          for (const kind of RELEASES) removeEventListener(kind, release);
        };
      }, [isMissing, isWanted]);
      useEffect(() => {
        if (!isMissing && frame.current && touched.current)
          touchAgain(frame.current, touched.current);
        touched.current = undefined;
      }, [isMissing]);
      // The keys keep React from mixing what the server wrote with what it draws itself.
      if (Part) {
        return (
          <div key="living" ref={frame} className={written.Part && 'drawn-late'}>
            <Part {...(props as unknown as Props)} />
          </div>
        );
      }
      if (isKept) {
        return (
          <div
            key="kept"
            ref={frame}
            className="drawn-late"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: never written, React takes over what stands there
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        );
      }
      return <div key="waiting" ref={frame} className={place} />;
    };
  };

function touchOf(frame: Element, kind: string, target: EventTarget | null): Touch | undefined {
  const element = target instanceof Element ? target.closest(TOUCHABLE) : null;
  if (!element) return undefined;
  const index = [...frame.querySelectorAll(TOUCHABLE)].indexOf(element);
  const value = element instanceof HTMLSelectElement ? element.value : '';
  return { kind, index, text: element.textContent, value };
}

function touchAgain(frame: Element, { kind, index, text, value }: Touch): void {
  const element = frame.querySelectorAll<HTMLElement>(TOUCHABLE)[index];
  // Something else may stand there for whoever is signed in.
  if (!element || element.textContent !== text) return;
  element.focus({ preventScroll: true });
  if (kind === 'click' && !(element instanceof HTMLAnchorElement)) element.click();
  if (kind === 'change' && element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
