import { useSession } from '#browser/session/session.ts';
import { WelcomeCard } from '#member/appointments/web/shared/welcome-card.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AccompanimentSection } from './accompaniment-section.tsx';
import { ContactCard } from './contact-card.tsx';
import { DashboardTips } from './dashboard-tips.tsx';
import { MatchesSection } from './matches-section.tsx';
import { QuietCard } from './quiet-card.tsx';
import { ResumeCard } from './resume-card.tsx';
import { TermsNews } from './terms-news.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';

/** Pending matters, then people, then offers (spec 1 §2.2). */
export default function DashboardPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid gap-8 py-6 sm:gap-12 sm:py-12">
      <PageTitle
        intro={
          member?.firstName ? `Bonjour ${member.firstName}. Voici où vous en êtes.` : 'Voici où vous en êtes.'
        }
      >
        Bienvenue sur votre espace
      </PageTitle>
      <TermsNews />
      <WaitingForMe unread={member?.unreadCount ?? 0} />
      {member?.loveLifeConsent ? <ResumeCard steps={member.steps} /> : null}
      <MatchesSection />
      <AccompanimentSection />
      <WelcomeCard />
      <div className="grid gap-4 md:grid-cols-2">
        <QuietCard
          title="Mes conseils personnalisés"
          text={
            member?.steps.quiz
              ? 'Des pistes tirées de vos réponses au quiz, à lire quand vous voulez.'
              : 'Répondez aux quatre questions du quiz\u202f: des pistes pour vous en seront tirées.'
          }
          door={{ to: '/conseils', label: 'Lire mes conseils' }}
        />
        {member ? <ContactCard member={member} /> : null}
      </div>
      <DashboardTips />
    </div>
  );
}
