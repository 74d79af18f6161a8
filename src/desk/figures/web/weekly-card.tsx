import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Figures } from '../contract.ts';
import type { FigureCard } from '../texts.ts';
import { ExportedTable } from './exported-table.tsx';
import { comparedWords, fullDay, valueWords } from './figure-words.ts';
import type { WeeklyChartProps } from './weekly-chart.tsx';

const weeklyChart = lazyPart(
  () => import('./weekly-chart.tsx'),
  (module) => module.WeeklyChart,
);

const SWATCHES = ['bg-prune', 'border border-abricot-700 bg-abricot-100'];

export function WeeklyCard({
  card,
  figures: { weekly, weeks, before },
}: {
  card: FigureCard;
  figures: Figures;
}) {
  const series = card.series.map(({ key, name = card.title }) => ({
    name,
    values: weekly[key],
    compared: comparedWords(weekly[key], before?.weekly[key], card),
  }));
  const table = <FigureTable caption={card.title} weeks={weeks} series={series} unit={card.unit} />;
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <Card
      as="section"
      padding="small"
      className={classNames('grid content-start gap-3 sm:p-5', card.isTable && 'lg:col-span-2')}
    >
      <header className="grid gap-1">
        <h2 className="text-h3">{card.title}</h2>
        <p className="text-sm text-encre-2">{card.counted}</p>
      </header>
      {(card.isTable ? [] : series).map(({ name, compared }, index) => (
        <p key={name} className="flex items-baseline gap-2 text-sm font-semibold">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-sm ${SWATCHES[index]}`} />
          {`${name}\u202f: ${compared}`}
        </p>
      ))}
      {isEmpty ? (
        <p className="grid h-48 place-items-center rounded-field bg-papier text-sm text-encre-2">
          Rien à montrer pour ces semaines.
        </p>
      ) : card.isTable ? null : (
        <Lazy part={weeklyChart} waiting={<Skeleton className="h-48" />}>
          {(Chart) => <Chart weeks={weeks} series={series} unit={card.unit} />}
        </Lazy>
      )}
      {card.isTable ? (
        table
      ) : (
        <Disclosure label="Voir les chiffres" openLabel="Masquer les chiffres" className="text-sm">
          {table}
        </Disclosure>
      )}
    </Card>
  );
}

const EXPORTED_UNITS = { members: '', number: '', percent: ' (%)', minutes: ' (minutes)' };

function FigureTable({ caption, weeks, series, unit }: WeeklyChartProps & { caption: string }) {
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
