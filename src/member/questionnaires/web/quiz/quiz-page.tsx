import { useQuery } from '@tanstack/react-query';
import { useSession } from '#browser/session/session.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { quiz } from '../../contract.ts';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { QuizForm } from './quiz-form.tsx';

export default function QuizPage() {
  const { member } = useSession();
  const answers = useQuery(answersApi.quiz.queryOptions());
  // Without the quiz consent, answers do not leave the browser (D30).
  const draft = useFormDraft('quiz', quiz.partial(), member?.quizConsent !== false);
  return (
    <QuestionnaireFrame
      title="Votre quiz"
      intro="Quatre questions pour faire le point avant une rencontre, si vous le souhaitez. Elles nous servent à choisir les conseils et les ateliers qui peuvent vous aider, et ne changent rien à votre score."
      seenBy={{
        who: 'nobody',
        text: 'Aucun membre ne lit ces réponses. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ».',
      }}
      answers={answers}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer."
      skeleton={
        <>
          <Skeleton className="h-[40rem] rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(scores, begun) => (
        <QuizForm
          saved={scores}
          initial={begun ?? scores ?? {}}
          draft={draft}
          asksConsent={member?.quizConsent === false}
        />
      )}
    </QuestionnaireFrame>
  );
}
