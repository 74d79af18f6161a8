import { ChevronDown } from 'lucide-react';

interface LegalContentsProps {
  parts: readonly { slug: string; text: string }[];
}

/** Table of contents: collapsed on phones, beside the text on wide screens. */
export function LegalContents({ parts }: LegalContentsProps) {
  return (
    <aside className="print:hidden">
      <nav aria-label="Sommaire" className="lg:hidden">
        <details className="group rounded-card bg-lin px-5 py-1.5">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-field font-semibold [&::-webkit-details-marker]:hidden">
            Sommaire
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-prune transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-3">
            <ContentsList parts={parts} />
          </div>
        </details>
      </nav>
      <nav
        aria-labelledby="sommaire"
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto pb-4 lg:block"
      >
        <p id="sommaire" className="mb-2 font-semibold">
          Sommaire
        </p>
        <ContentsList parts={parts} />
      </nav>
    </aside>
  );
}

function ContentsList({ parts }: LegalContentsProps) {
  return (
    <ol className="grid">
      {parts.map(({ slug, text }, index) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            className="flex min-h-11 items-center gap-2.5 rounded-sm py-1.5 text-sm leading-snug text-encre-2 underline-offset-4 transition-colors hover:text-prune hover:underline lg:min-h-9"
          >
            <span className="w-6 shrink-0 text-right tabular-nums">{index + 1}.</span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
