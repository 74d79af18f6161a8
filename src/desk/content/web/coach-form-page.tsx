import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { DeskCoach } from '../contract.ts';
import {
  COACH_FIELDS,
  type CoachAnswers,
  CoachFields,
  CoachPreview,
  coachForm,
  NOBODY,
  type TypedCoach,
  typedFrom,
} from './coach-fields.tsx';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { MissingPerson } from './missing-person.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { useContentChange } from './use-content-change.ts';

const LIST = `${CONTENT_PATH}/coachs`;

export function meta() {
  return deskMeta('Une fiche de coach');
}

/** Enters a coach, or changes one. */
export default function CoachFormPage() {
  const { id = NEW } = useParams();
  const coaches = useQuery(deskContentApi.coaches.queryOptions());
  return (
    <QueryContent
      query={coaches}
      failed="Cette fiche n’a pas pu être lue. Réessayez."
      waiting={
        <Loading label="Lecture de la fiche…" className="p-8">
          <Skeleton className="h-96 !rounded-card" />
        </Loading>
      }
    >
      {(data) => {
        const coach = data.coaches.find((one) => one.id === id);
        if (!coach && id !== NEW) return <MissingPerson back={LIST} />;
        return <Form key={id} coach={coach} colleagues={data.colleagues} />;
      }}
    </QueryContent>
  );
}

interface FormProps {
  coach: DeskCoach | undefined;
  colleagues: readonly { id: string; firstName: string; email: string }[];
}

function Form({ coach, colleagues }: FormProps) {
  const navigate = useNavigate();
  const [id] = useState(() => coach?.id ?? crypto.randomUUID());
  const form = useForm<TypedCoach, unknown, CoachAnswers>({
    resolver: zodResolver(coachForm),
    defaultValues: coach ? typedFrom(coach) : NOBODY,
  });
  const save = useContentChange(deskContentApi.saveCoach.mutationOptions(), {
    said: 'La fiche est enregistrée, le site la montre.',
    onDone: () => navigate(LIST),
    onRefused: (error) => showFieldErrors(error, COACH_FIELDS, form.setError),
  });
  return (
    <DeskPage
      title={coach ? `${coach.firstName} ${coach.lastName}` : 'Une nouvelle fiche de coach'}
      intro={coach ? undefined : 'Dès qu’une vraie personne est enregistrée, les exemples quittent le site.'}
    >
      <PersonForm
        onSubmit={form.handleSubmit((answers) => save.mutate({ id, ...answers }))}
        pending={save.isPending}
        error={save.error}
        back={LIST}
        preview={<CoachPreview form={form} />}
      >
        <CoachFields form={form} />
        <SelectField
          label="Son compte d’équipe"
          optional
          hint="Cette personne change alors sa fiche elle-même, et retrouve ses membres à son bureau."
          placeholder="Aucun"
          choices={colleagues.map(({ id: value, firstName, email }) => ({
            value,
            label: firstName ? `${firstName} (${email})` : email,
          }))}
          {...form.register('staffId', { setValueAs: (value) => value || null })}
        />
        <Checkbox
          hint="« Exemple » est alors écrit à côté de son nom, et la fiche disparaît du site dès qu’une vraie personne s’y trouve."
          {...form.register('example')}
        >
          Cette personne est un exemple
        </Checkbox>
      </PersonForm>
    </DeskPage>
  );
}
