import { Check, Compass, Flower, Heart, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MEASURE, WAYS } from './about-content.ts';

export function Ways() {
  return (
    <section
      aria-labelledby="facon"
      className="page-width grid gap-10 py-14 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-24"
    >
      <h2 id="facon">Ce que nous faisons autrement</h2>
      <div className="grid">
        {WAYS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-2 border-t border-filet py-6 first:border-t-0 first:pt-0 md:grid-cols-[14rem_1fr] md:gap-8"
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export function ValuesInvitation() {
  return (
    <section aria-labelledby="reussite" className="page-width pb-8 lg:pb-12">
      <div className="grid justify-items-start gap-6 rounded-[32px] bg-abricot-100 px-6 py-10 sm:px-10 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-14 lg:px-14 lg:py-14">
        <div className="grid max-w-2xl gap-4">
          <h2 id="reussite">Heureux de vous voir partir à deux</h2>
          <p className="text-lg">{MEASURE}</p>
        </div>
        <ButtonLink to="/nos-valeurs">Lire nos valeurs</ButtonLink>
      </div>
    </section>
  );
}

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

/** The five values (spec 2 §2), each with its concrete effect on the site. */
const VALUES = [
  {
    key: 'authenticite',
    title: 'Authenticité',
    text: 'On ne rencontre vraiment quelqu’un qu’en étant soi. Nous préférons une photo un peu floue mais fidèle à un portrait parfait, et trois lignes qui vous ressemblent à une page de qualités. Se montrer tel que l’on est fait fuir quelques personnes ; ce sont rarement les bonnes.',
    proof:
      'Le mot qui ouvre une conversation vient du site et porte la mention « Message automatique ». La suite, c’est vous deux qui l’écrivez.',
  },
  {
    key: 'bienveillance',
    title: 'Bienveillance',
    text: 'Derrière un profil, il y a une personne qui a peut-être mis des semaines à s’inscrire. La bienveillance n’oblige pas à dire oui ; elle demande de dire non avec des mots, de répondre sans blesser, de ne pas laisser l’autre dans le vide.',
    proof:
      'Après une rencontre, nous vous invitons à laisser à l’autre un mot positif. Ni notes ni étoiles ici.',
  },
  {
    key: 'qualite-des-rencontres',
    title: 'Qualité des rencontres',
    text: 'Une belle rencontre demande de l’attention, et l’attention se divise mal. Nous limitons donc ce qui la disperse : le nombre de profils, le nombre de conversations, les sollicitations. Peu de monde à la fois, pour que chacun soit regardé.',
    proof:
      'Quatre profils vous sont montrés, avec le détail de leur score, et vous pouvez ouvrir trois conversations. Quand vous en supprimez une, la place se libère.',
  },
  {
    key: 'accompagnement-personnalise',
    title: 'Accompagnement personnalisé',
    text: 'Une séparation récente, une timidité ancienne, la peur que l’on parte : on n’arrive pas les mains vides, et l’on n’a pas besoin des mêmes conseils. Nous partons de vos réponses, et vous avancez à votre pas.',
    proof:
      'Votre quiz relationnel choisit les articles et les ateliers qui vous sont conseillés. Il n’entre dans aucun calcul d’affinité, et aucun membre n’en lit les réponses ; votre coach, seulement si vous les lui montrez.',
  },
  {
    key: 'innovation-responsable',
    title: 'Innovation responsable',
    text: 'Un calcul peut rapprocher deux personnes ; il peut aussi enfermer, surveiller, rendre dépendant. Nous nous en servons pour montrer moins et choisir mieux, puis la technique se tait. Un outil qui aurait besoin que vous reveniez sans cesse, nous ne le construisons pas.',
    proof:
      'Le score s’explique, partie par partie. Seule votre commune est connue, jamais votre adresse ni votre position. Et ce qui vous appartient s’efface quand vous le demandez.',
  },
] as const;

const looks: Record<(typeof VALUES)[number]['key'], { icon: LucideIcon; tone: string }> = {
  authenticite: { icon: Sparkles, tone: 'bg-abricot-100' },
  bienveillance: { icon: Heart, tone: 'bg-rosee' },
  'qualite-des-rencontres': { icon: Flower, tone: 'bg-lavande' },
  'accompagnement-personnalise': { icon: Compass, tone: 'bg-sauge-100' },
  'innovation-responsable': { icon: Lightbulb, tone: 'bg-lin' },
};

export function ValuesList() {
  return (
    <ol aria-label="Nos cinq valeurs" className="page-width grid gap-5 pb-16 lg:gap-6 lg:pb-24">
      {VALUES.map(({ key, title, text, proof }, index) => {
        const { icon: Icon, tone } = looks[key];
        return (
          <li
            key={key}
            className={classNames(
              'grid gap-5 rounded-card p-6 sm:p-8 lg:w-[82%] lg:grid-cols-[5rem_1fr] lg:gap-8 lg:p-10',
              tone,
              index % 2 === 1 && 'lg:justify-self-end',
            )}
          >
            <span className="flex size-16 items-center justify-center rounded-full bg-carte text-prune">
              <Icon aria-hidden="true" className="size-8" />
            </span>
            <div className="grid gap-4">
              <h2 id={key}>{title}</h2>
              <p className="text-lg">{text}</p>
              <p className="grid grid-cols-[auto_1fr] gap-3 rounded-field bg-carte/70 p-4">
                <Check aria-hidden="true" className="mt-0.5 size-5 text-sauge" />
                <span>
                  <strong className="font-semibold">Concrètement. </strong>
                  {proof}
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
