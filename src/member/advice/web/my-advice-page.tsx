import { ShareWithCoach } from '#member/shared-answers/web/shared/share-with-coach.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Advice } from '../contract.ts';
import { AdviceEntry } from './advice-entry.tsx';
import { AllIsWell } from './all-is-well.tsx';
import { HelpLines } from './help-lines.tsx';
import { AdviceContent } from './shared/advice-content.tsx';

export default function MyAdvicePage() {
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Des pistes tirées de votre quiz, à lire quand vous voulez. Aucun autre membre ne les voit.">
        Mes conseils personnalisés
      </PageTitle>
      <AdviceContent>{(advice) => <Entries {...advice} />}</AdviceContent>
      <ShareWithCoach />
    </div>
  );
}

function Entries({ topics, scores }: Advice) {
  if (topics.length === 0) return <AllIsWell />;
  return (
    <>
      <ul className="grid gap-6">
        {topics.map((topic) => (
          <AdviceEntry key={topic} topic={topic} score={scores[topic]} open={topics.length === 1} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/webinaires" size="large">
          Voir les webinaires conseillés
        </ButtonLink>
        <TextLink to="/inscription/quiz?from=profile" className="inline-flex min-h-11 items-center">
          Refaire le quiz
        </TextLink>
      </div>
      <HelpLines />
    </>
  );
}
