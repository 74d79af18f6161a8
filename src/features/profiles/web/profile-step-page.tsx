import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function ProfileStepPage() {
  return <ComingSoon title="Votre profil" />;
}
