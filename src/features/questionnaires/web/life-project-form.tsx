import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { announce } from '#features/consent/web/announce.ts';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { lifeProject } from '../contract.ts';
import type { LifeProject } from '../rules.ts';
import { familyPlans, livingArrangements, livingPreferences } from './life-project-choices.ts';
import { SaveButton } from './save-button.tsx';
import { useNextPage } from './use-next-page.ts';

/** Spec 1 §8, to the letter. */
const SAVE_FAILED = 'Une erreur est survenue lors de la sauvegarde de vos réponses.';

export function LifeProjectForm({ initial }: { initial: LifeProject | null }) {
  const queryClient = useQueryClient();
  const { editing, goOn } = useNextPage('/inscription/shared-values');
  const form = useForm<z.input<typeof lifeProject>, unknown, LifeProject>({
    resolver: zodResolver(lifeProject),
    defaultValues: initial ?? {},
  });
  const { errors } = form.formState;
  const save = useMutation(
    orpc.questionnaires.saveLifeProject.mutationOptions({
      onSuccess: async (_done, saved) => {
        void announce('life_project');
        queryClient.setQueryData(orpc.questionnaires.lifeProject.queryKey(), saved);
        void queryClient.invalidateQueries({ queryKey: orpc.matching.key() });
        await goOn();
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
          choices={livingPreferences}
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
      {save.error ? <Alert tone="error">{errorSentence(save.error, SAVE_FAILED)}</Alert> : null}
      <SaveButton editing={editing} pending={save.isPending} />
    </form>
  );
}
