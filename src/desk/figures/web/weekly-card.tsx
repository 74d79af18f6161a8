import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Figures } from '../contract.ts';
import type { FigureCard } from '../texts.ts';
import { FigureTable } from './figure-table.tsx';
import { comparedWords } from './figure-words.ts';

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
