import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { csvOf } from '#lib/csv.ts';
import { dayInWords, parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { saveFile } from '#member/data-rights/web/shared/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { FilterLine } from '#ui/desk/filter-line.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes, Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { askedSpan, type Figures } from '../contract.ts';
import { gather, oldestWeek, weeksOf } from '../rules.ts';
import { FIGURE_CARDS, type FigureCard, FUNNEL_STEP_NAMES } from '../texts.ts';
import { comparedWords, fullDay, spanWords, valueWords } from './figure-words.ts';
import { deskFiguresApi } from './shared/api.ts';
import type { WeeklyChartProps } from './weekly-chart.tsx';

export default function FiguresPage() {
  const [search] = useSearchParams();
  const [from, to] = [search.get('du') ?? undefined, search.get('au') ?? undefined];
  const { data: asked = {} } = askedSpan.safeParse({ from, to });
  const figures = useQuery(deskFiguresApi.read.queryOptions({ input: asked }));
  return (
    <DeskPage
      title="Chiffres"
      intro="Des semaines entières, sans le nom de personne : là où l’on compterait moins de cinq membres, le nombre est caché et n’entre dans aucun total."
    >
      <SpanBar weeks={weeksOf(asked, parisDay(currentTime()))} />
      <QueryContent
        query={figures}
        failed="Les chiffres n’ont pas pu être lus."
        waiting={
          <LoadingShapes
            label="Lecture des chiffres…"
            className="grid gap-4 lg:grid-cols-2"
            shapes={['h-72 lg:col-span-2', 'h-72', 'h-72']}
          />
        }
      >
        {(data) => (
          <>
            <Now figures={data} />
            <div className="grid gap-4 has-[details[open]]:items-start lg:grid-cols-2">
              <FunnelCard figures={data} />
              {FIGURE_CARDS.map((card) => (
                <WeeklyCard key={card.title} card={card} figures={data} />
              ))}
            </div>
          </>
        )}
      </QueryContent>
    </DeskPage>
  );
}

function Now({ figures: { until, before, now } }: { figures: Figures }) {
  const facts = [
    ['Membres proposés aux autres', valueWords(now.shown, 'members')],
    ['E-mails en attente', valueWords(now.mailsWaiting, 'number')],
    ['E-mails abandonnés', valueWords(now.mailsFailed, 'number')],
  ];
  return (
    <section aria-label="En ce moment" className="grid gap-3">
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-1 rounded-card bg-lin px-5 py-4">
            <dt className="text-sm text-encre-2">{name}</dt>
            <dd className="font-title text-[1.75rem] leading-tight font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-encre-2">
        {until
          ? `Les semaines vont jusqu’au ${dayInWords(until)} : elles sont relevées chaque nuit, peu après minuit.`
          : 'Les semaines sont relevées chaque nuit, peu après minuit : les premières seront là demain.'}{' '}
        {before
          ? 'La semaine en cours est dans les graphiques, et reste hors des comparaisons et du parcours d’inscription.'
          : 'Ces semaines n’ont pas de comparaison : celles d’avant ne sont pas relevées, ou plus gardées.'}
      </p>
    </section>
  );
}

const MEASURE = { unit: 'members' } as const;

function FunnelCard({ figures: { funnel, weeks, before } }: { figures: Figures }) {
  // The sentence and the rows count the same weeks.
  const compared = weeks.slice(0, before?.weeks.length);
  const steps = funnel.map(({ step, counts }) => ({ step, counts: counts.slice(0, compared.length) }));
  const totals = steps.map(({ counts }) => gather(counts, 'sum'));
  const most = Math.max(1, ...totals.map((total) => total ?? 0));
  const first = steps[0]?.counts ?? [];
  /** Skipped when the total has a hidden week. */
  const shareOfFirst = (counts: readonly (number | null)[], total: number) =>
    totals[0] && ![...first, ...counts].includes(null) ? Math.round((100 * total) / totals[0]) : undefined;
  return (
    <Card as="section" padding="small" className="grid content-start gap-3 sm:p-5 lg:col-span-2">
      <header className="grid gap-1">
        <h2 className="text-h3">Parcours d’inscription</h2>
        <p className="text-sm text-encre-2">
          Personnes passées par chaque étape ; en pourcentage, la part de la première.
        </p>
      </header>
      <p className="text-sm font-semibold">
        {`${FUNNEL_STEP_NAMES.account_creation}\u202f: ${comparedWords(first, before?.funnel[0]?.counts, MEASURE)}`}
      </p>
      <ExportedTable caption="Parcours d’inscription" weeks={compared}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Personnes</th>
            <th scope="col">Part de la première étape (%)</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, counts }, index) => {
            const total = totals[index] ?? 0;
            const share = shareOfFirst(counts, total);
            return (
              <tr key={step} className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
                <th
                  scope="row"
                  className="w-40 py-1 pr-3 text-left font-normal max-sm:col-span-2 max-sm:w-auto"
                >
                  {FUNNEL_STEP_NAMES[step]}
                </th>
                <td data-value={counts.includes(null) ? undefined : total} className="py-1">
                  <span className="flex items-center gap-3 whitespace-nowrap">
                    <span
                      aria-hidden="true"
                      className="h-5 shrink-0 rounded-sm bg-prune"
                      // Leaves room for the words: shrunk bars would look equal.
                      style={{ width: `calc(${total / most} * (100% - 8.5rem))` }}
                    />
                    {spanWords(counts, MEASURE) ?? 'caché'}
                  </span>
                </td>
                <td data-value={share} className="w-16 py-1 text-right text-encre-2">
                  {share === undefined ? '' : valueWords(share, 'percent')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ExportedTable>
    </Card>
  );
}

const PRESETS = [
  ['13 semaines', 13],
  ['26 semaines', 26],
  ['Un an', 52],
] as const;

/**
 * The displayed weeks, stored in the address.
 * @param weeks Mondays
 */
function SpanBar({ weeks }: { weeks: readonly string[] }) {
  const [, setSearch] = useSearchParams();
  const today = parisDay(currentTime());
  const [first = today, last = today] = [weeks[0], weeks.at(-1)];
  const presets = PRESETS.map(([name, count]) => {
    const du = addDays(mondayOf(today), 7 * (1 - count));
    const to = `/equipe/chiffres?${new URLSearchParams({ du, au: today })}`;
    return { name, to, here: first === du && last === mondayOf(today) };
  });
  const limits = { type: 'date', required: true, min: oldestWeek(today) };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <FilterLine label="Durée" filters={presets} />
      <form
        key={`${first} ${last}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          setSearch({ du: String(typed.get('du')), au: String(typed.get('au')) });
        }}
      >
        <TextField label="Du" name="du" {...limits} max={today} defaultValue={first} />
        <TextField label="Au" name="au" {...limits} defaultValue={addDays(last, 6)} />
        <Button type="submit" variant="secondary">
          Voir ces semaines
        </Button>
      </form>
    </div>
  );
}

const weeklyChart = lazyPart(
  () => import('./weekly-chart.tsx'),
  (module) => module.WeeklyChart,
);

const SWATCHES = ['bg-prune', 'border border-abricot-700 bg-abricot-100'];

function WeeklyCard({ card, figures: { weekly, weeks, before } }: { card: FigureCard; figures: Figures }) {
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

interface ExportedTableProps {
  caption: string;
  weeks: readonly string[];
  children: ReactNode;
}

/** A table with a download button. `data-value` holds the number or date behind a cell's words. */
function ExportedTable({ caption, weeks, children }: ExportedTableProps) {
  const table = useRef<HTMLTableElement>(null);
  function save() {
    const rows = [...(table.current?.rows ?? [])].map((row) => [...row.cells].map(exportedValue));
    saveFile(new File([csvOf(rows)], `${caption} ${weeks[0]} ${weeks.at(-1)}.csv`, { type: 'text/csv' }));
  }
  return (
    <>
      <table ref={table} className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        aria-label={`Exporter (CSV)\u202f: ${caption}`}
        onClick={save}
      >
        <Download aria-hidden="true" />
        Exporter (CSV)
      </Button>
    </>
  );
}

function exportedValue({ dataset: { value }, textContent }: HTMLTableCellElement): string | number {
  return Number.isNaN(Number(value)) ? (value ?? textContent ?? '') : Number(value);
}
