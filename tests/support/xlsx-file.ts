import { crc32, deflateRawSync } from 'node:zlib';

const column = (at: number) => String.fromCharCode(65 + at);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A spreadsheet as Excel writes it: texts shared, numbers as they are, cells that are empty left out. */
export function xlsxFile(rows: readonly (readonly (string | number)[])[]): Buffer {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cellXml = (cell: string | number, at: number, line: number) =>
    cell === ''
      ? ''
      : typeof cell === 'number'
        ? `<c r="${column(at)}${line}" s="1"><v>${cell}</v></c>`
        : `<c r="${column(at)}${line}" t="s"><v>${shared.indexOf(cell)}</v></c>`;
  const sheet = rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((cell, at) => cellXml(cell, at, index + 1)).join('')}</row>`,
    )
    .join('');
  return zipFile({
    '[Content_Types].xml': '<Types/>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

/** A zip archive of texts. */
export function zipFile(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(plain.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      head,
      Buffer.from(name),
      packed,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
        head,
        rest,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
