import { PRODUCT_NAME } from '#lib/product.ts';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { IntroScreen } from '#ui/intro-screen.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';

export function Welcome() {
  return (
    <IntroScreen
      eyebrow="Un premier pas"
      title={`Bienvenue chez ${PRODUCT_NAME}`}
      intro="Ici, pas de profils à faire défiler. Vous prenez le temps de dire qui vous êtes, et nous prenons le temps de chercher avec vous."
      scene={<WalkingScene className="block h-auto w-full" />}
    >
      <p className="rounded-field bg-sauge-100 px-5 py-4">
        <ServerIf has="FOUNDING_OFFER">
          <strong className="font-semibold">{FOUNDING_OFFER}</strong>{' '}
        </ServerIf>
        {NOTHING_TO_PAY} Aucune carte bancaire ne vous est demandée.
      </p>
      <ButtonLink to="/inscription/garanties" size="large">
        Continuer
      </ButtonLink>
    </IntroScreen>
  );
}
