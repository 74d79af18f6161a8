import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { DeskCoach } from '../contract.ts';
import { CoachFields, CoachPreview, coachForm, typedFrom } from './coach-fields.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';

export function OwnCard() {
  const card = useQuery(deskContentApi.ownCard.queryOptions());
  if (isRefusal(card.error, 'NOT_FOUND'))
    return (
      <EmptyState title={<span className="text-h3">Votre fiche n’est pas encore reliée à votre compte</span>}>
        Demandez à la personne qui administre le site : c’est une case de la fiche, « Son compte d’équipe ».
      </EmptyState>
    );
  return (
    <QueryContent
      query={card}
      failed="Votre fiche n’a pas pu être lue."
      waiting={<LoadingShapes label="Lecture de votre fiche…" shapes={['h-96']} />}
    >
      {(coach) => <OwnForm coach={coach} />}
    </QueryContent>
  );
}

function OwnForm({ coach }: { coach: DeskCoach }) {
  const typed = useTypedForm(coachForm, typedFrom(coach));
  const { form } = typed;
  const save = useDeskChange(deskContentApi, deskContentApi.saveOwnCard.mutationOptions(), {
    said: 'Votre fiche est enregistrée, le site la montre.',
    onRefused: typed.placeError,
  });
  return (
    <PersonForm
      onSubmit={form.handleSubmit(({ example, staffId, ...card }) => save.mutate(card))}
      pending={save.isPending}
      error={save.error}
      preview={<CoachPreview form={form} />}
    >
      <CoachFields typed={typed} />
    </PersonForm>
  );
}
