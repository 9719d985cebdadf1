/** A page that never rests is drawn all the same. */
const IDLE_WITHIN_MS = 1000;

/**
 * Parts of the server's page far below the first screen (class `drawn-late`) are not laid out with it: the
 * first screen is seen sooner, and no tap waits for them. They follow one by one whenever the page has a
 * moment, and whoever scrolls there before finds them drawn by the browser itself. Call once, in the browser.
 * @param isWhole everything at once, because the page is shown from farther down
 */
export function drawLateParts(isWhole: boolean): void {
  const parts = isWhole ? [] : [...document.querySelectorAll<HTMLElement>('.drawn-late')];
  const drawNext = () => {
    const part = parts.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      // A page in the background has no frames.
      if (document.hidden) whenIdle(drawNext);
      else requestAnimationFrame(() => whenIdle(drawNext));
    } else document.documentElement.setAttribute('data-drawn', '');
  };
  if (isWhole) drawNext();
  else whenIdle(drawNext);
}

/** Not every browser tells when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  else setTimeout(task);
}
