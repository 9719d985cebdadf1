const MOVE_MS = 200;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where the elements of a list stand in it, by their `data-moves`. */
function placesIn(list: HTMLElement) {
  const { left, top } = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>('[data-moves]')].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, name: element.dataset.moves, x: box.left - left, y: box.top - top };
  });
}

/**
 * Notes where the cards of a list stand. What it answers is called when others stand there: what stayed
 * moves to its new place, what is new comes up out of the paper; nothing for who asks for less motion.
 */
export function notePlaces(list: HTMLElement): () => void {
  const noted = new Map(placesIn(list).map(({ name, x, y }) => [name, { x, y }]));
  return () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { element, name, x, y } of placesIn(list)) {
      const old = noted.get(name);
      if (old && old.x === x && old.y === y) continue;
      const isNear = old && Math.abs(old.y - y) < innerHeight;
      element.animate(
        isNear ? { translate: [`${old.x - x}px ${old.y - y}px`, 'none'] } : { opacity: [0, 1] },
        { duration: MOVE_MS, easing: EASE_OUT },
      );
    }
  };
}
