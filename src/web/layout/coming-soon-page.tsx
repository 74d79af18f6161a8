import { useLocation } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LetterScene } from '#web/ui/illustrations/letter.tsx';
import { ListeningScene } from '#web/ui/illustrations/listening.tsx';
import { useSession } from '../session.ts';
import { ComingSoon } from './coming-soon.tsx';

const titles: Record<string, string> = {
  '/profile': 'Mon Profil',
  '/coaching': 'Mon coaching',
  '/conseils': 'Mes conseils personnalisés',
  '/webinaires': 'Webinaires conseillés',
  '/subscription': 'Mon abonnement',
};

export default function ComingSoonPage() {
  const { pathname } = useLocation();
  const { member } = useSession();
  const withoutProfile = pathname === '/profile' && member?.steps.profile === false;
  const content = withoutProfile ? <MissingProfile /> : pathname === '/conseils' ? <AdviceElsewhere /> : null;
  return <ComingSoon title={titles[pathname] ?? 'Inscription à un webinaire'}>{content}</ComingSoon>;
}

function MissingProfile() {
  return (
    <EmptyState
      title="Profil non complété"
      illustration={<LetterScene className="block h-auto w-full" />}
      action={<ButtonLink to="/inscription/profile">Compléter mon profil</ButtonLink>}
    >
      Trois minutes suffisent pour vous présenter.
    </EmptyState>
  );
}

/** The advice itself can be read already, where the quiz led to it. */
function AdviceElsewhere() {
  return (
    <EmptyState
      title="Cette page est en préparation"
      illustration={<ListeningScene className="block h-auto w-full" />}
      action={<ButtonLink to="/inscription/advice">Relire mes conseils</ButtonLink>}
    >
      Elle arrive bientôt. Vos conseils, eux, sont déjà là.
    </EmptyState>
  );
}
