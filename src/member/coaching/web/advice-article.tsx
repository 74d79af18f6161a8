import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { NumberedSteps } from '#ui/numbered-steps.tsx';
import type { AdviceText as Article } from '../texts.ts';

/** What it feels like, where it may come from, one thing to try this week; the rest for later, and when to ask for help. */
export function AdviceArticle({ article: { felt, why, exercises, help } }: { article: Article }) {
  const [first, ...others] = exercises;
  return (
    <div className="grid max-w-[62ch] gap-8 pt-3 pb-2">
      <Paragraphs texts={felt} />
      <Section title="D’où cela vient, souvent">
        <Paragraphs texts={why} />
      </Section>
      <section className="grid gap-2 rounded-[20px] bg-carte p-5 sm:p-6">
        <p className="text-sm font-semibold text-sauge">À essayer cette semaine</p>
        <h3>{first.title}</h3>
        <p>{first.text}</p>
        <Disclosure label="Deux autres exercices, pour plus tard" className="mt-1">
          <NumberedSteps steps={others} disc="sauge" heading="h4" className="gap-5 pt-2" />
        </Disclosure>
      </section>
      <Section title="Quand demander de l’aide">
        <Paragraphs texts={help} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
