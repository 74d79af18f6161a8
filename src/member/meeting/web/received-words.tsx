import type { MeetingState } from '../contract.ts';

export function ReceivedWords({ words }: { words: NonNullable<MeetingState['received']> }) {
  return (
    <figure className="grid gap-4 rounded-card bg-abricot-100 p-5 sm:p-6">
      {words.sentence ? (
        <blockquote className="font-title text-h3 wrap-anywhere whitespace-pre-line">
          «{'\u202f'}
          {words.sentence}
          {'\u202f'}»
        </blockquote>
      ) : null}
      {words.qualities.length > 0 ? (
        <ul aria-label="Les mots choisis" className="flex flex-wrap gap-2">
          {words.qualities.map((quality) => (
            <li key={quality} className="rounded-full bg-carte px-4 py-2 font-medium">
              {quality}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}
