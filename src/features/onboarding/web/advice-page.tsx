import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function AdvicePage() {
  return <ComingSoon title="Vos conseils" />;
}
