import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { useSession } from '#web/session.ts';
import { Card } from '#web/ui/card.tsx';
import { AnswersSkeleton } from './answers-skeleton.tsx';
import { ConsentNeeded, wayOn } from './consent-needed.tsx';
import { LoveProfileForm } from './love-profile-form.tsx';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';
import { useNextPage } from './use-next-page.ts';

export default function LoveProfilePage() {
  const { member } = useSession();
  const { editing, nextPage } = useNextPage('/inscription/quiz');
  const saved = useQuery(orpc.questionnaires.loveProfile.queryOptions());
  return (
    <QuestionnaireFrame
      title="Votre profil amoureux"
      intro="Cinq questions sur votre façon d’aimer, pour vous présenter des personnes qui aiment comme vous. Aucune réponse n’est meilleure qu’une autre."
      seenBy={{
        who: 'nobody',
        text: 'Personne d’autre que vous ne voit ces réponses, ni les membres ni nos coachs : seul le score qui en est tiré se voit.',
      }}
      answers={saved}
      // Spec 1 §8, to the letter.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <Card padding="large">
          <AnswersSkeleton cards={5} />
        </Card>
      }
    >
      {({ answers, changesLeft }) =>
        member?.loveLifeConsent === false ? (
          <ConsentNeeded nextPage={nextPage} nextLabel={wayOn(editing)} />
        ) : (
          <LoveProfileForm initial={answers} changesLeft={changesLeft} />
        )
      }
    </QuestionnaireFrame>
  );
}
