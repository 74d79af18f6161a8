import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { IntroductionsList } from './introductions-list.tsx';
import { MemberSearch } from './member-search.tsx';

export default function IntroductionsPage() {
  return (
    <DeskPage
      title="Présentations"
      intro="Choisissez un membre, regardez qui lui correspond, puis présentez ces deux personnes avec vos mots."
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <MemberSearch
          title="Pour qui cherchez-vous&#x202f;?"
          linkTo={(id) => `/equipe/presentations/${encodeURIComponent(id)}`}
        />
        <IntroductionsList />
      </div>
    </DeskPage>
  );
}
