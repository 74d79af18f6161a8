import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function meta() {
  return [...pageMeta('Page introuvable'), { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid items-center gap-10 py-8 md:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-14">
      <div className="grid justify-items-start gap-8">
        <PageTitle intro="L’adresse a peut-être changé, ou une faute de frappe s’y est glissée. Rien n’est perdu : tout le reste est à sa place.">
          Cette page n’existe pas
        </PageTitle>
        <div className="flex flex-wrap gap-3">
          {member ? <ButtonLink to="/dashboard">Mon espace</ButtonLink> : null}
          <ButtonLink to="/" variant={member ? 'secondary' : 'primary'}>
            Retour à l’accueil
          </ButtonLink>
          <ButtonLink to="/blog" variant="quiet">
            Lire le blog
          </ButtonLink>
        </div>
      </div>
      <WalkingScene className="mx-auto block h-auto w-full rounded-[32px] max-md:order-first max-md:max-w-72" />
    </div>
  );
}
