import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { refreshMadeOf } from '#browser/api/made-of.ts';
import type { FormDraft } from '#identity/drafts/web/shared/use-form-draft.ts';
import { useTyped } from '#identity/drafts/web/shared/use-typed.ts';
import type { LifeProject } from '#member/answers/rules.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SaveButton } from '#ui/form/save-button.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { lifeProject } from '../../contract.ts';
import { answersApi } from '../shared/api.ts';
import { useNextPage } from '../use-next-page.ts';
import { familyPlans, livingArrangements, livingPreferences } from './life-project-choices.ts';

/** Spec 1 §8, verbatim. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses.';

interface LifeProjectFormProps {
  initial: Partial<LifeProject>;
  draft: FormDraft<Partial<LifeProject>>;
}

export function LifeProjectForm({ initial, draft }: LifeProjectFormProps) {
  const queryClient = useQueryClient();
  const { editing, goOn } = useNextPage('/inscription/shared-values');
  const gender = useQuery(profileApi.mine.queryOptions()).data?.gender;
  const form = useForm<z.input<typeof lifeProject>, unknown, LifeProject>({
    resolver: typedResolver(lifeProject),
    defaultValues: initial,
  });
  useTyped(form, draft.keep);
  const { errors } = form.formState;
  const save = useMutation(
    answersApi.saveLifeProject.mutationOptions({
      onSuccess: async (_done, saved) => {
        queryClient.setQueryData(answersApi.lifeProject.queryKey(), saved);
        void refreshMadeOf(queryClient, 'answers');
        await goOn('life_project', draft);
      },
    }),
  );
  return (
    <form
      noValidate
      className="grid gap-8"
      onSubmit={form.handleSubmit((project) => {
        if (!save.isPending) save.mutate(project);
      })}
    >
      <div className="grid gap-10 sm:gap-12">
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">Où aimeriez-vous vivre ?</h2>}
          choices={livingPreferences(gender)}
          columns={2}
          error={errors.living_preference?.message}
          {...form.register('living_preference')}
        />
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">À deux, quel quotidien vous fait envie ?</h2>}
          choices={livingArrangements}
          error={errors.living_arrangement?.message}
          {...form.register('living_arrangement')}
        />
        <ChoiceCards
          legend={<h2 className="mb-2 text-h3 sm:text-2xl">Souhaitez-vous des enfants ?</h2>}
          choices={familyPlans}
          error={errors.family_plans?.message}
          {...form.register('family_plans')}
        />
      </div>
      <FailureAlert error={save.error} failed={SAVE_FAILED} />
      <SaveButton editing={editing} pending={save.isPending} />
    </form>
  );
}
