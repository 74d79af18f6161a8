import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import { type FormDraft, useFormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { useTyped } from '#identity/drafts/web/shared/use-typed.ts';
import type { Gender } from '#lib/gender.ts';
import { versionOf } from '#lib/version-of.ts';
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
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SaveButton } from '#ui/form/save-button.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { lifeProject } from '../../contract.ts';
import { AnswersSkeleton, SaveSkeleton } from '../answers-skeleton.tsx';
import { QuestionnaireFrame } from '../questionnaire-frame.tsx';
import { answersApi } from '../shared/api.ts';
import { useNextPage } from '../use-next-page.ts';

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

/** Spec 1 §8, verbatim. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses.';

const QUESTIONS = {
  living_preference: 'Où aimeriez-vous vivre ?',
  living_arrangement: 'À deux, quel quotidien vous fait envie ?',
  family_plans: 'Souhaitez-vous des enfants ?',
};

interface LifeProjectFormProps {
  saved: LifeProject | null;
  initial: Partial<LifeProject>;
  draft: FormDraft<Partial<LifeProject>>;
}

function LifeProjectForm({ saved: read, initial, draft }: LifeProjectFormProps) {
  const queryClient = useQueryClient();
  const { editing, goOn } = useNextPage('/inscription/shared-values');
  const [version] = useState(() => read && versionOf(read));
  const gender = useQuery(profileApi.mine.queryOptions()).data?.gender;
  const form = useForm<z.input<typeof lifeProject>, unknown, LifeProject>({
    resolver: typedResolver(lifeProject),
    defaultValues: initial,
  });
  useTyped(form, draft.keep);
  const { errors } = form.formState;
  const save = useMutation(
    answersApi.saveLifeProject.mutationOptions({
      onSuccess: async (_done, { version: _, ...saved }) => {
        queryClient.setQueryData(answersApi.lifeProject.queryKey(), saved);
        void refreshMadeOf(queryClient, 'answers');
        await goOn('life_project', draft);
      },
    }),
  );
  const send = (known: string | null) =>
    form.handleSubmit((project) => {
      if (!save.isPending) save.mutate({ ...project, version: known });
    });
  const newer = {
    sent: save.variables,
    names: QUESTIONS,
    replace: (found: string) => send(found)(),
    words: (field: string, stored: object) =>
      written(lifeProject.parse(stored)[lifeProject.keyof().parse(field)], gender),
  };
  return (
    <form noValidate className="grid gap-8" onSubmit={send(version)}>
      <div className="grid gap-10 sm:gap-12">
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">{QUESTIONS.living_preference}</h2>}
          choices={livingPreferences(gender)}
          columns={2}
          error={errors.living_preference?.message}
          {...form.register('living_preference')}
        />
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">{QUESTIONS.living_arrangement}</h2>}
          choices={livingArrangements}
          error={errors.living_arrangement?.message}
          {...form.register('living_arrangement')}
        />
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">{QUESTIONS.family_plans}</h2>}
          choices={familyPlans}
          error={errors.family_plans?.message}
          {...form.register('family_plans')}
        />
      </div>
      <FailureAlert error={save.error} failed={SAVE_FAILED} newer={newer} />
      <SaveButton editing={editing} pending={save.isPending} />
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
