import { useSession } from '#browser/session/session.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { AccompanimentSection } from './accompaniment-section.tsx';
import { ContactCard } from './contact-card.tsx';
import { DashboardTips } from './dashboard-tips.tsx';
import { MatchesSection } from './matches-section.tsx';
import { MessagesCard } from './messages-card.tsx';
import { ResumeCard } from './resume-card.tsx';
import { ShortcutCard } from './shortcut-card.tsx';

export default function DashboardPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid gap-10 py-8 sm:gap-12 sm:py-12">
      <PageTitle
        intro={
          member?.firstName
            ? `Bonjour ${member.firstName}. Prenez votre temps, tout vous attend ici.`
            : 'Prenez votre temps, tout vous attend ici.'
        }
      >
        Bienvenue sur votre espace
      </PageTitle>
      {member?.loveLifeConsent ? <ResumeCard steps={member.steps} /> : null}
      <AccompanimentSection />
      <ShortcutCard
        tone="sauge"
        scene="listening"
        wide
        title="Mes conseils personnalisés"
        door={{ to: '/conseils', label: 'Lire mes conseils' }}
      >
        Des pistes tirées de vos réponses au quiz, à lire à votre rythme.
      </ShortcutCard>
      <MatchesSection />
      <div className="grid gap-6 md:grid-cols-2">
        <MessagesCard unread={member?.unreadCount ?? 0} />
        {member ? <ContactCard member={member} /> : null}
      </div>
      <DashboardTips />
    </div>
  );
}
