import { PRODUCT_NAME } from '#lib/product.ts';
import { ServerIf } from '#ui/page/server-if.tsx';

/** Only for the application shell: public pages work without JavaScript. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <div className="page-width grid gap-4 py-12">
        <p className="font-title text-h2 font-semibold">Cette page a besoin de JavaScript</p>
        <p>
          L’inscription, la connexion et l’espace membre de {PRODUCT_NAME} ne fonctionnent pas sans lui.
          Activez JavaScript dans les réglages de votre navigateur, puis rechargez la page.
        </p>
        <p>
          <ServerIf has="LEGAL_CONTACT_EMAIL">
            {'Vous pouvez aussi nous écrire\u202f: '}
            {'{{LEGAL_CONTACT_EMAIL}}'}.{' '}
          </ServerIf>
          <a href="/" className="font-medium text-prune underline underline-offset-4">
            Lire nos pages publiques
          </a>
        </p>
      </div>
    </noscript>
  );
}
