import { ButtonLink } from '#ui/button.tsx';

const COACHING_STEPS = [
  {
    title: 'On fait connaissance',
    text: 'L’entretien de découverte dure vingt minutes. Vous racontez ce qui vous amène, votre coach explique sa façon de travailler. Il n’y a rien à préparer, ni à décider.',
  },
  {
    title: 'On choisit un petit chantier',
    text: 'Un seul à la fois : oser écrire en premier, raconter une séparation sans s’y noyer, repérer le moment où l’on s’efface. Plus c’est précis, plus cela bouge.',
  },
  {
    title: 'On essaie dans la vraie vie',
    text: 'Entre deux séances, un exercice court : une phrase à dire, une invitation à lancer, un soir à soi. On en reparle ensuite, avec ce qui a marché et ce qui a fait rire.',
  },
] as const;

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
