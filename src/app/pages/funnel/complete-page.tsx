import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { track } from '#features/ad-measurement/web/shared/track.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { IntroScreen } from '#ui/intro-screen.tsx';

export default function CompletePage() {
  const { member } = useSession();
  const arrival = useNavigationType();
  // Once, at the end of the way: not when one comes back to the page or loads it again.
  useEffect(() => {
    if (arrival === 'PUSH') void track('registration_complete');
  }, [arrival]);
  const firstName = member?.firstName;
  return (
    <IntroScreen
      eyebrow="Votre inscription est terminée"
      title={firstName ? `Bienvenue, ${firstName} !` : 'Bienvenue !'}
      intro={
        'Merci d’avoir pris ce temps. Vos réponses nous servent à vous proposer les personnes avec qui vous avez le plus de chances de vous entendre.'
      }
      scene={<TableForTwoScene className="block h-auto w-full" />}
    >
      <p>
        Découvrez votre sélection de 4 profils au plus, ou commencez par votre espace : vos conseils, vos
        messages et le webinaire de la semaine vous y attendent.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/selection" size="large">
          Voir mes matchs
        </ButtonLink>
        <ButtonLink to="/dashboard" size="large" variant="secondary">
          Aller à mon espace
        </ButtonLink>
      </div>
    </IntroScreen>
  );
}
