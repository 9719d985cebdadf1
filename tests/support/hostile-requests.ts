import type { Endpoint } from '#contract/api/endpoint.ts';
import { largestBody, pathParameters, takesBody } from '#contract/api/endpoint.ts';
import { type Draw, seededDraw } from '#server/examples/seeded-draw.rules.ts';
import { inputSchema } from '#server/platform/http/input-bounds.ts';
import {
  longHeaders,
  oddNames,
  TEXT_NUMBERS,
  TRAPS,
  withNames,
  withNumbers,
} from './hostile-values.ts';

type Schema = ReturnType<typeof inputSchema>;
type Fields = Record<string, unknown>;

/** How a request differs from what a form sends. */
const KINDS = [
  'right',
  'right',
  'longest',
  'wrong',
  'noise',
  'long',
  'many',
  'wide',
  'deep',
  'broken',
  'nothing',
  'trap',
  'trap',
  'names',
  'numbers',
  'again',
  'heads',
] as const;
export type Kind = (typeof KINDS)[number];
/** Whose texts are not what a field is for. */
const WILD = new Set<Kind>(['noise', 'longest', 'trap']);

export interface HostileRequest {
  endpoint: Endpoint;
  kind: Kind;
  address: string;
  /** Made anew for each sending: a body in pieces can be read once. */
  init(): RequestInit;
  said: string;
}

/** Node refuses longer headers itself. */
const MOST_ADDRESS = 12_000;
const FIRST_ID = 1001;
const MOST_PIECES = 40;
/** Bytes. */
const BEYOND = 1024;

const WORDS =
  `kebap kuaför nöbetçi eczane Seyhan'da çocuk doktoru İĞNE ışıl Çukurova düğün salonu açık ucuz
  yakın Kebapçı Mesut restoran oto yıkama 7/24 su tesisatçısı şırdan bici bici pide lahmacun`.split(
    /\s+/,
  );
/** By what a field is called: what its pattern wants. */
const KNOWN: Record<string, readonly unknown[]> = {
  userId: [1, 'me'],
  day: ['2026-11-25', '2026-02-31', '0000-00-00', '275760-09-13', '9999-12-31'],
  date: ['2026-11-20', '9999-12-31'],
  startDate: ['2026-11-25'],
  endDate: ['2026-12-25'],
  expiresAt: ['2027-01-01T00:00:00Z'],
  time: ['12:30', '23:59'],
  open: ['now', '2026-11-24T20:30', '275760-09-13T00:00'],
  near: ['37.001,35.325', '-90,180', '1e400,-0'],
  cursor: ['o20', 'o999999999', 'o1000000000000000', 'x'],
  token: ['b3NvbG1heWFuLWxpc3Rl22'],
  category: ['Restoranlar', 'kafeler', 'all'],
  categoryName: ['Restoranlar', 'Kafeler'],
  slug: ['restoranlar', 'yok'],
  transition: ['approve', 'reject', 'hide', 'withdraw', 'contact'],
  seenStatus: ['pending', 'approved'],
  seenVersion: ['1'],
  code: ['123456'],
  page: ['/'],
  url: ['https://www.google.com/maps/place/Kebap/@37,35.3,17z'],
  website: ['https://ornek.example'],
  phone: ['0322 591 26 41'],
  whatsapp: ['0532 591 26 41'],
  hours: ['{"mon-sun":"09:00-18:00"}', { 'mon-fri': '09:00-18:00', sat: 'kapalı' }],
  specialDays: [{ '2026-12-31': 'kapalı' }, { '2026-12-31': '10:00-14:00' }],
  district: ['Seyhan', 'Çukurova', 'all'],
  latitude: [37.0, '36,9914'],
  longitude: [35.3, '35,3308'],
};
/** Marks that pile up, halves of letters, signs that turn text around, what a path or a query means. */
const ODD =
  '\u0000|\ud800|\udfff|\u202e|\u200d|\u0307|\u0336|İ|ı|ﬃ|Ǆ|👨‍👩‍👧|%|_|\\|\'|"|<|&|;|\r\n|\t|$|{}|[]|*|(|)|+|?|^|.|/|-|:|😀|한|ا|ß|ſ|K'.split(
    '|',
  );

/** Requests to every endpoint, the same for the same seed. */
export function* hostileRequests(
  endpoints: readonly Endpoint[],
  seed: number,
): Generator<HostileRequest> {
  const draw = seededDraw(seed);
  for (;;) {
    const endpoint = draw.of(endpoints);
    yield new Maker(endpoint, draw.of(KINDS), draw).request();
  }
}

class Maker {
  private readonly endpoint: Endpoint;
  private readonly kind: Kind;
  private readonly draw: Draw;
  private readonly schema: Schema;
  /** Bytes that texts may still have: an endpoint takes no more. */
  private left: number;

  constructor(endpoint: Endpoint, kind: Kind, draw: Draw) {
    this.endpoint = endpoint;
    this.kind = kind;
    this.draw = draw;
    this.schema = inputSchema(endpoint.input);
    this.left = this.most;
  }

  request(): HostileRequest {
    const { endpoint, kind, draw } = this;
    const input = this.objectOf(this.schema);
    const inPath = pathParameters(endpoint.path);
    let path: string = endpoint.path;
    for (const name of inPath)
      path = path.replace(`:${name}`, encoded(input[name]).slice(0, MOST_ADDRESS / 4) || '1');
    const fields = Object.fromEntries(
      Object.entries(input).filter(([name]) => !inPath.includes(name)),
    );
    const headers: Record<string, string> = {};
    if (draw.chance(0.2)) headers['Idempotency-Key'] = this.text(20);
    if (kind === 'heads') Object.assign(headers, longHeaders(draw));
    const said = `${kind} ${endpoint.method} ${endpoint.path}`;
    if (!takesBody(endpoint)) {
      const address = `${path}?${this.query(fields)}`.slice(0, MOST_ADDRESS);
      return { endpoint, kind, address, said, init: () => ({ method: endpoint.method, headers }) };
    }
    // Beyond what is taken nothing is read; who sends pays for the rest.
    const bytes = this.body(fields).subarray(0, this.most + BEYOND);
    if (!draw.chance(0.03)) headers['Content-Type'] ??= 'application/json';
    const cuts = draw.chance(0.2) ? this.cuts(bytes.length) : undefined;
    const init = (): RequestInit => ({
      method: endpoint.method,
      headers,
      body: cuts ? inPieces(bytes, cuts) : bytes,
      ...(cuts && { duplex: 'half' }),
    });
    return { endpoint, kind, address: path, said: `${said} ${bytes.length} bytes`, init };
  }

  /** A size up to the most, small ones more often. */
  private size(most: number): number {
    return Math.floor(most * this.draw.random() ** 3);
  }

  private get most(): number {
    return takesBody(this.endpoint) ? largestBody(this.endpoint) : MOST_ADDRESS;
  }

  private text(most: number): string {
    const words = Array.from({ length: 1 + this.size(6) }, () => this.draw.of(WORDS));
    return words
      .join(' ')
      .slice(0, Math.max(1, most))
      .toWellFormed()
      .replace(/[^\x20-\x7e]/g, 'c');
  }

  private valueOf(schema: Schema, name = ''): unknown {
    const { kind, draw } = this;
    if (kind === 'wrong' && draw.chance(0.3))
      return draw.of([null, true, -1, 1e308, 0.1, '', 'x', [], {}, [null], { a: 1 }, '٣', '1e3']);
    if (kind === 'deep' && draw.chance(0.5)) return deep(this.size(this.most / 2), draw);
    const known = KNOWN[name];
    if (known && !WILD.has(kind) && draw.chance(0.8)) return draw.of(known);
    if (name === 'id' || /Id$/.test(name)) return FIRST_ID + this.size(400);
    if (name === 'email' && kind !== 'trap') return `biri${this.size(500)}@ornek.example`;
    if (schema.$ref) {
      const named = this.schema.$defs?.[schema.$ref.replace('#/$defs/', '')];
      return this.valueOf((named ?? {}) as Schema);
    }
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.valueOf(draw.of(branches) as Schema);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return draw.of(schema.enum);
    return this.plainValue(schema);
  }

  private plainValue(schema: Schema): unknown {
    const { kind, draw } = this;
    switch (String(Array.isArray(schema.type) ? draw.of(schema.type) : schema.type)) {
      case 'string':
        return this.stringOf(schema.maxLength ?? 20);
      case 'number':
      case 'integer': {
        const { minimum = -1, maximum = 100 } = schema;
        if (kind === 'numbers' && !takesBody(this.endpoint)) return draw.of(TEXT_NUMBERS);
        if (kind === 'noise') return draw.of([minimum - 1, maximum + 1, -0, 1e-300, 2 ** 53]);
        return Math.floor(minimum + draw.random() * (Math.min(maximum, minimum + 1e4) - minimum));
      }
      case 'boolean':
        return draw.chance(0.5);
      case 'array': {
        const most = schema.maxItems ?? 5;
        const one = () => this.valueOf((schema.items ?? {}) as Schema);
        if (kind === 'longest') return Array.from({ length: Math.min(most, 500) }, one);
        if (kind !== 'many') return Array.from({ length: Math.min(most, this.size(6)) }, one);
        const item = draw.chance(0.5) ? 1 : one();
        return Array(this.size(this.most / (JSON.stringify(item).length + 1))).fill(item);
      }
      case 'object':
        return this.objectOf(schema);
      default:
        return null;
    }
  }

  private objectOf(schema: Schema): Fields {
    const { kind, draw } = this;
    const fields: Fields = {};
    const required = schema.required ?? [];
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (draw.chance(required.includes(name) ? 0.98 : 0.6))
        fields[name] = this.valueOf(field as Schema, name);
    if (typeof schema.additionalProperties === 'object') {
      const value = this.valueOf(schema.additionalProperties as Schema);
      const letters = JSON.stringify(value).length + 8;
      const length = kind === 'many' ? this.size(this.most / letters) : this.size(8);
      for (let at = 0; at < length; at += 1) fields[at.toString(36)] = value;
    }
    return fields;
  }

  private stringOf(most: number): string {
    const text = this.anyText(most).slice(0, Math.max(0, this.left));
    this.left -= Buffer.byteLength(text);
    return text;
  }

  private anyText(most: number): string {
    const { kind, draw } = this;
    const left = Math.max(0, this.left);
    if (kind === 'longest') {
      const piece = draw.of(['a', 'ş', 'A b ', '\u0301', 'a@']);
      return piece.repeat(Math.min(most, left)).slice(0, most);
    }
    if (kind === 'long') {
      const piece = draw.of(['a', 'kebab ', 'İ', '\u0301', '😀', '()', '%', "'", ',', ' ', 'a@a.']);
      return piece.repeat(Math.floor(this.size(left) / Buffer.byteLength(piece)));
    }
    if (kind === 'trap') {
      const [begin, piece, end] = draw.of(TRAPS);
      const length = draw.chance(0.5) ? Math.min(most, left) : this.size(left);
      return begin + piece.repeat(Math.floor(length / Buffer.byteLength(piece))) + end;
    }
    if (kind === 'noise')
      return Array.from({ length: this.size(Math.min(2 * most, left)) }, () => draw.of(ODD)).join(
        '',
      );
    const words = Array.from({ length: 1 + this.size(6) }, () => draw.of(WORDS));
    return words.join(' ').slice(0, most);
  }

  private query(fields: Fields): string {
    const { kind, draw } = this;
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      Array(kind === 'again' ? this.size(MOST_ADDRESS / 4) : draw.chance(0.05) ? 2 : 1).fill(
        `${name}=${encoded(value)}`,
      ),
    );
    if (kind === 'names') pairs.push(...oddNames(draw));
    if (kind === 'wide')
      for (let at = this.size(MOST_ADDRESS / 6); at > 0; at -= 1) pairs.push(`${at}=1`);
    return pairs.join('&');
  }

  private body(fields: Fields): Buffer<ArrayBuffer> {
    const { kind, draw } = this;
    const most = this.most;
    if (this.endpoint.isRaw)
      return Buffer.alloc(this.size(most), draw.of(['\u00ff', 'x', '<svg>']));
    if (kind === 'nothing') return Buffer.from(draw.of(['', '{}', '[]', 'null', ' ', '0']));
    if (kind === 'broken') return this.brokenBody(JSON.stringify(fields));
    if (kind === 'wide') {
      const keys = Array.from({ length: this.size(most / 8) }, (_, at) => `"${at.toString(36)}":1`);
      const known = JSON.stringify(fields).slice(1, -1);
      return Buffer.from(`{${[...keys, ...(known ? [known] : [])].join(',')}}`);
    }
    if (kind === 'names') return Buffer.from(withNames(JSON.stringify(fields), draw));
    if (kind === 'numbers') return Buffer.from(withNumbers(JSON.stringify(fields), draw));
    if (kind === 'again') {
      const pair = JSON.stringify(fields).slice(1, -1) || '"a":1';
      const times = Math.max(1, Math.floor(this.size(most) / (Buffer.byteLength(pair) + 1)));
      return Buffer.from(`{${Array(times).fill(pair).join(',')}}`);
    }
    if (kind === 'deep' && draw.chance(0.3)) {
      const levels = this.size(most / 2);
      return Buffer.from(`{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    }
    return Buffer.from(JSON.stringify(fields));
  }

  private brokenBody(json: string): Buffer<ArrayBuffer> {
    const { draw } = this;
    const bytes = Buffer.from(json);
    return draw.of([
      () => bytes.subarray(0, this.size(bytes.length)),
      () => Buffer.concat([bytes, bytes]),
      () => Buffer.from(Array.from({ length: this.size(4000) }, () => this.size(256))),
      () => Buffer.alloc(this.size(this.most), draw.of(['[', '{"a":', '"', '\\u', '1', ' '])),
      () => Buffer.alloc(this.most + 1 + this.size(1000), ' '),
    ])();
  }

  private cuts(length: number): number[] {
    const count = this.size(MOST_PIECES);
    return Array.from({ length: count }, () => this.size(length)).sort((a, b) => a - b);
  }
}

const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
  );

/** Lists or objects inside each other; made and written without a stack. */
function deep(levels: number, draw: Draw): unknown {
  const isList = draw.chance(0.5);
  let value: unknown = 1;
  // What writes JSON in this test has a stack; whole bodies go deeper.
  for (let level = Math.min(levels, 2000); level > 0; level -= 1)
    value = isList ? [value] : { a: value };
  return value;
}

function inPieces(bytes: Buffer<ArrayBuffer>, cuts: number[]): ReadableStream {
  const ends = [...cuts, bytes.length];
  let from = 0;
  return new ReadableStream({
    pull(stream) {
      const end = ends.shift();
      if (end === undefined) return stream.close();
      // An empty piece is none.
      if (end > from) stream.enqueue(new Uint8Array(bytes.subarray(from, end)));
      else if (ends.length > 0) return this.pull?.(stream);
      from = Math.max(from, end);
    },
  });
}
