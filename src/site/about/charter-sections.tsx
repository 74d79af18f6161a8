import { TextLink } from '#ui/link.tsx';

/** Spec 2 §2. */
const CHARTER_VALUES = [
  {
    key: 'authenticite',
    title: 'Authenticité',
    text: 'Je suis libre pour une rencontre, j’ai 18 ans au moins, et je me montre sous mon vrai jour.',
    rules: [
      'Ma photo ne montre que moi, et elle est récente.',
      'Mon âge, ma ville et ma situation sont vrais.',
      'Je dis ce que je cherche, même si je le cherche encore.',
      'Je n’ai qu’un compte.',
    ],
  },
  {
    key: 'respect',
    title: 'Respect',
    text: 'La personne à qui j’écris ne me doit ni réponse, ni explication, ni rendez-vous.',
    rules: [
      'Un non, un silence ou un « pas maintenant » me suffisent : je n’insiste pas.',
      'Je ne demande ni argent, ni photo intime, ni coordonnées dès les premiers mots.',
      'Ce que l’on me confie reste entre nous.',
      'Aucune insulte, aucun mépris, aucune discrimination.',
    ],
  },
  {
    key: 'bienveillance',
    title: 'Bienveillance',
    text: 'J’écris comme j’aimerais que l’on m’écrive, et je quitte une conversation comme on quitte une table : en disant au revoir.',
    rules: [
      'Je lis un profil en entier avant de le contacter.',
      'Si l’élan n’est pas là, je le dis simplement, en une phrase.',
      'Après une rencontre, je laisse un mot qui fait du bien.',
      'Si quelqu’un me semble en danger, je préviens l’équipe.',
    ],
  },
] as const;

/** Numbers in the charter (spec 2 §9); the selection itself shows four (D22). */
const CHARTER_NUMBERS = [
  {
    number: '10',
    label: 'profils au plus',
    text: 'Nous vous présentons au plus les dix profils qui vous correspondent le mieux. Votre sélection en montre quatre à la fois.',
  },
  {
    number: '3',
    label: 'personnes à la fois',
    text: 'Nous vous invitons à ne pas contacter plus de trois personnes. Le site tient le compte : vous ouvrez trois conversations, et la place se libère dès que vous en supprimez une.',
  },
] as const;

const SAFETY_STEPS = [
  {
    title: 'Arrêter',
    text: 'Dans la conversation, ouvrez le menu, puis « Bloquer ». À l’instant même, vous ne pouvez plus vous écrire, et la personne n’est pas prévenue.',
  },
  {
    title: 'Signaler',
    text: 'Dans le même menu, « Signaler ». Dites-nous ce qui s’est passé, avec vos mots. Les derniers messages sont gardés pour l’équipe, même si la conversation est supprimée ensuite. La personne ne sait pas qui a signalé.',
  },
  {
    title: 'Compter sur nous',
    text: 'Une personne de l’équipe lit chaque signalement. Elle peut retirer un contenu, suspendre ou fermer un compte. La personne visée par une décision en reçoit les raisons et peut la contester.',
  },
] as const;

export function Engagements() {
  return (
    <div className="page-width relative -mt-6 pb-14 max-sm:px-8 sm:max-lg:px-18 md:-mt-14 lg:-mt-16 lg:pb-20">
      <ol className="mx-auto grid max-w-4xl rounded-[32px] border border-filet bg-carte px-6 sm:px-10 lg:px-14">
        {CHARTER_VALUES.map(({ key, title, text, rules }, index) => (
          <li key={key} className="grid gap-4 border-t border-filet py-9 first:border-t-0 lg:py-12">
            <p className="text-sm font-semibold text-sauge">Engagement {index + 1}</p>
            <h2 id={key}>{title}</h2>
            <p className="max-w-2xl font-title text-[1.3125rem] leading-snug font-[480] text-prune">{text}</p>
            <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 marker:text-abricot sm:grid-cols-2">
              {rules.map((rule) => (
                <li key={rule} className="pl-1">
                  {rule}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Numbers() {
  return (
    <section aria-labelledby="peu-de-monde" className="bg-lin py-14 lg:py-20">
      <div className="page-width grid gap-8">
        <h2 id="peu-de-monde">Peu de monde à la fois</h2>
        <dl className="grid gap-8 md:grid-cols-2 lg:gap-16">
          {CHARTER_NUMBERS.map(({ number, label, text }) => (
            <div key={number} className="grid content-start gap-3">
              <dt className="flex items-baseline gap-3">
                <span className="font-title text-display font-semibold text-prune">{number}</span>
                <span className="text-lg font-semibold">{label}</span>
              </dt>
              <dd className="max-w-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Safety() {
  return (
    <section aria-labelledby="signaler" className="page-width grid gap-8 py-14 lg:gap-10 lg:py-24">
      <div className="grid max-w-2xl gap-3">
        <h2 id="signaler">Si quelque chose ne va pas</h2>
        <p className="text-lg text-encre-2">
          Vous n’avez rien à supporter, et rien à prouver. Voici trois recours, dans l’ordre que vous voulez.
        </p>
      </div>
      <ol className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {SAFETY_STEPS.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2 rounded-card bg-rosee p-6 lg:p-8">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-3xl">
        En danger immédiat, appelez le 17 ou le 112. Avant un premier rendez-vous, gardez sous la main{' '}
        <TextLink to="/blog/se-rencontrer-en-securite">nos réflexes pour se rencontrer en sécurité</TextLink>.
        Les règles complètes sont dans les <TextLink to="/cgu#moderation">conditions générales</TextLink>.
      </p>
    </section>
  );
}
