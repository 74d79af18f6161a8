import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function SharedValuesPage() {
  return <ComingSoon title="Vos envies à deux" />;
}
