import { Check, Compass, Flower, Heart, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Invitation } from '../landing/landing-invitation.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { PageScene } from '../shared/page-scene.tsx';
import { PublicPage } from '../shared/public-page.tsx';
import { VALUES } from '../values-content.ts';

const looks: Record<(typeof VALUES)[number]['key'], { icon: LucideIcon; tone: string }> = {
  authenticite: { icon: Sparkles, tone: 'bg-abricot-100' },
  bienveillance: { icon: Heart, tone: 'bg-rosee' },
  'qualite-des-rencontres': { icon: Flower, tone: 'bg-lavande' },
  'accompagnement-personnalise': { icon: Compass, tone: 'bg-sauge-100' },
  'innovation-responsable': { icon: Lightbulb, tone: 'bg-lin' },
};

export function meta() {
  return pageMeta(
    'Nos valeurs',
    'Authenticité, bienveillance, qualité des rencontres, accompagnement personnalisé, innovation responsable : ce que chacune change ici.',
    { path: '/nos-valeurs', picture: 'valeurs' },
  );
}

export default function ValuesPage() {
  return (
    <PublicPage>
      <div className="page-width grid gap-6 pt-4 pb-10">
        <BackLink />
        <div className="relative grid gap-8 overflow-hidden rounded-[32px] bg-lavande md:grid-cols-[1fr_1fr] md:items-center">
          <PageTitle
            className="px-6 pt-8 md:py-12 md:pl-10 lg:pl-16"
            intro="Cinq mots que l’on lit partout. Voici ce qu’ils changent vraiment, sur ce site et entre nous."
          >
            Nos valeurs
          </PageTitle>
          <PageScene name="valeurs" className="md:self-end" />
        </div>
      </div>
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
              <span className="flex size-16 items-center justify-center rounded-full bg-white text-prune">
                <Icon aria-hidden="true" className="size-8" />
              </span>
              <div className="grid gap-4">
                <h2 id={key}>{title}</h2>
                <p className="text-lg">{text}</p>
                <p className="grid grid-cols-[auto_1fr] gap-3 rounded-field bg-white/70 p-4">
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
      <Invitation
        title="Une valeur ne tient que si chacun la porte"
        text="C’est l’objet de notre charte : trois engagements, que l’on lit en deux minutes et que l’on tient longtemps."
        to="/charte"
        label="Lire la charte"
      />
    </PublicPage>
  );
}
