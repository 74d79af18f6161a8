import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskTeamMember, type SavedTeamMember, savedTeamMember } from '../contract.ts';
import { CONTENT_PATH, NEW } from './content-paths.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MissingPerson } from './missing-person.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureField } from './picture-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { TeamMemberCard } from './shared/team-member-card.tsx';
import { ShownFields } from './shown-fields.tsx';
import { useContentChange } from './use-content-change.ts';

const LIST = `${CONTENT_PATH}/equipe`;
const NOBODY = { name: '', role: '', line: '', photoUrl: null, shown: true, example: false };
const FIELDS = ['name', 'role', 'line'] as const;
type Typed = z.input<typeof savedTeamMember>;

export function meta() {
  return deskMeta('Une personne de l’équipe');
}

/** Enters somebody of the team, or changes what is said of them. */
export default function TeamFormPage() {
  const { id = NEW } = useParams();
  const team = useQuery(deskContentApi.team.queryOptions());
  return (
    <QueryContent
      query={team}
      failed="Cette fiche n’a pas pu être lue. Réessayez."
      waiting={<ListSkeleton label="Lecture de la fiche…" />}
    >
      {(members) => {
        const member = members.find((one) => one.id === id);
        if (!member && id !== NEW) return <MissingPerson back={LIST} />;
        return <Form key={id} member={member} />;
      }}
    </QueryContent>
  );
}

function Form({ member }: { member: DeskTeamMember | undefined }) {
  const navigate = useNavigate();
  const [id] = useState(() => member?.id ?? crypto.randomUUID());
  const form = useForm<Typed, unknown, SavedTeamMember>({
    resolver: zodResolver(savedTeamMember),
    defaultValues: member ?? NOBODY,
  });
  const { control, register, formState, watch } = form;
  const save = useContentChange(deskContentApi.saveTeamMember.mutationOptions(), {
    said: 'La fiche est enregistrée, le site la montre.',
    onDone: () => navigate(LIST),
    onRefused: (error) => showFieldErrors(error, FIELDS, form.setError),
  });
  const typed = watch();
  return (
    <DeskPage title={member?.name ?? 'Une personne de l’équipe'}>
      <PersonForm
        onSubmit={form.handleSubmit((answers) => save.mutate({ ...answers, id }))}
        pending={save.isPending}
        error={save.error}
        back={LIST}
        preview={
          <div className="rounded-card bg-lavande p-6">
            <div className="grid max-w-56 gap-3">
              <TeamMemberCard
                member={{ ...typed, key: id, name: typed.name || 'Prénom Nom', picture: typed.photoUrl }}
              />
            </div>
          </div>
        }
      >
        <Controller
          control={control}
          name="photoUrl"
          render={({ field }) => (
            <PictureField name={typed.name} url={field.value} onChange={field.onChange} />
          )}
        />
        <TextField label="Prénom et nom" error={formState.errors.name?.message} {...register('name')} />
        <TextField label="Rôle" error={formState.errors.role?.message} {...register('role')} />
        <TextField
          label="Une phrase"
          optional
          hint="Ce que cette personne fait pour vous, en quelques mots"
          error={formState.errors.line?.message}
          {...register('line')}
        />
        <ShownFields shown={register('shown')} example={register('example')} />
      </PersonForm>
    </DeskPage>
  );
}
