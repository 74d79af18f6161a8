import { frenchMoment } from '#lib/french-date.ts';
import { Card } from '#ui/card.tsx';
import type { Interview } from '../contract.ts';

/** What the team noted of the interviews it held; read here only. */
export function Interviews({ interviews }: { interviews: readonly Interview[] }) {
  if (interviews.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="entretiens" className="grid gap-3">
      <h2 id="entretiens" className="text-h3">
        Entretiens avec l’équipe
      </h2>
      <ul className="grid gap-3">
        {interviews.map(({ id, startsAt, hostName, note }) => (
          <li key={id} className="grid gap-1 rounded-[20px] bg-papier px-4 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            <p className="text-xs text-encre-2">
              {hostName}, {frenchMoment(new Date(startsAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
