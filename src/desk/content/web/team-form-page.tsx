import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { DeskPage } from '#desk/staff/web/shared/desk-page.tsx';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { type DeskTeamMember, savedTeamMember } from '../contract.ts';
import { CONTENT_PATH } from './content-paths.ts';
import { EntryFrame } from './entry-frame.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureField } from './picture-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { TeamMemberCard } from './shared/team-member-card.tsx';
import { ShownFields } from './shown-fields.tsx';

const LIST = `${CONTENT_PATH}/equipe`;
const NOBODY = { name: '', role: '', line: '', photoUrl: null, shown: true, example: false };

export const meta = deskMeta('Une personne de l’équipe');

export default function TeamFormPage() {
  const query = useQuery(deskContentApi.team.queryOptions());
  return (
    <EntryFrame
      query={query}
      entriesOf={(team) => team}
      failed="Cette fiche n’a pas pu être lue."
      loading="Lecture de la fiche…"
      list={LIST}
    >
      {(member) => <Form member={member} />}
    </EntryFrame>
  );
}

function Form({ member }: { member: DeskTeamMember | undefined }) {
  const navigate = useNavigate();
  const [id] = useState(() => member?.id ?? crypto.randomUUID());
  const { form, field, placeError } = useTypedForm(savedTeamMember, member ?? NOBODY);
  const { control, register, watch } = form;
  const save = useDeskChange(deskContentApi, deskContentApi.saveTeamMember.mutationOptions(), {
    said: 'La fiche est enregistrée, le site la montre.',
    onDone: () => navigate(LIST),
    onRefused: placeError,
  });
  const typed = watch();
  const { field: photo } = useController({ control, name: 'photoUrl' });
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
        <PictureField name={typed.name} url={photo.value} onChange={photo.onChange} />
        <TextField label="Prénom et nom" {...field('name')} />
        <TextField label="Rôle" {...field('role')} />
        <TextField
          label="Une phrase"
          optional
          hint="Ce que cette personne fait pour vous, en quelques mots"
          {...field('line')}
        />
        <ShownFields shown={register('shown')} example={register('example')} />
      </PersonForm>
    </DeskPage>
  );
}
