import {
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Load, writtenOnServer } from './island.ts';

const never = () => () => {};
/** True for what was taken over from the server's page, as long as it stands. */
export function useIsTakenOver(): boolean {
  const isTakenOver = useRef(false);
  return useSyncExternalStore(
    never,
    () => isTakenOver.current,
    () => {
      // Remembered, so that nothing is drawn once more when hydration ends.
      isTakenOver.current = true;
      return true;
    },
  );
}

/** Takes no place of its own: the drawing stands in what is around it. */
const contents = { display: 'contents' } as const;

/** Of each kind of drawing so many are remembered; the most there are is one for each business. */
const MOST_REMEMBERED = 1000;

let toMarkup: ((drawing: ReactElement) => string) | undefined;
/**
 * The server tells how it writes a drawing; it then writes each only once: half of a page's elements stand
 * in drawings, and these say nothing but their properties.
 */
export function drawWith(write: typeof toMarkup): void {
  toMarkup = write;
}

function remembered<Props extends object>(
  known: Map<string, string>,
  Drawing: ComponentType<Props>,
  props: Props,
): string {
  const key = JSON.stringify(props);
  let markup = known.get(key);
  if (markup === undefined) {
    markup = toMarkup?.(createElement(Drawing, props)) ?? '';
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, markup);
  }
  return markup;
}

/**
 * For what a page knows and nobody presses, above all drawings: the server draws, and the browser leaves what it drew
 * as it is. Its code comes only when a page is made in the browser itself. Give it a `key` of what it draws. A drawing
 * that is always the same stands in the file of drawings instead (ui/artwork/drawn-outside.ts).
 */
export const whenMadeHere = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const onServer = writtenOnServer(load);
  const markups = new Map<string, string>();
  let known: ComponentType<Props> | undefined;
  return function WhenMadeHere(props: Props) {
    const isKept = useIsTakenOver() && !onServer.Part;
    const [Drawing, setDrawing] = useState(() => onServer.Part ?? known);
    const isMissing = !isKept && !Drawing;
    useEffect(() => {
      if (!isMissing) return;
      let isHere = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (isHere) setDrawing(() => loaded);
        },
        // The connection went: a page without its drawing is a page all the same.
        () => undefined,
      );
      return () => {
        isHere = false;
      };
    }, [isMissing]);
    if (isKept || (onServer.Part && toMarkup)) {
      const inner = { __html: onServer.Part ? remembered(markups, onServer.Part, props) : '' };
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; in the browser never written, React takes over what stands there
      return <div style={contents} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
    }
    return <div style={contents}>{Drawing && <Drawing {...props} />}</div>;
  };
};
