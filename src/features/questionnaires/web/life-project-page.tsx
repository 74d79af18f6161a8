import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function LifeProjectPage() {
  return <ComingSoon title="Votre projet de vie" />;
}
