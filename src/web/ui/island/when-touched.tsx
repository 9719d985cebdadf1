import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Load, type When, writtenOnServer } from './island.ts';

const FIRST_TOUCHES = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'input',
] as const;

/** A button that does nothing without script. */
const WAITING_BUTTON = 'button[type=button]:not([popovertarget])';
/** Takes no place of its own. */
const contents = { display: 'contents' } as const;

/**
 * When somebody begins to use the page: listened for from the beginning, and before React, which keeps to
 * itself what happens in a part that it has not taken over.
 */
const firstTouch = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      for (const type of FIRST_TOUCHES) {
        addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
      }
    });

/** Whether the page of the server is being taken over; asked without drawing anything again later. */
const isHydrating = () =>
  !import.meta.env.SSR && !document.documentElement.hasAttribute('data-hydrated');

/** What did not come is fetched again once there is a network: the rest of the page does without it until then. */
const loadOnline = <Props,>(load: Load<Props>): ReturnType<Load<Props>> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadOnline(load);
  });

/**
 * For what works as the server wrote it, by links and form fields: its code comes with the first touch of
 * the page, and React then takes it over in its place; a button touched before is pressed then. In a page
 * made in the browser it comes at once.
 * What is around it must not be drawn again before without need (`memo`): React then lets go of what the server
 * wrote, a copy of it stands there, and the code comes at once.
 */
export const whenTouched = whenTouchedOr(() => false);

/** The same, and at once where `isWanted`: what the server wrote is not for whoever is there. */
export function whenTouchedOr(isWanted: () => boolean): When {
  return (load) => late(load, isWanted);
}

function late<Props extends object>(load: Load<Props>, isWanted: () => boolean) {
  const written = writtenOnServer(load);
  let isWritten = false;
  let tellDropped = () => {};
  const dropped = new Promise<void>((resolve) => {
    tellDropped = resolve;
  });
  const Late = lazy(async () => {
    if (isWritten && !isWanted()) await Promise.race([firstTouch, dropped]);
    return { default: await loadOnline(load) };
  }) as unknown as ComponentType<Props>;
  return function WhenTouched(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const Part = written.Part ?? Late;
    const missed = useRef<HTMLElement>(undefined);
    // React comes to the part itself only after the page around it stands.
    useState(() => {
      isWritten ||= isHydrating();
    });
    useEffect(() => {
      const note = ({ target }: Event) => {
        if (!(target instanceof Element) || !frame.current?.contains(target)) return;
        missed.current = target.closest<HTMLElement>(WAITING_BUTTON) ?? undefined;
      };
      addEventListener('click', note, true);
      return () => removeEventListener('click', note, true);
    }, []);
    return (
      <div ref={frame} style={contents}>
        <Suspense fallback={<AsItStood frame={frame} onDrawn={tellDropped} />}>
          <Part {...props} />
          <Alive
            onAlive={() => {
              // Journeys wait for it.
              frame.current?.setAttribute('data-alive', '');
              missed.current?.click();
            }}
          />
        </Suspense>
      </div>
    );
  };
}

/** What stood in the frame until now, while it is drawn anew; nothing where it is drawn first. */
function AsItStood({
  frame,
  onDrawn,
}: {
  frame: RefObject<HTMLElement | null>;
  onDrawn: () => void;
}) {
  const [inner] = useState(() => ({ __html: frame.current?.innerHTML ?? '' }));
  useEffect(onDrawn, [onDrawn]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the server
  return <div style={contents} dangerouslySetInnerHTML={inner} />;
}

/** Tells once that what stands beside it hears. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return null;
}
