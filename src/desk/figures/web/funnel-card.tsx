import { Card } from '#ui/card.tsx';
import type { Figures } from '../contract.ts';
import { STEP_NAMES } from '../texts.ts';
import { valueWords } from './figure-words.ts';

export function FunnelCard({ funnel }: { funnel: Figures['funnel'] }) {
  const most = Math.max(1, ...funnel.map(({ count }) => count ?? 0));
  const first = funnel[0]?.count;
  return (
    <Card as="section" padding="small" className="grid content-start gap-3 sm:p-5 lg:col-span-2">
      <header className="grid gap-1">
        <h2 className="text-h3">Parcours d’inscription</h2>
        <p className="text-sm text-encre-2">
          Personnes passées par chaque étape en treize semaines ; en pourcentage, la part de la première.
        </p>
      </header>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Parcours d’inscription, étape par étape</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Personnes</th>
            <th scope="col">Part de la première étape</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, count }) => (
            <tr key={step}>
              <th scope="row" className="w-40 py-1 pr-3 text-left font-normal">
                {STEP_NAMES[step]}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="h-5 rounded-sm bg-prune"
                    style={{ width: `${(80 * (count ?? 0)) / most}%` }}
                  />
                  {valueWords(count, 'members')}
                </span>
              </td>
              <td className="w-16 py-1 text-right text-encre-2">
                {first && count !== null ? valueWords(Math.round((100 * count) / first), 'percent') : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
