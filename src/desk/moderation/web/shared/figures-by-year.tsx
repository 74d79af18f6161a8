import { useEffect, useState } from 'react';
import { sendRequest } from '#browser/api/fetch.ts';
import { Card } from '#ui/card.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import type { FigureLine, YearFigures } from '../../contract.ts';
import { SMALLEST_COUNT } from '../../rules.ts';

export function FiguresByYear() {
  const [years, setYears] = useState<YearFigures[]>();
  const [failed, setFailed] = useState(false);

  async function read() {
    setFailed(false);
    try {
      const answer = await sendRequest(new Request(new URL('/api/transparency', window.location.origin)));
      if (!answer.ok) throw new Error(answer.statusText);
      setYears(await answer.json());
    } catch {
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, then on demand.
  useEffect(() => void read(), []);

  if (years) return years.map((figures) => <YearSection key={figures.year} figures={figures} />);
  if (failed)
    return (
      <RetryAlert retrying={false} onRetry={() => void read()}>
        Les chiffres n’ont pas pu être lus. Veuillez réessayer.
      </RetryAlert>
    );
  return (
    <div className="noscript:hidden">
      <PageSkeleton />
    </div>
  );
}

const HOURS_A_DAY = 24;

function YearSection({ figures }: { figures: YearFigures }) {
  const { year, running, reports, notices, decisions, appeals, medianHours } = figures;
  const isEmpty = [reports, notices, decisions, appeals].every(({ length }) => length === 0);
  return (
    <Card as="section" aria-labelledby={`annee-${year}`} className="grid gap-8 sm:p-8">
      <header className="grid gap-1">
        <h2 id={`annee-${year}`}>{year}</h2>
        {running ? <p className="text-encre-2">Du 1er janvier à aujourd’hui.</p> : null}
      </header>
      {isEmpty ? (
        <p>Aucun signalement.</p>
      ) : (
        <>
          <Table caption="Signalements de membres" lines={reports} none="Aucun signalement." />
          <Table caption="Signalements sans compte" lines={notices} none="Aucun signalement." />
          <Table caption="Décisions" lines={decisions} none="Aucune décision." />
          <Table caption="Contestations" lines={appeals} none="Aucune contestation." />
          <p>
            <strong className="font-semibold">Délai.</strong> {delay(medianHours)}
          </p>
        </>
      )}
    </Card>
  );
}

function Table({ caption, lines, none }: { caption: string; lines: FigureLine[]; none: string }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-h3">{caption}</h3>
      {lines.length === 0 ? (
        <p className="text-encre-2">{none}</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Motif</th>
              <th scope="col">Nombre</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, count }) => (
              <tr key={label} className="border-t border-filet">
                <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                  {label}
                </th>
                <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
                  {count === null ? `moins de ${SMALLEST_COUNT}` : count.toLocaleString('fr-FR')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function delay(hours: number | null): string {
  if (hours === null) return 'Trop peu de décisions pour en dire un.';
  if (hours < 1) return 'La moitié des décisions sont prises en moins d’une heure.';
  if (hours < 2 * HOURS_A_DAY)
    return `La moitié des décisions sont prises en ${hours}\u00a0${hours > 1 ? 'heures' : 'heure'} ou moins.`;
  return `La moitié des décisions sont prises en ${Math.round(hours / HOURS_A_DAY)}\u00a0jours ou moins.`;
}
