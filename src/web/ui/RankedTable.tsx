import type { ReactNode } from 'react';

type RankedTableProps = {
  /** Id of the heading that names it. */
  labelledBy: string;
  columns: [name: string, figure: string];
  rows: { key: string; name: ReactNode; value: number }[];
  format: (value: number) => string;
};

/** The first of something, most first: a table whose rows carry a bar as long as their number. */
export function RankedTable({ labelledBy, columns, rows, format }: RankedTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse text-left">
      <thead className="text-sm text-quiet">
        <tr>
          <th scope="col" className="pb-1 font-normal">
            {columns[0]}
          </th>
          <th scope="col" className="w-24 pb-1 text-right font-normal">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="py-2.5 pr-3 font-semibold wrap-anywhere">
              {name}
              <svg className="mt-1.5 block h-2 w-full" aria-hidden="true">
                <rect width="100%" height="100%" fill="var(--sunken)" />
                <rect width={`${(value / most) * 100}%`} height="100%" fill="var(--seyhan)" />
              </svg>
            </th>
            <td className="figures py-2.5 text-right align-top">{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
