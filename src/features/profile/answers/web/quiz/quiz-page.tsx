import { useQuery } from '@tanstack/react-query';
import { useSession } from '#browser/session/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { PrefilledNote } from '../prefilled-note.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { ConsentNeeded, wayOn } from '../shared/consent-needed.tsx';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { useNextPage } from '../use-next-page.ts';
import { QuizForm } from './quiz-form.tsx';

export default function QuizPage() {
  const { member } = useSession();
  const { editing, nextPage } = useNextPage('/inscription/advice');
  const kept = useKeptAnswers();
  const answers = useQuery(answersApi.quiz.queryOptions());
  return (
    <QuestionnaireFrame
      title="Votre quiz"
      intro="Quatre questions pour faire le point avant une rencontre. Elles nous servent à choisir les conseils et les ateliers qui peuvent vous aider, et ne changent rien à votre score."
      seenBy={{
        who: 'nobody',
        text: 'Personne d’autre que vous ne voit ces réponses, pas même nos coachs.',
      }}
      answers={answers}
      // Spec 1 §8, to the letter.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <>
          <Skeleton className="h-[40rem] rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(scores) =>
        member?.loveLifeConsent === false ? (
          <ConsentNeeded nextPage={nextPage} nextLabel={wayOn(editing)} />
        ) : (
          <>
            {!scores && kept ? <PrefilledNote /> : null}
            <QuizForm key={kept ? 'kept' : 'own'} initial={scores ?? kept?.quiz ?? null} />
          </>
        )
      }
    </QuestionnaireFrame>
  );
}
