import { textOf } from '#lib/markdown.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { TextLink } from '#ui/link.tsx';
import { Markdown } from '#ui/markdown.tsx';
import { dataBlock, questionsData } from '../shared/structured-data.ts';

interface Question {
  question: string;
  /** Markdown. */
  answer: string;
}

/** Renders nothing without questions. */
export function ServiceQuestions({ list }: { list: readonly Question[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="bg-lin py-14 lg:py-20">
      <div className="page-width grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="questions">Avant de vous décider</h2>
          <p className="text-encre-2">
            Le détail est dans les <TextLink to="/cgu#prix">conditions générales</TextLink>. Pour connaître
            les personnes qui accompagnent : <TextLink to="/nos-coachs">nos coachs</TextLink>.
          </p>
        </div>
        <ul className="grid">
          {list.map(({ question, answer }) => (
            <li key={question} className="border-t border-filet py-3 first:border-t-0 first:pt-0">
              <details className="group">
                <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-field font-title text-h3 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-anywhere">{question}</span>
                  <span
                    aria-hidden="true"
                    className="text-2xl text-prune transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <div className="prose max-w-2xl pt-1 pb-3 wrap-anywhere">
                  <Markdown nodes={readMarkdown(answer).nodes} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The same questions for search engines, with answers in plain text. */
export function QuestionsData({ list }: { list: readonly Question[] }) {
  if (list.length === 0) return null;
  const read = list.map(({ question, answer }) => ({
    question,
    answer: readMarkdown(answer)
      .nodes.map((node) => textOf([node]).trim())
      .filter((text) => text !== '')
      .join('\n'),
  }));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening angle bracket
      dangerouslySetInnerHTML={{ __html: dataBlock(questionsData(read)) }}
    />
  );
}
