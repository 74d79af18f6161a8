import { ButtonLink } from '#ui/button.tsx';
import { COACHING_STEPS } from './coaches-content.ts';

export function CoachingSteps() {
  return (
    <section aria-labelledby="seance" className="page-width grid gap-8 py-14 lg:py-24">
      <h2 id="seance">Comment se passe un accompagnement</h2>
      <ol className="grid gap-8 md:grid-cols-3 lg:gap-12">
        {COACHING_STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-4 border-abricot pt-5">
            <p className="text-sm font-semibold text-sauge">
              {index + 1} sur {COACHING_STEPS.length}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/nos-services" variant="secondary" className="justify-self-start">
        Voir les prix
      </ButtonLink>
    </section>
  );
}
