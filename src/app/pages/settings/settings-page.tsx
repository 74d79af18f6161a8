import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AloneOnPage } from '#ui/settings-section.tsx';
import { AccountPages, LegalTexts } from './settings-links.tsx';
import { SubjectContents, SubjectRows } from './subject-list.tsx';
import { SUBJECTS, type Subject } from './subjects.ts';

/** From this width on, all sections are on one page. */
const WIDE = '(min-width: 64rem)';
const COLUMNS = 'grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-12';

const find = (id: string | undefined) => SUBJECTS.find((subject) => subject.id === id);

export function meta({ params }: { params: { subject?: string } }) {
  return pageMeta(find(params.subject)?.title ?? 'Mon compte');
}

/** « Mon compte »: one page on wide screens, a list with a page per subject on narrow ones. */
export default function SettingsPage() {
  const { subject } = useParams();
  const email = useSession().member?.email ?? '';
  const shown = find(subject);
  if (shown) return <SubjectPage subject={shown} email={email} />;
  if (subject) return <Navigate to="/settings" replace />;
  return <AllSubjects email={email} />;
}

function AllSubjects({ email }: { email: string }) {
  useOwnPageOnPhones();
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle intro="Ce qui touche à votre compte se décide ici, et se change quand vous voulez.">
        Mon compte
      </PageTitle>
      <div className={COLUMNS}>
        <SubjectContents />
        <div className="grid gap-5 sm:gap-6">
          <AccountPages />
          <SubjectRows />
          {/* Hidden on phones but mounted, so that a subject’s page opens at once. */}
          <div className="hidden gap-6 lg:grid">
            {SUBJECTS.map(({ id, Section }) => (
              <Section key={id} email={email} />
            ))}
          </div>
          <LegalTexts />
        </div>
      </div>
    </div>
  );
}

function SubjectPage({ subject: { id, Section }, email }: { subject: Subject; email: string }) {
  return (
    <div className="page-width grid gap-4 py-6 sm:py-10">
      <PageTitle className="sr-only">Mon compte</PageTitle>
      <TextLink
        to="/settings"
        bare
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start pr-2"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Mon compte
      </TextLink>
      <div className={COLUMNS}>
        <SubjectContents current={id} />
        <AloneOnPage value={true}>
          <Section email={email} />
        </AloneOnPage>
      </div>
    </div>
  );
}

/** Redirects a section URL such as /settings#accords to its own page where sections are hidden. */
function useOwnPageOnPhones() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const subject = find(hash.slice(1));
    if (subject && !window.matchMedia(WIDE).matches)
      void navigate(`/settings/${subject.id}`, { replace: true });
  }, [hash, navigate]);
}
