import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session.ts';

export function meta() {
  return [...pageMeta('Page introuvable'), { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid max-w-2xl justify-items-start gap-8 py-16 sm:py-24">
      <PageTitle intro="L’adresse a peut-être changé, ou une lettre s’y est glissée. Rien n’est perdu : tout le reste est à sa place.">
        Cette page n’existe pas
      </PageTitle>
      <div className="flex flex-wrap gap-3">
        {member ? <ButtonLink to="/dashboard">Mon espace</ButtonLink> : null}
        <ButtonLink to="/" variant={member ? 'secondary' : 'primary'}>
          Retour à l’accueil
        </ButtonLink>
      </div>
    </div>
  );
}
