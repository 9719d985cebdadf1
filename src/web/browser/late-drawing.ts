/** A page that never rests is drawn all the same. */
const IDLE_WITHIN_MS = 1000;
/** A frame of a phone has 16. */
const STEP_MS = 4;
/** As in styles/base.css. */
const PARTS = '.drawn-late, .drawn-late .card, .card-media';

/**
 * Parts of the server's page far below the first screen (class `drawn-late`) are not laid out with it, nor what
 * stands in cards there: the first screen is seen sooner, and no tap waits for them. They follow bit by bit whenever
 * the page has a moment, and whoever scrolls there before finds them drawn by the browser itself. Call once, in the
 * browser.
 * @param isWhole everything at once, because the page is shown from farther down
 */
export function drawLateParts(isWhole: boolean): void {
  const parts = isWhole ? [] : document.querySelectorAll<HTMLElement>(PARTS);
  let next = 0;
  const drawNext = () => {
    if (next === parts.length) {
      document.documentElement.setAttribute('data-drawn', '');
      return;
    }
    const end = performance.now() + STEP_MS;
    do {
      const part = parts[next++];
      part?.style.setProperty('content-visibility', 'visible');
      // Laid out now, painted with the next frame: a tap may come between.
      part?.getBoundingClientRect();
    } while (next < parts.length && performance.now() < end);
    // A page in the background has no frames.
    if (document.hidden) whenIdle(drawNext);
    else requestAnimationFrame(() => whenIdle(drawNext));
  };
  if (isWhole) drawNext();
  else whenIdle(drawNext);
}

/** Not every browser tells when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  else setTimeout(task);
}
