import type { OpenPlace } from './open-place.rules.ts';
import { isPlace, middleOfPoints, type OsmElement, placeOfOsm } from './osm.rules.ts';

/** Read again from its beginning with each call; things of other sorts may be left out. */
export type Elements = (wanted: readonly OsmElement['type'][]) => AsyncIterable<OsmElement>;

/** Of a way's nodes so many tell where it is. */
const NODES_OF_A_WAY = 8;

const spread = (nodes: readonly number[]): number[] => {
  const step = Math.max(1, Math.floor(nodes.length / NODES_OF_A_WAY));
  return nodes.filter((_, index) => index % step === 0).slice(0, NODES_OF_A_WAY);
};

/**
 * Places among the things of a file. Ways and relations lie where their nodes do, and those may stand anywhere
 * in it: so it is read for relations, for ways, for nodes, and then for the places; only what places need is kept.
 */
export async function* placesOfOsm(elements: Elements): AsyncGenerator<OpenPlace> {
  const isWithoutPin = ({ tags, latitude }: OsmElement) => latitude === undefined && isPlace(tags);
  const waysNeeded = new Map<number, readonly number[]>();
  const nodesNeeded = new Set<number>();
  const pins = new Map<number, readonly [number, number]>();
  for await (const element of elements(['relation'])) {
    if (!isWithoutPin(element)) continue;
    for (const way of element.ways ?? []) waysNeeded.set(way, []);
    for (const node of element.nodes ?? []) nodesNeeded.add(node);
  }
  for await (const way of elements(['way'])) {
    const isNeeded = waysNeeded.has(way.id);
    if (!isNeeded && !isWithoutPin(way)) continue;
    const nodes = spread(way.nodes ?? []);
    if (isNeeded) waysNeeded.set(way.id, nodes);
    for (const node of nodes) {
      const point = way.points?.[way.nodes?.indexOf(node) ?? -1];
      if (point) pins.set(node, point);
      else nodesNeeded.add(node);
    }
  }
  if (nodesNeeded.size > 0) {
    for await (const { id, latitude, longitude } of elements(['node'])) {
      if (latitude === undefined || longitude === undefined || !nodesNeeded.has(id)) continue;
      pins.set(id, [longitude, latitude]);
    }
  }
  const pinsOf = (nodes: readonly number[]) =>
    nodes.flatMap((node) => [pins.get(node) ?? []].filter((pin) => pin.length === 2)) as [
      number,
      number,
    ][];
  for await (const element of elements(['node', 'way', 'relation'])) {
    if (!isPlace(element.tags)) continue;
    const own = element.type === 'way' ? spread(element.nodes ?? []) : (element.nodes ?? []);
    const nodes = [...own, ...(element.ways ?? []).flatMap((way) => waysNeeded.get(way) ?? [])];
    const at = element.latitude === undefined ? middleOfPoints(pinsOf(nodes)) : {};
    yield placeOfOsm({ ...element, ...at });
  }
}
