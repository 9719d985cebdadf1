/** Endings under which Google itself serves Google: what stands here is its own, what does not may be anybody's. */
const ENDINGS = new Set([
  'com',
  'cat',
  ...`ad ae al am as at az ba be bf bg bi bj bs bt by ca cd cf cg ch ci cl cm cn cv cz de dj dk dm dz ee es fi
    fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo kg ki kz la li lk lt lu lv md me mg mk ml mn ms
    mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st td tg tl tm tn to tt vg vu ws`.split(
    /\s+/,
  ),
  ...`ao bw ck cr id il in jp ke kr ls ma mz nz th tz ug uk uz ve vi za zm zw`
    .split(' ')
    .map((country) => `co.${country}`),
  ...`af ag ar au bd bh bn bo br bz co cu cy do ec eg et fj gh gi gt hk jm kh kw lb ly mm mt mx my na ng ni np
    om pa pe pg ph pk pr py qa sa sb sg sl sv tj tr tw ua uy vc vn`
    .split(/\s+/)
    .map((country) => `com.${country}`),
]);

const isMapsPath = (path: string) => path === '/maps' || path.startsWith('/maps/');

/**
 * What an address is to us: a page of Google Maps, a short link to one, or neither. Only the letters of
 * the host count: a name in front of an @, a port or an ending of somebody else's makes it another host.
 */
export function kindOfAddress(url: URL): 'maps' | 'short' | undefined {
  if (!/^https?:/.test(url.protocol) || url.username || url.password || url.port) return undefined;
  const host = url.hostname;
  if (host === 'maps.app.goo.gl') return /^\/[\w-]+\/?$/.test(url.pathname) ? 'short' : undefined;
  if (host === 'goo.gl') return /^\/maps\/[\w-]+\/?$/.test(url.pathname) ? 'short' : undefined;
  const [, service = '', ending = ''] = /^(www\.|maps\.)?google\.([a-z.]+)$/.exec(host) ?? [];
  if (!ENDINGS.has(ending)) return undefined;
  return service === 'maps.' || isMapsPath(url.pathname) ? 'maps' : undefined;
}
