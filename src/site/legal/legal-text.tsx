import { ChevronDown } from 'lucide-react';
import type { Article, Section } from '#lib/markdown.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Prose } from '../blog/prose.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { PublicPage } from '../shared/public-page.tsx';

/** A legal text with its table of contents: folded on phones, beside the text on wide screens, whole on paper. */
export function LegalText({ article }: { article: Article }) {
  const { title, lead, sections } = article;
  return (
    <PublicPage className="page-width grid content-start gap-8 pt-4 pb-16 lg:pb-24">
      <BackLink />
      <div className="grid max-w-2xl gap-4">
        <PageTitle>{title}</PageTitle>
        <Prose blocks={lead} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,42rem)] lg:gap-16">
        <aside className="print:hidden">
          <FoldedContents sections={sections} />
          <nav
            aria-labelledby="sommaire"
            className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto pb-4 lg:block"
          >
            <p id="sommaire" className="mb-2 font-semibold">
              Sommaire
            </p>
            <ContentsList sections={sections} />
          </nav>
        </aside>
        <div className="grid gap-12">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className="grid gap-4">
              <h2 className="text-[clamp(1.375rem,1.25rem+0.6vw,1.75rem)] break-after-avoid">
                {index + 1}. {section.title}
              </h2>
              <Prose blocks={section.blocks} />
            </section>
          ))}
          <div className="border-t border-filet pt-6">
            <BackLink />
          </div>
        </div>
      </div>
    </PublicPage>
  );
}

/** The browser's own disclosure: it opens without JavaScript. */
function FoldedContents({ sections }: { sections: readonly Section[] }) {
  return (
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
          <ContentsList sections={sections} />
        </div>
      </details>
    </nav>
  );
}

function ContentsList({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="grid">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2.5 rounded-sm py-1.5 text-sm leading-snug text-encre-2 underline-offset-4 transition-colors hover:text-prune hover:underline lg:min-h-9"
          >
            <span className="w-6 shrink-0 text-right tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
