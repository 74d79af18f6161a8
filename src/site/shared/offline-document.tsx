import { PRODUCT_NAME } from '#lib/product.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';

const TITLE = 'Vous êtes hors ligne';
/** The page stands under the address that was asked for: loading it again is trying again. */
const TRY_WHEN_BACK = "addEventListener('online',()=>location.reload())";

/**
 * What the service worker shows in place of a page that the network does not give. A document of its own, drawn at the
 * build, which asks for nothing: its style is in it, and the fonts are those that the browser may still hold.
 */
export function OfflineDocument({ style }: { style: string }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f6" />
        <meta name="robots" content="noindex" />
        <title>{`${TITLE} – ${PRODUCT_NAME}`}</title>
        <link rel="icon" href="data:," />
        <style>{style}</style>
      </head>
      <body>
        <div className="flex min-h-dvh flex-col">
          <header className="page-width flex min-h-18 items-center text-lg">
            <Logo />
          </header>
          <main className="page-width grid flex-1 content-center items-center gap-8 pt-4 pb-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
            <div className="grid content-start justify-items-start gap-6 lg:order-2">
              <h1>{TITLE}</h1>
              <div className="grid gap-3 text-lg text-encre-2">
                <p>
                  Le réseau s’est éloigné un instant. Tout ce que vous avez enregistré ou envoyé est en
                  sécurité chez nous, et vous attend.
                </p>
                <p>
                  Regardez si le Wi-Fi ou les données mobiles sont bien activés, et le mode avion coupé. Dès
                  que la connexion revient, cette page se recharge d’elle-même.
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one of this very page. */}
                <a href="" className={buttonStyle({ size: 'large' })}>
                  Réessayer
                </a>
                <a href="/" className={buttonStyle({ variant: 'secondary', size: 'large' })}>
                  Aller à l’accueil
                </a>
              </div>
            </div>
            <div className="mx-auto w-full max-w-90 overflow-hidden rounded-[40px] max-lg:order-first lg:max-w-none">
              <QuietHorizonScene className="block aspect-[6/5] h-auto w-full" />
            </div>
          </main>
        </div>
        <script>{TRY_WHEN_BACK}</script>
      </body>
    </html>
  );
}
