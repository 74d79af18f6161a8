import { useQuery } from '@tanstack/react-query';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { lifeProject } from '../../contract.ts';
import { AnswersSkeleton, SaveSkeleton } from '../answers-skeleton.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { LifeProjectForm } from './life-project-form.tsx';

export default function LifeProjectPage() {
  const answers = useQuery(answersApi.lifeProject.queryOptions());
  const draft = useFormDraft('life-project', lifeProject.partial());
  return (
    <QuestionnaireFrame
      title="Votre projet de vie"
      intro="Trois questions simples, parce qu’une belle rencontre dure mieux quand on regarde dans la même direction."
      seenBy={{
        who: 'members',
        text: 'Ces réponses comptent dans votre score. Elles figurent sur votre profil : les membres à qui nous le proposons et vos contacts les voient.',
      }}
      answers={answers}
      draft={draft}
      // Spec 1 §8, verbatim.
      loadFailed="Une erreur est survenue lors de la récupération de vos réponses."
      skeleton={
        <>
          <AnswersSkeleton cards={4} />
          <AnswersSkeleton cards={3} />
          <AnswersSkeleton cards={3} />
          <SaveSkeleton />
        </>
      }
    >
      {(project, begun) => <LifeProjectForm saved={project} initial={begun ?? project ?? {}} draft={draft} />}
    </QuestionnaireFrame>
  );
}
