import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { DeskCoach } from '../contract.ts';
import {
  COACH_FIELDS,
  type CoachAnswers,
  CoachFields,
  CoachPreview,
  coachForm,
  type TypedCoach,
  typedFrom,
} from './coach-fields.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { useContentChange } from './use-content-change.ts';

/** The card of the coach who works here. */
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
      failed="Votre fiche n’a pas pu être lue. Réessayez."
      waiting={
        <Loading label="Lecture de votre fiche…">
          <Skeleton className="h-96 !rounded-card" />
        </Loading>
      }
    >
      {(coach) => <OwnForm coach={coach} />}
    </QueryContent>
  );
}

function OwnForm({ coach }: { coach: DeskCoach }) {
  const form = useForm<TypedCoach, unknown, CoachAnswers>({
    resolver: zodResolver(coachForm),
    defaultValues: typedFrom(coach),
  });
  const save = useContentChange(deskContentApi.saveOwnCard.mutationOptions(), {
    said: 'Votre fiche est enregistrée, le site la montre.',
    onRefused: (error) => showFieldErrors(error, COACH_FIELDS, form.setError),
  });
  return (
    <PersonForm
      onSubmit={form.handleSubmit(({ example, staffId, ...card }) => save.mutate(card))}
      pending={save.isPending}
      error={save.error}
      preview={<CoachPreview form={form} />}
    >
      <CoachFields form={form} />
    </PersonForm>
  );
}
