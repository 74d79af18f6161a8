import type { ReactNode } from 'react';
import { BackLink } from '../shared/back-link.tsx';
import { Sources } from './article-sources.tsx';
import type { Source } from './sources.ts';

interface ArticleBodyProps {
  parts: readonly { id: string; text: string }[];
  sources: readonly Source[];
  children: ReactNode;
}

/** On wide screens the table of contents is beside the text. */
export function ArticleBody({ parts, sources, children }: ArticleBodyProps) {
  return (
    <div className="page-width grid gap-8 pt-18 pb-10 lg:grid-cols-[15rem_minmax(0,66ch)] lg:justify-center lg:gap-16 lg:pt-28 lg:pb-16">
      <nav aria-labelledby="dans-cet-article" className="hidden lg:block print:hidden">
        <div className="sticky top-8 grid gap-2 border-l-2 border-filet pl-5">
          <p id="dans-cet-article" className="text-sm font-semibold">
            Dans cet article
          </p>
          <ul>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center rounded-sm py-1 text-sm leading-snug text-encre-2 underline-offset-4 hover:text-prune hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="grid max-w-[66ch] content-start gap-10 max-lg:mx-auto">
        <div className="prose prose-article">{children}</div>
        {sources.length > 0 ? <Sources list={sources} /> : null}
        <p className="flex flex-wrap gap-x-8 border-t border-filet pt-6 print:hidden">
          <BackLink to="/blog">Tous les articles</BackLink>
          <BackLink />
        </p>
      </div>
    </div>
  );
}
