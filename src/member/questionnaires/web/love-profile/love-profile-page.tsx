import { useQuery } from '@tanstack/react-query';
import { useSession } from '#browser/session/session.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { SAME_LOVE } from '#member/profile/texts.ts';
import { Card } from '#ui/card.tsx';
import { loveProfile } from '../../contract.ts';
import { AnswersSkeleton } from '../answers-skeleton.tsx';
import { PrefilledNote } from '../prefilled-note.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { ConsentNeeded, wayOn } from '../shared/consent-needed.tsx';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { useNextPage } from '../use-next-page.ts';
import { LoveProfileForm } from './love-profile-form.tsx';

export default function LoveProfilePage() {
  const { member } = useSession();
  const { editing, nextPage } = useNextPage('/inscription/quiz');
  const kept = useKeptAnswers();
  const saved = useQuery(answersApi.loveProfile.queryOptions());
  const draft = useFormDraft('love-profile', loveProfile.partial(), member?.loveLifeConsent !== false);
  return (
    <QuestionnaireFrame
      title="Votre profil amoureux"
      intro="Cinq questions sur votre façon d’aimer, pour vous présenter des personnes qui aiment comme vous. Aucune réponse n’est meilleure qu’une autre."
      seenBy={{
        who: 'nobody',
        text: `Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ». Elles comptent dans le score, affiché sur vos deux écrans : une personne à qui l’on vous présente peut en deviner une. ${SAME_LOVE}`,
      }}
      answers={saved}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <Card padding="large">
          <AnswersSkeleton cards={5} />
        </Card>
      }
    >
      {({ answers, changesLeft }, begun) =>
        member?.loveLifeConsent === false ? (
          <ConsentNeeded nextPage={nextPage} nextLabel={wayOn(editing)} />
        ) : (
          <>
            {!answers && !begun && kept ? <PrefilledNote /> : null}
            <LoveProfileForm
              key={kept ? 'kept' : 'own'}
              saved={answers}
              begun={begun}
              kept={kept?.love}
              draft={draft}
              changesLeft={changesLeft}
            />
          </>
        )
      }
    </QuestionnaireFrame>
  );
}
