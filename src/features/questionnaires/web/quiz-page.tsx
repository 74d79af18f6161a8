import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function QuizPage() {
  return <ComingSoon title="Votre quiz" />;
}
