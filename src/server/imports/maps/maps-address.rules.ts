import {
  cleanLine,
  type Pin,
  placeNumbersIn,
  readCid,
  readMapsLink,
} from '../rows/cell-values.rules.ts';
import { kindOfAddress } from './maps-hosts.rules.ts';

/** What an address of Google Maps says by itself. */
export interface MapsPlace {
  /** As the address calls the place. */
  name?: string;
  /** What was searched for: a name, perhaps with where it is. */
  query?: string;
  /** Where the place is. */
  pin?: Pin;
  /** The middle of the screen when the address was copied: near the place at best. */
  centre?: Pin;
  /** Decimal, as text: it does not fit a number. */
  cid?: string;
  /** `ChIJ…`, what the Places API calls it. */
  placeId?: string;
}

export type MapsAddressReading =
  | { kind: 'place'; place: MapsPlace }
  | { kind: 'short'; address: string }
  | { kind: 'directions' | 'no_place' | 'not_maps' };

const SCHEME = /[a-z][a-z0-9+.-]*:\/\/[^\s<>"]+/i;
const WITHOUT_SCHEME = /(?<![\w.@:/-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?[/?][^\s<>"]*/i;
/** What prose puts behind an address. */
const AFTER_ADDRESS = /(?:[.,;:!?…”’'»)\]}]|&gt;)+$/;
/** What a browser would run instead of opening it. */
const PROGRAM = /^\s*(?:javascript|data|vbscript):/i;

/** The first address in a text: people paste what the share sheet wrote around it, or an embed. */
function firstAddressIn(text: string): URL | undefined {
  if (PROGRAM.test(text)) return undefined;
  const found = [SCHEME, WITHOUT_SCHEME]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)[0]?.[0];
  if (!found) return undefined;
  const address = found.replaceAll('&amp;', '&').replace(AFTER_ADDRESS, '');
  return (
    URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`) ??
    undefined
  );
}

/** Reads what an address says, without asking anybody. */
export function readMapsAddress(text: string): MapsAddressReading {
  const url = firstAddressIn(text);
  const kind = url && kindOfAddress(url);
  if (!url || !kind) return { kind: 'not_maps' };
  if (kind === 'short') {
    return { kind, address: `https://${url.hostname}${url.pathname}${url.search}` };
  }
  const steps = url.pathname.split('/').slice(1);
  const [first, ...rest] = steps[0] === 'maps' ? steps.slice(1) : steps;
  if (first === 'dir' || url.searchParams.has('daddr') || url.searchParams.has('saddr')) {
    return { kind: 'directions' };
  }
  const place: MapsPlace = {
    ...ofParameters(url.searchParams),
    ...(first === 'embed' && ofEmbed(url.searchParams.get('pb') ?? '')),
    ...(first === 'place' && ofName(rest[0] ?? '')),
    ...(first === 'search' && ofSearch(rest[0] ?? '')),
    ...ofSteps([first ?? '', ...rest]),
  };
  const placeId = place.placeId;
  if (!place.cid && placeId) {
    const cid = cidOf(placeId);
    if (cid) place.cid = cid;
  }
  const isEmpty = Object.keys(place).length === 0;
  return isEmpty ? { kind: 'no_place' } : { kind: 'place', place };
}

/** Some programs that pass an address on encode it once more. */
const STILL_ENCODED = /%[c-f][\da-f]%[89ab][\da-f]|\S%20\S/i;

function decoded(step: string, isAgain = false): string {
  const text = isAgain ? step : step.replaceAll('+', ' ');
  try {
    const plain = decodeURIComponent(text);
    return !isAgain && STILL_ENCODED.test(plain) ? decoded(plain, true) : cleanLine(plain);
  } catch {
    return cleanLine(text);
  }
}

const PAIR = /^(?:loc:)?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

function pinOf(pair: readonly (string | undefined)[]): Pin | undefined {
  const [latitude, longitude] = [Number(pair[0]), Number(pair[1])];
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

const pairIn = (text: string): Pin | undefined => pinOf(PAIR.exec(text)?.slice(1) ?? []);

/** `37°00'01.3"N …` and `XC2V+8M Adana` name a spot on the map, no business. */
const NO_NAME = /^-?\d+(?:\.\d+)?°|^[2-9CFGHJMPQRVWX]{4,8}[+ ][2-9CFGHJMPQRVWX]{2,3}(?:[ ,]|$)/;
const SPOT = /^(\d{1,2})°(\d{1,2})'([\d.]+)"([NS])\s+(\d{1,3})°(\d{1,2})'([\d.]+)"([EW])/;

/** The pin that such a spot is. */
function spotIn(text: string): Pin | undefined {
  const [found, ...parts] = SPOT.exec(text) ?? [];
  const of = ([degrees, minutes, seconds, side]: string[]) =>
    (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) *
    (/[SW]/.test(side ?? '') ? -1 : 1);
  const shown = (degrees: number) => String(Number(degrees.toFixed(6)));
  return found ? pinOf([shown(of(parts.slice(0, 4))), shown(of(parts.slice(4)))]) : undefined;
}
const PLACE_ID = /^ChIJ[\w-]{20,}$/;

function ofName(step: string): MapsPlace {
  const name = step.startsWith('@') || step.startsWith('data=') ? '' : decoded(step);
  const pin = pairIn(name) ?? spotIn(name);
  if (pin) return { pin };
  return name && !NO_NAME.test(name) ? { name } : {};
}

function ofSearch(step: string): MapsPlace {
  const { name: query, ...rest } = ofName(step);
  return query ? { query } : rest;
}

/** `@37.0,35.3,17z` is the screen, `data=…!3d37.1!4d35.4` the pin. */
function ofSteps(steps: readonly string[]): MapsPlace {
  const screen = steps.find((step) => step.startsWith('@')) ?? '';
  const [, ...screenPair] =
    /^@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:,|$)/.exec(screen) ?? [];
  const centre = pinOf(screenPair);
  const data = decoded(steps.find((step) => step.startsWith('data=')) ?? '');
  const { latitude, longitude, cid } = readMapsLink(data);
  const pin = pinOf([latitude, longitude]);
  const placeId = /!\d+s(ChIJ[\w-]{20,})/.exec(data)?.[1] ?? placeIdOf(data);
  return {
    ...(centre && { centre }),
    ...(pin && { pin }),
    ...(cid && { cid }),
    ...(placeId && { placeId }),
  };
}

/** In an embed `2d` is the longitude and `3d` the latitude; the name stands behind its two numbers. */
function ofEmbed(pb: string): MapsPlace {
  const [, longitude, latitude] = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/.exec(pb) ?? [];
  const centre = pinOf([latitude, longitude]);
  const name = nameInEmbed(pb);
  const pin = spotIn(name);
  const { cid } = readMapsLink(pb);
  const placeId = placeIdOf(pb);
  return {
    ...(centre && { centre }),
    ...(pin && { pin }),
    ...(name && !NO_NAME.test(name) && { name }),
    ...(cid && { cid }),
    ...(placeId && { placeId }),
  };
}

/** Behind the numbers of the last place: as it is (`!2s`), or in base64 where it has other letters (`!2z`). */
function nameInEmbed(pb: string): string {
  const [, form, text = ''] =
    [...pb.matchAll(/!1(?:s0x[0-9a-f]+:0x[0-9a-f]+|m1)!2([sz])([^!]+)/gi)].at(-1) ?? [];
  return cleanLine(form === 'z' ? Buffer.from(text, 'base64').toString('utf8') : text);
}

function ofParameters(parameters: URLSearchParams): MapsPlace {
  const get = (...names: string[]) => names.map((name) => parameters.get(name)).find(Boolean) ?? '';
  const text = cleanLine(get('q', 'query'));
  const ftid = get('ftid');
  const [, namedId] = /^place_id:\s*(ChIJ[\w-]{20,})$/.exec(text) ?? [];
  const [, namedCid] = /^cid:\s*(\d+)$/.exec(text) ?? [];
  const askedId = get('query_place_id', 'place_id');
  const cid = readCid(namedCid ?? get('cid')) ?? readMapsLink(ftid).cid;
  const placeId = namedId ?? (PLACE_ID.test(askedId) ? askedId : placeIdOf(ftid));
  const pin = pairIn(text) ?? spotIn(text);
  const centre = pairIn(get('ll', 'center', 'sll'));
  const isQuery = text && !pin && !namedId && !namedCid && !NO_NAME.test(text);
  return {
    ...(isQuery && { query: text }),
    ...(pin && { pin }),
    ...(centre && { centre }),
    ...(cid && { cid }),
    ...(placeId && { placeId }),
  };
}

/** A place id holds the two numbers of `0xA:0xB`, each in eight bytes, the lowest first. */
const ID_BYTES = 20;

function placeIdOf(text: string): string | undefined {
  const [first = '', second = ''] = placeNumbersIn(text)?.split(':') ?? [];
  // Without its first number a place has no id of this kind.
  if (!readCid(first) || !readCid(second)) return undefined;
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.set([0x0a, 0x12, 0x09]);
  bytes.writeBigUInt64LE(BigInt(first), 3);
  bytes[11] = 0x11;
  bytes.writeBigUInt64LE(BigInt(second), 12);
  return bytes.toString('base64url');
}

function cidOf(placeId: string): string | null {
  const bytes = Buffer.from(placeId, 'base64url');
  if (bytes.length !== ID_BYTES || bytes[11] !== 0x11) return null;
  return readCid(String(bytes.readBigUInt64LE(12)));
}
