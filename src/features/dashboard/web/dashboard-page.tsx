import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function DashboardPage() {
  return <ComingSoon title="Bienvenue sur votre espace" />;
}
