import { useQuery } from '@tanstack/react-query';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DeskCoach } from '../contract.ts';
import { CONTENT_PATH } from '../texts.ts';
import { CARD_NAMES, CoachFields, CoachPreview, coachForm, NOBODY, typedFrom } from './coach-fields.tsx';
import { EntryFrame, ExampleField } from './entry-frame.tsx';
import { PersonForm } from './person-form.tsx';
import { deskContentApi } from './shared/api.ts';
import { useEntryForm } from './use-versioned-form.ts';

const LIST = `${CONTENT_PATH}/coachs`;

export const meta = deskMeta('Une fiche de coach');

export default function CoachFormPage() {
  const query = useQuery(deskContentApi.coaches.queryOptions());
  return (
    <EntryFrame query={query} entriesOf={({ coaches }) => coaches} list={LIST}>
      {(coach, { colleagues }) => <Form coach={coach} colleagues={colleagues} />}
    </EntryFrame>
  );
}

interface FormProps {
  coach: DeskCoach | undefined;
  colleagues: readonly { id: string; firstName: string; email: string }[];
}

function Form({ coach, colleagues }: FormProps) {
  const { sending, ...typed } = useEntryForm(coachForm, {
    entry: coach,
    values: coach ? typedFrom(coach) : NOBODY,
    list: LIST,
    names: CARD_NAMES,
    said: 'La fiche est enregistrée, le site la montre.',
    mutation: deskContentApi.saveCoach.mutationOptions(),
  });
  const { form } = typed;
  return (
    <DeskPage
      title={coach ? `${coach.firstName} ${coach.lastName}` : 'Une nouvelle fiche de coach'}
      intro={coach ? undefined : 'Dès qu’une vraie personne est enregistrée, les exemples quittent le site.'}
    >
      <PersonForm {...sending} preview={<CoachPreview form={form} />}>
        <CoachFields typed={typed} />
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
        <ExampleField {...form.register('example')} />
      </PersonForm>
    </DeskPage>
  );
}
