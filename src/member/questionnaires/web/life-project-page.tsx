import { useQuery } from '@tanstack/react-query';
import {
  Baby,
  Building2,
  Compass,
  Feather,
  House,
  KeyRound,
  MessagesSquare,
  Plane,
  Sprout,
  Trees,
} from 'lucide-react';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import type { Gender } from '#lib/gender.ts';
import {
  FAMILY_PLANS,
  type FamilyPlans,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  type LifeProject,
  type LivingArrangement,
  type LivingPreference,
} from '#member/profile/rules.ts';
import { written } from '#member/profile/texts.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { type Choice, ChoiceCards } from '#ui/choice-cards.tsx';
import { SaveButton } from '#ui/form/sent-form.tsx';
import { lifeProject } from '../contract.ts';
import { AnswersSkeleton, type Begun, QuestionnaireFrame, SaveSkeleton } from './questionnaire.tsx';
import { answersApi } from './shared/api.ts';
import { useAnswers } from './use-answers.tsx';

export default function LifeProjectPage() {
  const query = useQuery(answersApi.lifeProject.queryOptions());
  const draft = useFormDraft('life-project', lifeProject.partial());
  return (
    <QuestionnaireFrame
      title="Votre projet de vie"
      intro="Trois questions simples, parce qu’une belle rencontre dure mieux quand on regarde dans la même direction."
      seenBy={{
        who: 'members',
        text: 'Ces réponses comptent dans votre score. Elles figurent sur votre profil : les membres à qui nous le proposons et vos contacts les voient.',
      }}
      query={query}
      savedIn={(project) => project}
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
      {(begun) => <LifeProjectForm begun={begun} />}
    </QuestionnaireFrame>
  );
}

const QUESTIONS = {
  living_preference: 'Où aimeriez-vous vivre ?',
  living_arrangement: 'À deux, quel quotidien vous fait envie ?',
  family_plans: 'Souhaitez-vous des enfants ?',
};

function LifeProjectForm({ begun }: { begun: Begun<LifeProject> }) {
  const gender = useQuery(profileApi.mine.queryOptions()).data?.gender;
  const form = useAnswers(begun, {
    schema: lifeProject,
    step: 'life_project',
    nextStep: '/inscription/shared-values',
    mutation: answersApi.saveLifeProject.mutationOptions(),
    onSaved: (queryClient, project) => {
      queryClient.setQueryData(answersApi.lifeProject.queryKey(), project);
      void refreshMadeOf(queryClient, 'answers');
    },
    // Spec 1 §8, verbatim.
    saveFailed: 'Une erreur est survenue lors de la sauvegarde de vos réponses.',
    newer: {
      names: QUESTIONS,
      words: (field, stored) => written(lifeProject.parse(stored)[lifeProject.keyof().parse(field)], gender),
    },
  });
  const question = (name: keyof typeof QUESTIONS) => (
    <h2 className="mb-2 text-h3 sm:text-2xl">{QUESTIONS[name]}</h2>
  );
  return (
    <form {...form.formProps} className="grid gap-8">
      <div className="grid gap-10 sm:gap-12">
        <ChoiceCards
          legend={question('living_preference')}
          choices={livingPreferences(gender)}
          columns={2}
          {...form.field('living_preference')}
        />
        <ChoiceCards
          legend={question('living_arrangement')}
          choices={livingArrangements}
          {...form.field('living_arrangement')}
        />
        <ChoiceCards
          legend={question('family_plans')}
          choices={familyPlans}
          {...form.field('family_plans')}
        />
      </div>
      {form.failure}
      <SaveButton editing={form.editing} pending={form.pending} />
    </form>
  );
}

type Faces<Value extends string> = Record<Value, Omit<Choice<Value>, 'value' | 'label'>>;

/** Values of spec 1 §3, as displayed. */
function choices<Value extends LifeProject[keyof LifeProject]>(
  values: readonly Value[],
  faces: Faces<Value>,
  gender?: Gender,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: written(value, gender), ...faces[value] }));
}

const LIVING_FACES: Faces<LivingPreference> = {
  'En ville': { icon: Building2, description: 'Les rues animées, tout à deux pas.' },
  'Au vert': { icon: Trees, description: 'La campagne, un jardin, du calme.' },
  Loin: { icon: Plane, description: 'Une autre région, un autre pays : partir vous tente.' },
  'Ouvert(e)': { icon: Compass, description: 'La personne compte plus que l’endroit.' },
};

/** @param gender for agreement */
const livingPreferences = (gender: Gender | undefined) => choices(LIVING_PREFERENCES, LIVING_FACES, gender);

const livingArrangements = choices<LivingArrangement>(LIVING_ARRANGEMENTS, {
  'Chacun chez soi': { icon: KeyRound, description: 'Deux adresses, et le plaisir de se retrouver.' },
  'Vie commune': { icon: House, description: 'Un même toit, un quotidien partagé.' },
  'A voir': { icon: MessagesSquare, description: 'Vous préférez en décider à deux, le moment venu.' },
});

const familyPlans = choices<FamilyPlans>(FAMILY_PLANS, {
  'Je veux des enfants': { icon: Baby, description: 'Un premier, ou un de plus.' },
  "Je ne veux pas d'enfants": {
    icon: Feather,
    description: 'Votre vie vous plaît ainsi, ou votre famille est au complet.',
  },
  'Je ne sais pas encore': {
    icon: Sprout,
    description: 'La question reste ouverte, et vous aimeriez en parler à deux.',
  },
});
