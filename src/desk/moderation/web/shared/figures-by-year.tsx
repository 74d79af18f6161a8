import { useEffect, useState } from 'react';
import { sendRequest } from '#browser/api/fetch.ts';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import type { YearFigures } from '../../contract.ts';
import { YearSection } from '../year-section.tsx';

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
