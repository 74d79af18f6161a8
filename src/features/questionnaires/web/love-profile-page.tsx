import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function LoveProfilePage() {
  return <ComingSoon title="Votre profil amoureux" />;
}
