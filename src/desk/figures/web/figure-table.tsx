interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-filet text-left">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`py-1.5 font-semibold ${index ? 'text-right' : ''}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-filet last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-1.5 pl-4 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
