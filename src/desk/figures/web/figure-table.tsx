import { ExportedTable } from './exported-table.tsx';
import { fullDay, valueWords } from './figure-words.ts';
import type { WeeklyChartProps } from './weekly-chart.tsx';

const EXPORTED_UNITS = { members: '', number: '', percent: ' (%)', minutes: ' (minutes)' };

export function FigureTable({ caption, weeks, series, unit }: WeeklyChartProps & { caption: string }) {
  return (
    <ExportedTable caption={caption} weeks={weeks}>
      <thead>
        <tr className="border-b border-filet [&>th]:py-1.5">
          <th scope="col" className="text-left">
            Semaine du
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-value={name + EXPORTED_UNITS[unit]} className="pl-2 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week} className="border-b border-filet last:border-0">
            <th scope="row" data-value={week} className="py-1.5 text-left font-normal">
              {fullDay(week)}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} data-value={values[index] ?? undefined} className="py-1.5 pl-4 text-right">
                {valueWords(values[index], unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ExportedTable>
  );
}
