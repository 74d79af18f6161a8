import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function SelectionPage() {
  return <ComingSoon title="Mes matchs" />;
}
