import { unreadSentence } from '#lib/unread-sentence.ts';
import { CountBadge } from '#ui/badge.tsx';
import { ShortcutCard } from './shortcut-card.tsx';

export function MessagesCard({ unread }: { unread: number }) {
  return (
    <ShortcutCard
      tone="rosee"
      scene="letter"
      title="Messages"
      badge={unread > 0 ? <CountBadge count={unread} label={unreadSentence(unread)} /> : null}
      door={{ to: '/chat', label: unread > 0 ? 'Lire mes messages' : 'Ouvrir mes messages' }}
    >
      {unread > 0
        ? `Vous avez ${unread} ${unread > 1 ? 'nouveaux messages' : 'nouveau message'}.`
        : 'Vous êtes à jour. Un mot simple suffit souvent à relancer une conversation.'}
    </ShortcutCard>
  );
}
