import type { ReactNode } from 'react';
import { NumberedSteps } from '#ui/numbered-steps.tsx';
import type { AdviceText as Article } from '../texts.ts';

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
        <NumberedSteps
          steps={article.exercises}
          disc="prune"
          heading="h4"
          className="gap-3"
          stepClassName="rounded-[20px] bg-carte p-5"
        />
      </Section>
      <Section title="Quand demander de l’aide">
        <Paragraphs texts={article.help} />
      </Section>
    </div>
  );
}
