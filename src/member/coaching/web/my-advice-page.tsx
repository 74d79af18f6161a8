import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Advice } from '../contract.ts';
import { AdviceEntry } from './advice-entry.tsx';
import { AllIsWell } from './all-is-well.tsx';
import { AnswersBehind } from './answers-behind.tsx';
import { HelpLines } from './help-lines.tsx';
import { AdviceContent } from './shared/advice-content.tsx';
import { ShareWithCoach } from './shared/share-with-coach.tsx';

export default function MyAdvicePage() {
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Des articles choisis d’après ce que vous nous avez confié, à lire quand vous voulez. Aucun autre membre ne les voit.">
        Mes conseils personnalisés
      </PageTitle>
      <AdviceContent>{(advice) => <Entries {...advice} />}</AdviceContent>
      <ShareWithCoach />
    </div>
  );
}

function Entries({ topics, scores, answeredAt }: Advice) {
  const behind = <AnswersBehind {...{ scores, answeredAt }} />;
  if (topics.length === 0)
    return (
      <>
        <AllIsWell />
        {behind}
      </>
    );
  return (
    <>
      <ul className="grid gap-6">
        {topics.map((topic) => (
          <AdviceEntry key={topic} topic={topic} score={scores[topic]} open={topics.length === 1} />
        ))}
      </ul>
      <ButtonLink to="/webinaires" size="large" className="justify-self-start">
        Voir les webinaires conseillés
      </ButtonLink>
      <HelpLines />
      {behind}
    </>
  );
}
