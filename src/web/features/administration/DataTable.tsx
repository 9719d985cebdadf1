import type { ReactNode } from 'react';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import './administration.css';

export interface Column<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** A word, a number or a moment: it stays on one line where there is room for columns. */
  isShort?: boolean;
  /** E-mail addresses: broken within only where they are longer than most. */
  isAddress?: boolean;
}

interface DataTableProps<Row> {
  /** Of the table, for those who do not see what stands above it. */
  caption: string;
  /** The first names its row. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/**
 * Rows and columns; on a narrow screen a card per row. The roles are said, because a browser forgets
 * them with the table's own layout. When rows come and go another may stand under the pointer: a click
 * too many does nothing.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <RestAfterChange of={rows.map(keyOf).join(' ')} className="team-table-frame">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out as cards it would lose them */}
      <table role="table" className="team-table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, label }) => (
              <th key={name} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              <th role="rowheader" scope="row" data-short={first.isShort}>
                {first.cell(row)}
              </th>
              {others.map(({ name, label, cell, isShort, isAddress }) => (
                <td
                  key={name}
                  role="cell"
                  data-label={label}
                  data-short={isShort}
                  data-address={isAddress}
                >
                  <div className="min-w-0">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: laid out as cards it would lose them */}
    </RestAfterChange>
  );
}
