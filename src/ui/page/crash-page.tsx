import { Button, ButtonLink } from '../button.tsx';
import { HomeLink } from './bar.tsx';
import { PageMain } from './page-main.tsx';

/** Rendered by the root when a page crashes, or when its file fails to load. */
export function CrashPage({ missing = false }: { missing?: boolean }) {
  return (
    <PageMain className="page-width grid max-w-3xl content-start justify-items-start gap-6 py-4">
      <HomeLink />
      <h1 className="mt-12">{missing ? 'Cette page n’existe pas' : 'Cette page n’a pas pu s’afficher'}</h1>
      <p role="alert" className="text-lg text-encre-2">
        {missing
          ? 'L’adresse a peut-être changé, ou une faute de frappe s’y est glissée.'
          : 'Un incident nous en a empêchés. Ce que vous aviez enregistré est en sécurité. Rechargez la page ; si cela continue, revenez dans quelques minutes.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {missing ? null : <Button onClick={() => window.location.reload()}>Recharger la page</Button>}
        <ButtonLink to="/" variant={missing ? 'primary' : 'secondary'}>
          Retour à l’accueil
        </ButtonLink>
      </div>
    </PageMain>
  );
}
