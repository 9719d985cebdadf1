import type { StyleSpecification } from 'maplibre-gl';
import { MAP_STYLE_TIMEOUT_MS } from '#contract/maps/maps.ts';

/**
 * The configured style, or undefined when it does not come in time (no network, blocked, not a
 * style): the map then keeps its own ground.
 */
export async function fetchStyle(url: string): Promise<StyleSpecification | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(MAP_STYLE_TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const style: unknown = await answer.json();
    return isStyle(style) ? style : undefined;
  } catch {
    return undefined;
  }
}

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value;
