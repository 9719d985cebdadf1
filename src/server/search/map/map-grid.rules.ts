import type { Box } from '#contract/maps/maps.ts';

/**
 * Where a pin stands on the flat map, in whole steps of about half a metre: Web Mercator over the world.
 */
const WORLD = 2 ** 26;
/** The projection has no poles. */
const FARTHEST_LATITUDE = 85;

export const toX = (longitude: number) => Math.floor((longitude / 360 + 0.5) * WORLD);
export function toY(latitude: number) {
  const bounded = Math.max(-FARTHEST_LATITUDE, Math.min(FARTHEST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD);
}
const toLongitude = (x: number) => (x / WORLD - 0.5) * 360;
const toLatitude = (y: number) =>
  (Math.atan(Math.sinh((0.5 - y / WORLD) * 2 * Math.PI)) * 180) / Math.PI;

/** A part of the flat map; both ends belong to it. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const isIn = ({ left, right, top, bottom }: Area, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const areaOf = ({ west, south, east, north }: Box): Area => ({
  left: toX(west),
  right: toX(east),
  top: toY(north),
  bottom: toY(south),
});

/** The cells of 2^shift steps that a box touches; they lie on the world, not on the box, so that they stay when it moves. */
export interface Grid {
  shift: number;
  /** The first column and row. */
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const TILE_PX = 512;
const CLOSEST_ZOOM = 24;
/** Discs closer than this would lie on each other. */
const LEAST_CELL_PX = 76;
/** As many things a map can hold without losing its breath. */
export const MAX_CELLS = 200;

const gridAt = (area: Area, shift: number): Grid => {
  const column = area.left >> shift;
  const row = area.top >> shift;
  return {
    shift,
    column,
    row,
    columns: (area.right >> shift) - column + 1,
    rows: (area.bottom >> shift) - row + 1,
  };
};

/** Cells as large as a disc at this zoom; larger ones where the box would hold too many. */
export function gridOf(area: Area, zoom: number | undefined): Grid {
  const pixel = WORLD / (TILE_PX * 2 ** (zoom ?? CLOSEST_ZOOM));
  let shift = Math.max(0, Math.ceil(Math.log2(LEAST_CELL_PX * pixel)));
  while (true) {
    const grid = gridAt(area, shift);
    if (grid.columns * grid.rows <= MAX_CELLS) return grid;
    shift += 1;
  }
}

/** All that lies in a cell of the grid. */
export const areaOfGrid = ({ shift, column, row, columns, rows }: Grid): Area => ({
  left: column << shift,
  right: ((column + columns) << shift) - 1,
  top: row << shift,
  bottom: ((row + rows) << shift) - 1,
});

/** Of a cell, counted from the grid's first, row by row. */
export function boxOfCell({ shift, column, row, columns }: Grid, cell: number): Box {
  const left = (column + (cell % columns)) << shift;
  const top = (row + Math.floor(cell / columns)) << shift;
  return {
    west: rounded(toLongitude(left)),
    south: rounded(toLatitude(top + (1 << shift))),
    east: rounded(toLongitude(left + (1 << shift))),
    north: rounded(toLatitude(top)),
  };
}

export const placeAt = (x: number, y: number) => ({
  longitude: rounded(toLongitude(x)),
  latitude: rounded(toLatitude(y)),
});

/** Five decimals are about a metre, and short to send. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
