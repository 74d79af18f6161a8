import { useId } from 'react';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import type { InterviewNote } from '../../contract.ts';

/** The team's notes from earlier appointments of a member; renders nothing when there are none. */
export function InterviewNotes({ title, notes }: { title: string; notes: readonly InterviewNote[] }) {
  const titleId = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-3">
        {notes.map(({ id, startsAt, kind, hostName, note }) => (
          <li key={id} className="grid gap-1 rounded-[20px] bg-lin p-4">
            <p className="text-encre-2">
              {KIND_NAMES[kind]}, {frenchDay(new Date(startsAt), PARIS_ZONE)}, {hostName}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
