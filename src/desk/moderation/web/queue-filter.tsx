import { CASE_KINDS, type CaseKind } from '#mechanisms/decisions/rules.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import type { Queue } from '../contract.ts';

const PLURALS: Record<CaseKind, string> = {
  report: 'Signalements',
  words: 'Mots reçus',
  finding: 'Constats',
  text: 'Textes',
  photo: 'Photos',
  note: 'Mots à l’équipe',
  notice: 'Notifications',
  redress: 'Suites contestées',
  appeal: 'Contestations',
};

interface QueueFilterProps {
  queue: Pick<Queue, 'waiting' | 'byKind'>;
  kind: CaseKind | undefined;
  addressOf: (kind: CaseKind | undefined) => string;
}

/** Kinds without pending cases are left out. */
export function QueueFilter({ queue, kind, addressOf }: QueueFilterProps) {
  const kinds = CASE_KINDS.filter((one) => one === kind || (queue.byKind[one] ?? 0) > 0);
  return (
    <nav aria-label="Nature des dossiers">
      <ul className="flex flex-wrap gap-1.5">
        <Choice to={addressOf(undefined)} here={kind === undefined} count={queue.waiting}>
          Tous
        </Choice>
        {kinds.map((one) => (
          <Choice key={one} to={addressOf(one)} here={one === kind} count={queue.byKind[one] ?? 0}>
            {PLURALS[one]}
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

function Choice({
  to,
  here,
  count,
  children,
}: {
  to: string;
  here: boolean;
  count: number;
  children: string;
}) {
  return (
    <li>
      <Link
        to={to}
        aria-current={here ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-semibold no-underline transition-colors',
          here ? 'border-prune bg-prune text-reserve' : 'border-filet bg-carte text-encre hover:border-prune',
        )}
      >
        {children}
        <span className="tabular-nums opacity-80">{count}</span>
      </Link>
    </li>
  );
}
