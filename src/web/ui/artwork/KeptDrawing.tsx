import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
/** True for what is taken over from the server's page in this very moment. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Takes no place of its own: the drawing stands in what is around it. */
const contents = { display: 'contents' } as const;

/**
 * The server draws, and the browser leaves what it drew as it is. The code of the drawing
 * comes only when a page is made in the browser itself. Give it a `key` of what it draws.
 * @param drawnOnServer undefined in the browser's build
 * @param Frame `g` inside an <svg>
 */
export function keptDrawing<Props extends object>(
  drawnOnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  Frame: 'g' | 'div' = 'g',
): ComponentType<Props> {
  let known = drawnOnServer;
  return function KeptDrawing(props: Props) {
    const isHydrating = useIsHydrating();
    const [isKept] = useState(isHydrating && !drawnOnServer);
    const [Drawing, setDrawing] = useState(() => known);
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
    const frame = Frame === 'div' ? { style: contents } : {};
    if (isKept) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: never written, React takes over what stands there
      return <Frame {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return <Frame {...frame}>{Drawing && <Drawing {...props} />}</Frame>;
  };
}
