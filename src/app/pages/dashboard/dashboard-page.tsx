import { useSession } from '#browser/session/session.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { AccompanimentSection } from './accompaniment-section.tsx';
import { AdviceSection } from './advice-section.tsx';
import { ContactCard } from './contact-card.tsx';
import { MatchesSection } from './matches-section.tsx';
import { ResumeCard } from './resume-card.tsx';
import { TermsNews } from './terms-news.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';

/** Pending answers, tickets, new people; then the blocks of spec 1 §2.2, folded on phones. */
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
      <div className="grid max-md:border-b max-md:border-filet md:gap-12">
        <AccompanimentSection />
        <AdviceSection answered={member?.steps.quiz ?? false} />
      </div>
      {member ? <ContactCard member={member} /> : null}
    </div>
  );
}
