/** Half of it on the screen counts as seen. */
const SEEN = 0.5;

/** Tells once that an element was seen, however often it comes and goes. @returns ends the watch */
export function whenSeen(element: Element, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { threshold: SEEN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
