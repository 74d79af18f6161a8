import { Card } from '#ui/card.tsx';
import type { Figures } from '../contract.ts';
import { gather } from '../rules.ts';
import { STEP_NAMES } from '../texts.ts';
import { ExportedTable } from './exported-table.tsx';
import { comparedWords, spanWords, valueWords } from './figure-words.ts';

const MEASURE = { unit: 'members' } as const;

export function FunnelCard({ figures: { funnel, weeks, before } }: { figures: Figures }) {
  const totals = funnel.map(({ counts }) => gather(counts, 'sum'));
  const most = Math.max(1, ...totals.map((total) => total ?? 0));
  const first = funnel[0]?.counts ?? [];
  /** Only of steps without a hidden week. */
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
        {`${STEP_NAMES.account_creation}\u202f: ${comparedWords(first, before?.funnel[0]?.counts, MEASURE)}`}
      </p>
      <ExportedTable caption="Parcours d’inscription" weeks={weeks}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Personnes</th>
            <th scope="col">Part de la première étape (%)</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, counts }, index) => {
            const total = totals[index] ?? 0;
            const share = shareOfFirst(counts, total);
            return (
              <tr key={step}>
                <th scope="row" className="w-40 py-1 pr-3 text-left font-normal">
                  {STEP_NAMES[step]}
                </th>
                <td data-value={counts.includes(null) ? undefined : total} className="py-1">
                  <span className="flex items-center gap-3">
                    <span
                      aria-hidden="true"
                      className="h-5 rounded-sm bg-prune"
                      style={{ width: `${(80 * total) / most}%` }}
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
