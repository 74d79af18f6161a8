import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function PreferencesStepPage() {
  return <ComingSoon title="Votre recherche" />;
}
