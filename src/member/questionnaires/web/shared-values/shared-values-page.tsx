import { useQuery } from '@tanstack/react-query';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { activities } from '../../contract.ts';
import { SaveSkeleton } from '../answers-skeleton.tsx';
import { PrefilledNote } from '../prefilled-note.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { useKeptAnswers } from '../use-kept-answers.ts';
import { SharedValuesForm } from './shared-values-form.tsx';

export default function SharedValuesPage() {
  const kept = useKeptAnswers();
  const answers = useQuery(answersApi.sharedValues.queryOptions());
  const draft = useFormDraft('shared-values', activities);
  return (
    <QuestionnaireFrame
      title="Vos moments à partager"
      intro="Un goût en commun donne souvent le premier sujet de conversation, et parfois l’idée du premier rendez-vous."
      seenBy={{
        who: 'members',
        text: 'Ces activités comptent dans votre score. Elles figurent sur votre profil : les membres à qui nous le proposons et vos contacts les voient.',
      }}
      answers={answers}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos activités."
      skeleton={
        <>
          <Skeleton className="h-96 rounded-card" />
          <SaveSkeleton />
        </>
      }
    >
      {(shared, begun) => (
        <>
          {!shared && !begun && kept ? <PrefilledNote /> : null}
          <SharedValuesForm
            key={kept ? 'kept' : 'own'}
            saved={shared}
            initial={begun ?? shared?.activities ?? kept?.activities ?? []}
            draft={draft}
          />
        </>
      )}
    </QuestionnaireFrame>
  );
}
