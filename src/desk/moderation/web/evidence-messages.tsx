import { frenchMoment } from '#lib/french-date.ts';
import type { MessageEvidence } from '#member/reports/contract.ts';
import { classNames } from '#ui/class-names.ts';

interface EvidenceMessagesProps {
  label: string;
  messages: readonly MessageEvidence[];
  names: { reported: string; reporter: string };
}

export function EvidenceMessages({ label, messages, names }: EvidenceMessagesProps) {
  const written = messages.filter(({ automatic }) => !automatic);
  if (written.length === 0)
    return <p className="text-encre-2">Rien n’avait été écrit dans cette conversation.</p>;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[28rem] overflow-y-auto rounded-[20px] border border-filet bg-carte p-4"
    >
      <ol className="grid gap-3">
        {written.map(({ from, content, at }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sealed messages never change.
            key={place}
            className={classNames(
              'grid max-w-[85%] gap-0.5 rounded-[18px] px-4 py-2.5',
              from === 'reported' ? 'bg-rosee' : 'justify-self-end bg-lin',
            )}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-encre-2">
              <span className="font-semibold text-encre">{names[from]}</span>
              <time dateTime={at}>{frenchMoment(new Date(at))}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
