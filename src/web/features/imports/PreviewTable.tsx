import { useId } from 'react';
import { CSV_COLUMNS, CSV_PREVIEW_ROWS } from '#contract/imports/imports.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { type ColumnMapping, previewCell } from './column-mapping.ts';
import type { CsvFile } from './csv-file.ts';

/** The first rows as they will be read (specification 9: five). On a phone the table is pushed sideways. */
export function PreviewTable({ file, mapping }: { file: CsvFile; mapping: ColumnMapping }) {
  const id = useId();
  const rows = file.records.filter((record) => !record.isBroken).slice(0, CSV_PREVIEW_ROWS);
  const columns = CSV_COLUMNS.filter((column) => mapping[column] >= 0);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={id}>{texts.preview}</h3>
        <p className="text-quiet">{texts.previewLead(rows.length, file.records.length)}</p>
      </div>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        // As narrow as its place: a long row must not widen the page.
        className="w-0 min-w-full overflow-x-auto rounded-md border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-line border-b bg-sunken">
              <th scope="col" className="figures px-3 py-2 font-semibold">
                {texts.row}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="whitespace-nowrap px-3 py-2 font-semibold">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((record) => (
              <tr key={record.line} className="border-line border-b last:border-0">
                <th scope="row" className="figures px-3 py-2 align-top font-normal text-quiet">
                  {record.line}
                </th>
                {columns.map((column) => (
                  <td key={column} className="px-3 py-2 align-top">
                    <span className="line-clamp-3 min-w-max max-w-64 whitespace-normal break-words">
                      {(!record.isBroken && previewCell(record.cells, mapping, column)) ||
                        texts.emptyCell}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
