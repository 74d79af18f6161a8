import { teamTime } from '#browser/team-time.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { TextLink } from '#ui/link.tsx';
import type { AuditLine } from '../../contract.ts';
import { AUDIT_ACTIONS } from '../../texts/audit-actions.ts';
import { ROLE_LABELS, SUBJECT_LABELS } from '../../texts.ts';

const WORDS: Record<string, string> = AUDIT_ACTIONS;
const ROLES: Record<string, string> = ROLE_LABELS;
/** For these actions the reason is generated: the list of roles. */
const OF_ROLES = ['staff.invited', 'staff.roles-changed'];

function reasonOf({ action, reason }: AuditLine): string | null {
  if (!reason || !OF_ROLES.includes(action)) return reason;
  return reason
    .split(', ')
    .map((role) => ROLES[role] ?? role)
    .join(', ');
}

export function JournalLines({ lines }: { lines: readonly AuditLine[] }) {
  const days = Map.groupBy(lines, ({ at }) => parisDay(new Date(at)));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`jour-${day}`} className="grid gap-2">
          <h2 id={`jour-${day}`} className="text-base font-semibold text-encre-2 first-letter:uppercase">
            {frenchDay(new Date(ofDay[0]?.at ?? day), PARIS_ZONE)}
          </h2>
          <ul className="divide-y divide-filet rounded-card border border-filet bg-carte">
            {ofDay.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { line: AuditLine }) {
  const { at, who, action, subject } = line;
  const reason = reasonOf(line);
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-5 py-2.5 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-encre-2 tabular-nums">
        {teamTime(new Date(at))}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{who.firstName || who.email}</span>{' '}
          <span>{lowerFirst(WORDS[action] ?? action)}</span>
          {subject ? (
            <>
              {' · '}
              <TextLink to={`?sujet=${subject.kind}&id=${encodeURIComponent(subject.id)}`}>
                {subject.name ?? `${SUBJECT_LABELS[subject.kind]} ${shortId(subject.id)}`}
              </TextLink>
            </>
          ) : null}
        </p>
        {reason ? <p className="wrap-anywhere text-encre-2">{reason}</p> : null}
      </div>
    </li>
  );
}

/** The link has the whole id; its start is enough to tell subjects apart. */
const shortId = (id: string) => (/^[\da-f]{8}-/.test(id) ? id.slice(0, 8) : id);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
