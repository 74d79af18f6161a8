import { ComingSoon } from '#web/layout/coming-soon.tsx';

export default function ChatPage() {
  return <ComingSoon title="Messages" />;
}
