import { expect, test } from 'vitest';
import { contentTypeOf, isDocument, isPicture, kindOf } from './file-kinds.rules.ts';
import { downloadName, keysOf, signedText, uploadIdIn } from './uploads.rules.ts';

const id = '0f0f0f0f-1111-4222-8333-aaaaaaaaaaaa';
const path = `/api/objects/${id}`;

test.each([
  [path, id],
  [` ${path}?t=x `, id],
  [`https://rehber.example${path}`, id],
  [`https://rehber.example.kotu.example${path}`, undefined],
  [`https://kotu.example${path}`, undefined],
  [`${path}/320.webp`, undefined],
  [`/x${path}`, undefined],
  ['data:image/png;base64,x', undefined],
])('%s names the upload %s', (address, found) => {
  expect(uploadIdIn(address, 'https://rehber.example')).toBe(found);
});

test('whatever an upload may have left is found again', () => {
  expect(keysOf({ id, isPrivate: true, width: 700 })).toEqual([`documents/${id}`]);
  const widths = (width: number | null) => [
    ...new Set(keysOf({ id, isPrivate: false, width }).map((key) => key.split(/[/.]/)[2])),
  ];
  expect(widths(null)).toEqual(['320', '640', '1280']);
  expect(widths(500)).toEqual(['320', '640', '1280', '500']);
  expect(keysOf({ id, isPrivate: false, width: null })).toContain(`images/${id}/640.avif`);
  expect(keysOf({ id, isPrivate: false, width: null })).toHaveLength(6);
});

test('what is signed for one purpose is not for the other', () => {
  const upload = { id, expires: '1' };
  expect(signedText({ ...upload, isPrivate: true })).toBe(`${id} document 1`);
  expect(signedText({ ...upload, isPrivate: false })).toBe(`${id} image 1`);
});

test.each([
  ['vergi levhası.pdf', 'application/pdf', 'vergi levhası.pdf'],
  ['levha.2.exe', 'image/png', 'levha.2.png'],
  ['a"b\n/c', 'image/jpeg', 'a_b__c.jpg'],
  [' .pdf', 'application/pdf', 'belge.pdf'],
  [null, 'image/jpeg', 'belge.jpg'],
])('%j of %s is downloaded as %s', (fileName, contentType, name) => {
  expect(downloadName(fileName, contentType)).toBe(name);
});

const bytes = (text: string) => Buffer.from(text, 'latin1');
const box = (brands: string, length = 8 + brands.length) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return Buffer.concat([head, bytes(`ftyp${brands}`)]);
};
const pdf = (end: string) => bytes(`%PDF-1.7\n${end}`);

test.each([
  [bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  [bytes('\xff\xd8'), undefined],
  [bytes('\x89PNG\r\n\x1a\n'), 'png'],
  [bytes('RIFF....WEBP'), 'webp'],
  [bytes('RIFF....WAVE'), undefined],
  [bytes('RAFF....WEBP'), undefined],
  [box('avif\0\0\0\0mif1'), 'avif'],
  [box('mif1\0\0\0\0avis'), 'avif'],
  [box('heic\0\0\0\0mif1'), undefined],
  [box('heic\0\0\0\0mif1avif', 20), undefined],
  [box(`heic\0\0\0\0${'mif1'.repeat(60)}avif`), undefined],
  [bytes('....fxyzavif'), undefined],
  [pdf('x%%EOF\n'), 'pdf'],
  [pdf(`%%EOF${' '.repeat(2043)}`), 'pdf'],
  [pdf(`%%EOF${' '.repeat(2044)}`), undefined],
  [pdf('x'), undefined],
  [bytes('x%PDF-1.7 %%EOF'), undefined],
  [bytes('%PDF-3.7 %%EOF'), undefined],
  [bytes('<svg>'), undefined],
  [bytes(''), undefined],
])('case %#: what a file is its bytes say', (content, kind) => {
  expect(kindOf(content)).toBe(kind);
});

test('a document is no web page, a picture is no PDF', () => {
  const kinds = ['jpeg', 'png', 'webp', 'avif', 'pdf', undefined] as const;
  expect(kinds.filter((kind) => isDocument(kind))).toEqual(['jpeg', 'png', 'pdf']);
  expect(kinds.filter((kind) => isPicture(kind))).toEqual(['jpeg', 'png', 'webp', 'avif']);
  expect(contentTypeOf('pdf')).toBe('application/pdf');
});
