import type { ReactNode } from 'react';
import type { AdviceArticle as Article } from '../texts.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** A whole page of advice, in lines short enough to be read slowly. */
export function AdviceArticle({ article }: { article: Article }) {
  return (
    <div className="grid max-w-[62ch] gap-8 pt-4 pb-2">
      <Section title="Ce que vous ressentez">
        <Paragraphs texts={article.felt} />
      </Section>
      <Section title="D’où cela vient">
        <Paragraphs texts={article.why} />
      </Section>
      <Section title="Trois exercices pour la semaine">
        <ol className="grid gap-3">
          {article.exercises.map(({ title, text }, index) => (
            <li key={title} className="flex items-start gap-4 rounded-[20px] bg-white p-5">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-prune font-semibold text-white"
              >
                {index + 1}
              </span>
              <div className="grid gap-1 pt-1">
                <h4 className="font-semibold">{title}</h4>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Quand demander de l’aide">
        <Paragraphs texts={article.help} />
      </Section>
    </div>
  );
}
