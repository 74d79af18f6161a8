import { HeartHandshake, Lock, type LucideIcon, Sprout } from 'lucide-react';
import { PRODUCT_NAME } from '#lib/product.ts';
import { FOUNDING_OFFER, NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
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

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: HeartHandshake,
    title: 'Des personnes, pas un catalogue',
    text: 'Quatre profils à la fois, choisis pour vous. Des coachs vous écoutent, vous conseillent et animent des ateliers en petit groupe.',
  },
  {
    icon: Sprout,
    title: 'À votre rythme',
    text: 'Une dizaine de minutes. Chaque étape est enregistrée : vous pouvez vous arrêter et reprendre plus tard.',
  },
  {
    icon: Lock,
    title: 'Vos réponses vous appartiennent',
    text: 'Votre profil amoureux et votre quiz ne sont montrés à aucun autre membre. Vous les téléchargez, ou les supprimez, quand vous voulez.',
  },
];

export function Guarantees() {
  return (
    <IntroScreen
      eyebrow="Avant de commencer"
      title="Notre équipe vous accompagne"
      intro="Chercher quelqu’un demande de la confiance. Voici ce que nous vous devons."
      scene={<ListeningScene className="block h-auto w-full" />}
    >
      <ul className="grid gap-5">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
            <span className="grid size-12 place-items-center rounded-full bg-rosee text-prune">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div className="grid gap-1">
              <h2 className="text-h3">{title}</h2>
              <p className="text-encre-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to="/inscription/form" size="large">
        Je me lance
      </ButtonLink>
    </IntroScreen>
  );
}
