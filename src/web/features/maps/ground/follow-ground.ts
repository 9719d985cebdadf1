import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import type { Site } from '#contract/city/city.ts';
import { onThemeChosen } from '#web/browser/theme.ts';
import { fetchStyle } from '../canvas/fetch-style.ts';
import { CLEAR_PIXEL_RATIO, CLEAR_STYLE } from './own-ground.ts';

type Sources = Pick<Site, 'mapTiles' | 'mapStyleUrl'>;

/**
 * Own ground until something better is there: the operator's tiles in our own colours, else the configured
 * style. Our colours are painted again when the theme changes. What cannot be reached goes again before anyone
 * looks at an empty map.
 */
export function followGround(
  map: LibreMap,
  sources: Sources,
  setOwnGround: (isOwn: boolean) => void,
) {
  let paint: (() => StyleSpecification) | undefined;
  let isOwn = true;
  let isOver = false;
  let hasTiles = false;
  const show = (style: StyleSpecification, isOurs: boolean) => {
    isOwn = isOurs;
    setOwnGround(isOurs);
    map.setPixelRatio(isOurs ? CLEAR_PIXEL_RATIO : drawnPixelRatio(map));
    map.setStyle(style);
  };
  const theme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => {
    if (paint) show(paint(), false);
  };
  theme.addEventListener('change', repaint);
  const forgetTheme = onThemeChosen(repaint);
  map.on('data', (event) => {
    if (!isOwn && event.dataType === 'source' && 'tile' in event && event.tile) hasTiles = true;
  });
  map.on('error', (event) => {
    if (isOwn || hasTiles || !('sourceId' in event)) return;
    paint = undefined;
    show(CLEAR_STYLE, true);
  });
  const styled = async () => {
    if (sources.mapTiles) {
      const { tileStyle } = await import('../canvas/maplibre-tile-style.ts');
      const tiles = new URL(sources.mapTiles, location.href).href;
      paint = () => tileStyle(tiles);
      return paint();
    }
    return fetchStyle(sources.mapStyleUrl);
  };
  // Code that does not come leaves the ground as it is.
  styled().then(
    (style) => {
      if (style && !isOver) show(style, false);
    },
    () => {},
  );
  return () => {
    isOver = true;
    theme.removeEventListener('change', repaint);
    forgetTheme();
  };
}

/** Without a graphics card each pixel costs the visitor's processor: a coarser ground moves better. */
function drawnPixelRatio(map: LibreMap): number {
  const { gl } = map.painter.context;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? 1 : devicePixelRatio;
}
