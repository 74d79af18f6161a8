import { useQuery } from '@tanstack/react-query';
import { useSession } from '#browser/session/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { PrefilledNote } from '../prefilled-note.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { QuizForm } from './quiz-form.tsx';

export default function QuizPage() {
  const { member } = useSession();
  const kept = useKeptAnswers();
  const answers = useQuery(answersApi.quiz.queryOptions());
  return (
    <QuestionnaireFrame
      title="Votre quiz"
      intro="Quatre questions pour faire le point avant une rencontre, si vous le souhaitez. Elles nous servent à choisir les conseils et les ateliers qui peuvent vous aider, et ne changent rien à votre score."
      seenBy={{
        who: 'nobody',
        text: 'Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ».',
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
      {(scores) => (
        <>
          {!scores && kept ? <PrefilledNote /> : null}
          <QuizForm
            key={kept ? 'kept' : 'own'}
            initial={scores ?? kept?.quiz ?? null}
            asksConsent={member?.quizConsent === false}
          />
        </>
      )}
    </QuestionnaireFrame>
  );
}
