import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type DeskTeamMember, savedTeamMember } from '../contract.ts';
import { CONTENT_PATH } from '../texts.ts';
import { EntryFrame, ShownFields } from './entry-frame.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureField } from './picture-field.tsx';
import { deskContentApi } from './shared/api.ts';
import { TeamMemberCard } from './shared/people-cards.tsx';
import { useEntryForm } from './use-versioned-form.ts';

const LIST = `${CONTENT_PATH}/equipe`;
const NOBODY = {
  name: '',
  role: '',
  line: '',
  publisherTown: '',
  photoUrl: null,
  shown: true,
  example: false,
};

/** Field labels. */
const NAMES = {
  name: 'Prénom et nom',
  role: 'Rôle',
  line: 'Une phrase',
  publisherTown: 'Ville',
  photoUrl: 'Photo',
  shown: 'Montrer sur le site',
  example: 'Exemple',
};

export const meta = deskMeta('Une personne de l’équipe');

export default function TeamFormPage() {
  const query = useQuery(deskContentApi.team.queryOptions());
  return (
    <EntryFrame query={query} entriesOf={(team) => team} list={LIST}>
      {(member) => <Form member={member} />}
    </EntryFrame>
  );
}

function Form({ member }: { member: DeskTeamMember | undefined }) {
  const { id, form, field, sending } = useEntryForm(savedTeamMember, {
    entry: member,
    values: member ?? NOBODY,
    list: LIST,
    names: NAMES,
    said: 'La fiche est enregistrée, le site la montre.',
    mutation: deskContentApi.saveTeamMember.mutationOptions(),
  });
  const { control, register, watch } = form;
  const typed = watch();
  const { field: photo } = useController({ control, name: 'photoUrl' });
  return (
    <DeskPage title={member?.name ?? 'Une personne de l’équipe'}>
      <PersonForm
        {...sending}
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
        <TextField
          label="Ville"
          optional
          hint={
            'Pour la personne qui publie le site\u202f: la page d’accueil montre alors sa photo, son nom et sa ville.'
          }
          {...field('publisherTown')}
        />
        <ShownFields shown={register('shown')} example={register('example')} />
      </PersonForm>
    </DeskPage>
  );
}
