import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Figures } from '../contract.ts';
import type { FigureCard } from '../texts.ts';
import { FigureTable } from './figure-table.tsx';
import { shortDay, valueWords } from './figure-words.ts';

const weeklyChart = lazyPart(
  () => import('./weekly-chart.tsx'),
  (module) => module.WeeklyChart,
);

export function WeeklyCard({ card, figures }: { card: FigureCard; figures: Figures }) {
  const series = card.series.map(({ key, name }) => ({ name, values: figures.weekly[key] }));
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <Card as="section" padding="small" className="grid content-start gap-3 sm:p-5">
      <header className="grid gap-1">
        <h2 className="text-h3">{card.title}</h2>
        <p className="text-sm text-encre-2">{card.counted}</p>
      </header>
      {series.length > 1 ? <Legend names={series.map(({ name }) => name)} /> : null}
      {isEmpty ? (
        <p className="grid h-48 place-items-center rounded-field bg-papier text-sm text-encre-2">
          Rien à montrer pour ces treize semaines.
        </p>
      ) : (
        <Lazy part={weeklyChart} waiting={<Skeleton className="h-48" />}>
          {(Chart) => <Chart weeks={figures.weeks} series={series} unit={card.unit} />}
        </Lazy>
      )}
      <Disclosure label="Voir les chiffres" openLabel="Masquer les chiffres" className="text-sm">
        <FigureTable
          caption={card.title}
          columns={['Semaine du', ...series.map(({ name }) => name)]}
          rows={figures.weeks.map((week, index) => [
            shortDay(week),
            ...series.map(({ values }) => valueWords(values[index], card.unit)),
          ])}
        />
      </Disclosure>
    </Card>
  );
}

const SWATCHES = ['bg-prune', 'border border-abricot-700 bg-abricot-100'];

function Legend({ names }: { names: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-4 text-sm" aria-hidden="true">
      {names.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <span className={`size-3 rounded-sm ${SWATCHES[index]}`} />
          {name}
        </span>
      ))}
    </p>
  );
}
