import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { visibleText } from '../rows/cell-values.rules.ts';
import { readMapsAddress } from './maps-address.rules.ts';

const placeOf = (address: string) => {
  const reading = readMapsAddress(address);
  return reading.kind === 'place' ? reading.place : undefined;
};

const FTID = '0x1528893f8c5b2e5d:0x41c6a326a7fd813d';
const CID = '4739655044276519229';

test('the pin is what !3d!4d says; the middle of the screen is kept apart', () => {
  expect(
    readMapsAddress(
      `https://www.google.com.tr/maps/place/Kebap%C3%A7%C4%B1+Mesut/@37.01,35.32,15.5z/data=!3m1!4b1!4m6!3m5!1s${FTID}!8m2!3d37.0007!4d35.3137!16s%2Fg%2F11h?entry=ttu`,
    ),
  ).toEqual({
    kind: 'place',
    place: {
      name: 'Kebapçı Mesut',
      pin: { latitude: 37.0007, longitude: 35.3137 },
      centre: { latitude: 37.01, longitude: 35.32 },
      cid: CID,
      placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE',
    },
  });
});

test.each([
  ['https://maps.google.com/?cid=4739655044276519229', { cid: CID }],
  ['https://www.google.com/maps?cid=4739655044276519229&hl=tr', { cid: CID }],
  [
    `https://maps.google.com.tr/maps?ftid=${FTID}`,
    { cid: CID, placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=Nar%20Kuaf%C3%B6r&query_place_id=ChIJXS5bjD-JKBURPYH9pyajxkE',
    { query: 'Nar Kuaför', cid: CID, placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  [
    'https://www.google.com/maps/place/?q=place_id:ChIJXS5bjD-JKBURPYH9pyajxkE',
    { cid: CID, placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  [
    'https://maps.google.com/?q=37.0012,35.3211',
    { pin: { latitude: 37.0012, longitude: 35.3211 } },
  ],
  [
    'https://maps.google.com/?q=loc:37.0012,35.3211',
    { pin: { latitude: 37.0012, longitude: 35.3211 } },
  ],
  [
    'http://maps.google.com/maps?q=Ta%C5%9Fk%C3%B6pr%C3%BC&ll=36.98,35.33',
    {
      query: 'Taşköprü',
      centre: { latitude: 36.98, longitude: 35.33 },
    },
  ],
  [
    'https://www.google.com/maps/search/kebap/@36.99,35.32,14z',
    {
      query: 'kebap',
      centre: { latitude: 36.99, longitude: 35.32 },
    },
  ],
  [
    'https://www.google.com/maps/@36.99,35.32,15z',
    { centre: { latitude: 36.99, longitude: 35.32 } },
  ],
  [
    'https://www.google.de/maps/place/Nar/@36.99,35.32,1200m/data=!3m1!1e3',
    {
      name: 'Nar',
      centre: { latitude: 36.99, longitude: 35.32 },
    },
  ],
  [
    `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3186.1!2d35.3137!3d37.0007!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s${FTID}!2sKebap%C3%A7%C4%B1%20Mesut!5e0!3m2!1str!2str" width="600"></iframe>`,
    {
      name: 'Kebapçı Mesut',
      centre: { latitude: 37.0007, longitude: 35.3137 },
      cid: CID,
      placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE',
    },
  ],
  [
    "https://www.google.com/maps/place/37%C2%B000'02.5%22N+35%C2%B018'49.3%22E/@37.0007,35.3137,17z",
    {
      pin: { latitude: 37.000694, longitude: 35.313694 },
      centre: { latitude: 37.0007, longitude: 35.3137 },
    },
  ],
  ['google.com/maps/place/Nar+Kuaf%C3%B6r', { name: 'Nar Kuaför' }],
])('%s', (address, place) => {
  expect(readMapsAddress(address)).toEqual({ kind: 'place', place });
});

test('the first address of a shared text counts, without the sign behind it', () => {
  expect(readMapsAddress('Nar Kuaför\nToros Mah.\n(https://maps.app.goo.gl/AbC-12_x).')).toEqual({
    kind: 'short',
    address: 'https://maps.app.goo.gl/AbC-12_x',
  });
  expect(readMapsAddress('bak: goo.gl/maps/xYz9 çok güzel')).toEqual({
    kind: 'short',
    address: 'https://goo.gl/maps/xYz9',
  });
  expect(readMapsAddress('http://maps.app.goo.gl/AbC?g_st=ic')).toEqual({
    kind: 'short',
    address: 'https://maps.app.goo.gl/AbC?g_st=ic',
  });
  expect(readMapsAddress('goo.gl/maps/xYz9 https://maps.google.com/?cid=12345').kind).toBe('short');
  expect(readMapsAddress('https://ornek.example https://maps.google.com/?cid=12345').kind).toBe(
    'not_maps',
  );
});

test('a way to somewhere is no business, and a bare map has none', () => {
  expect(readMapsAddress('https://www.google.com/maps/dir/Adana/Mersin/@36.9,35,9z').kind).toBe(
    'directions',
  );
  expect(readMapsAddress('https://www.google.com/maps/dir/?api=1&destination=Nar').kind).toBe(
    'directions',
  );
  expect(readMapsAddress('https://maps.google.com/?saddr=Adana&daddr=Nar').kind).toBe('directions');
  expect(readMapsAddress('https://www.google.com/maps').kind).toBe('no_place');
});

test.each([
  '',
  'Kebapçı Mesut',
  'https://google.com.evil.example/maps/place/Nar',
  'https://www.google.evil/maps/place/Nar',
  'https://google.com.de/maps/place/Nar',
  'https://www.google.com@evil.example/maps/place/Nar',
  'https://www.google.com:8443/maps/place/Nar',
  'https://evilgoogle.com/maps/place/Nar',
  'https://www.google.com./maps/place/Nar',
  'https://maps.google.com.tr.evil.example/?cid=12345',
  'https://www.gооgle.com/maps/place/Nar',
  'https://xn--ggle-55da.com/maps/place/Nar',
  'https://maps.app.goo.gl.evil.example/AbC',
  'https://maps.app.goo.gl/../evil/AbC',
  'https://maps.app.goo.gl:444/AbC',
  'https://user:pw@maps.app.goo.gl/AbC',
  'https://goo.gl/AbC',
  'https://goo.gl/mapsAbC',
  'https://www.google.com/mapsearch/Nar',
  'https://www.google.com/url?q=https://www.google.com/maps/place/Nar',
  'javascript:location="https://www.google.com/maps/place/Nar"//',
  'ftp://www.google.com/maps/place/Nar',
  'file:///maps/place/Nar',
  'https://127.0.0.1/maps/place/Nar',
  'https://www.google.com-evil.example/maps/place/Nar',
  'https://goo.gl/x/maps/AbC',
  'https://goo.gl/maps/AbC/x',
])('not on the list: %s', (address) => {
  expect(readMapsAddress(address).kind).toBe('not_maps');
});

test('of several places the last one counts, and not what was searched around', () => {
  expect(
    placeOf(
      'https://www.google.com/maps/place/Nar/@37.1,35.4,15z/data=!4m11!1m3!2m2!1sEczane!5s0x1528851a:0x11111111111111!3m6!1s0x1528851a1:0x2222222222222!8m2!3d37.02!4d35.31!15s',
    ),
  ).toMatchObject({ pin: { latitude: 37.02, longitude: 35.31 }, cid: '600479950316066' });
  expect(
    placeOf(
      'https://www.google.com/maps/place/Nar/data=!4m12!3m5!1s0x1528851a1:0x2222222222222!8m2!3d37.01!4d35.3!3m5!1s0x1528851a1:0x3333333333333!8m2!3d37.05!4d35.28',
    ),
  ).toMatchObject({ pin: { latitude: 37.05, longitude: 35.28 }, cid: '900719925474099' });
});

test('a spot that is named by its degrees is the pin, of an embed without a place too', () => {
  const spot = `36°59'28.3"N 35°19'42.6"E`;
  const pin = { latitude: 36.991194, longitude: 35.3285 };
  const packed = Buffer.from(spot).toString('base64url');
  for (const address of [
    `https://www.google.com/maps/embed?pb=!1m17!1m12!1m3!1d3186!2d35.33!3d36.99!3m2!1m1!2z${packed}!5e0`,
    `https://www.google.com/maps/place/${encodeURIComponent(spot)}`,
    `https://maps.google.com/?q=${encodeURIComponent(spot)}`,
  ])
    expect(readMapsAddress(address)).toMatchObject({ kind: 'place', place: { pin } });
});

test.each([
  ['Y%25C4%25B1ld%25C4%25B1z+Ecz', 'Yıldız Ecz'],
  ['Nar%2520Cafe', 'Nar Cafe'],
  ['%2520+Optik', '%20 Optik'],
  ['Y%C3%BCzde+%25100+Pamuk', 'Yüzde %100 Pamuk'],
])('a name that was encoded twice is decoded twice: %s', (step, name) => {
  expect(readMapsAddress(`https://www.google.com/maps/place/${step}/@37,35,9z`)).toMatchObject({
    place: { name },
  });
});

test('an embed names its place in base64 where it has Turkish letters', () => {
  const name = Buffer.from('Çiğdem Kuaför').toString('base64');
  expect(
    placeOf(
      `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3186!2d35.32!3d36.99!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x1528851a1:0x2222222222222!2z${name}!5e0!3m2!1str!2str`,
    ),
  ).toMatchObject({ name: 'Çiğdem Kuaför', cid: '600479950316066' });
});

const file = path.resolve(process.env.SHARED_DATA_DIR ?? '../shared/data', 'urls/maps-urls.jsonl');

describe.skipIf(!existsSync(file))('real addresses', () => {
  test('each is read as it should be', () => {
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { url, given_name: givenName, expected } = JSON.parse(line);
      const reading = readMapsAddress(url);
      const place = reading.kind === 'place' ? reading.place : {};
      const { name, query, pin, centre, cid, placeId } = place;
      const at = pin && [pin.latitude, pin.longitude];
      // One expected name was cut at its @; the given one is whole.
      // Marks of direction are no letters of it.
      const names = [expected.name, givenName].map((one) => one && visibleText(one).trim());
      if (expected.shape === 'place') expect(names).toContain(name);
      // Coordinates that were searched for are a pin.
      else expect([url, query ?? at?.join(',')]).toEqual([url, expected.query]);
      if (expected.pin) {
        expect([url, at, cid, placeId]).toEqual([
          url,
          expected.pin,
          expected.cid,
          expected.place_id,
        ]);
      }
      if (expected.viewport) {
        const { lat, lng } = expected.viewport;
        expect([url, pin, centre]).toEqual([url, undefined, { latitude: lat, longitude: lng }]);
      }
    }
  });
});

test.each([
  ['https://maps.google.com/?q=cid:%204739655044276519229', { cid: CID }],
  ['https://maps.google.com/?q=cid:4739655044276519229', { cid: CID }],
  [
    'https://maps.google.com/?q=place_id:%20ChIJXS5bjD-JKBURPYH9pyajxkE',
    { cid: CID, placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  ['https://maps.google.com/?q=xcid:4739655044276519229', { query: 'xcid:4739655044276519229' }],
  ['https://maps.google.com/?q=cid:4739655044276519229x', { query: 'cid:4739655044276519229x' }],
  [
    'https://maps.google.com/?q=x%20place_id:ChIJXS5bjD-JKBURPYH9pyajxkE',
    { query: 'x place_id:ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  [
    'https://maps.google.com/?q=place_id:ChIJXS5bjD-JKBURPYH9pyajxkE%20x',
    { query: 'place_id:ChIJXS5bjD-JKBURPYH9pyajxkE x' },
  ],
  ['https://maps.google.com/?q=37,181', { query: '37,181' }],
  ['https://maps.google.com/?q=91,35', { query: '91,35' }],
  ['https://maps.google.com/?q=0,35', { pin: { latitude: 0, longitude: 35 } }],
  ['https://maps.google.com/?q=37,0', { pin: { latitude: 37, longitude: 0 } }],
  [
    'https://www.google.com/maps/place/37.01,35.32/',
    { pin: { latitude: 37.01, longitude: 35.32 } },
  ],
  [
    'https://www.google.com/maps/search/37.01,35.32/',
    { pin: { latitude: 37.01, longitude: 35.32 } },
  ],
  [
    'https://www.google.com/maps/place/Nar/data=!4m2!19sChIJXS5bjD-JKBURPYH9pyajxkE',
    { name: 'Nar', cid: CID, placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkE' },
  ],
  [
    'https://www.google.com/maps/embed?pb=!2d35!3d37!3m2',
    { centre: { latitude: 37, longitude: 35 } },
  ],
  ['https://maps.google.com/?q=Nar&query_place_id=ChIJshort', { query: 'Nar' }],
  [
    'https://maps.google.com/?q=Nar&query_place_id=ChIJAAAAAAAAAAAAAAAAAAAAAAA',
    { query: 'Nar', placeId: 'ChIJAAAAAAAAAAAAAAAAAAAAAAA' },
  ],
  // Ids of another form hold no number, and a place without its first number has no id.
  [
    'https://maps.google.com/?place_id=ChIJXS5bjD-JKBUSPYH9pyajxkE',
    { placeId: 'ChIJXS5bjD-JKBUSPYH9pyajxkE' },
  ],
  [
    'https://maps.google.com/?place_id=ChIJXS5bjD-JKBURPYH9pyajxkEAAAA',
    { placeId: 'ChIJXS5bjD-JKBURPYH9pyajxkEAAAA' },
  ],
  [
    'https://www.google.com/maps/place/Nar/data=!1s0x0:0x41c6a326a7fd813d',
    { name: 'Nar', cid: CID },
  ],
  [
    'https://www.google.com/maps/embed?pb=!1s0x0:0x41c6a326a7fd813d!2sNar',
    { name: 'Nar', cid: CID },
  ],
  // A screen without decimals, steps that are no name, one that is broken, and a map of its own host.
  ['https://www.google.com/maps/@37,35', { centre: { latitude: 37, longitude: 35 } }],
  [
    'https://www.google.com/maps/place/@36.99,35.32,15z',
    { centre: { latitude: 36.99, longitude: 35.32 } },
  ],
  [
    'https://www.google.com/maps/place/data=!3d37.1!4d35.4',
    { pin: { latitude: 37.1, longitude: 35.4 } },
  ],
  ['https://www.google.com/maps/place/Nar+%E0%A4%A', { name: 'Nar %E0%A4%A' }],
  ['https://maps.google.com/place/Nar+Kuaf%C3%B6r', { name: 'Nar Kuaför' }],
])('%s says %j', (address, place) => {
  expect(readMapsAddress(address)).toEqual({ kind: 'place', place });
});

test('null island is no place', () => {
  expect(readMapsAddress('https://www.google.com/maps/@0,0,15z').kind).toBe('no_place');
});
