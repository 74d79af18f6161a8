import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { type OpeningHoursForm, openingHours } from '#member/support/contract.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ClosuresFields } from './closures-fields.tsx';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';
import { WeekFields } from './week-fields.tsx';

const NAMES = { week: 'Les heures de la semaine', closures: 'Les fermetures' };

export const meta = deskMeta('Horaires');

/** The answer promise in members’ « Messages » depends on these hours. */
export default function HoursPage() {
  const query = useQuery(deskContentApi.hours.queryOptions());
  return (
    <ContentPart
      title="Horaires"
      intro="Quand l’équipe répond, à l’heure de Paris, jours fériés exceptés. Hors de ces heures, les membres lisent quand vous reviendrez."
      query={query}
    >
      {(data) => <HoursForm hours={data} />}
    </ContentPart>
  );
}

/** Saved as a whole. */
function HoursForm({ hours }: { hours: OpeningHoursForm & { version: string } }) {
  const [version, setVersion] = useState(hours.version);
  const form = useForm<OpeningHoursForm>({ resolver: zodResolver(openingHours), defaultValues: hours });
  const save = useDeskChange(deskContentApi, deskContentApi.saveHours.mutationOptions(), {
    said: 'Les horaires sont enregistrés.',
    onDone: (saved) => {
      setVersion(saved.version);
      form.reset(form.getValues());
    },
  });
  const send = (known: string) => form.handleSubmit((answers) => save.mutate({ ...answers, version: known }));
  const newer = { sent: save.variables, names: NAMES, replace: (found: string) => send(found)() };
  return (
    <form noValidate className="grid gap-6" onSubmit={send(version)}>
      <div className="grid items-start gap-6 xl:grid-cols-[1.35fr_1fr]">
        <WeekFields form={form} />
        <ClosuresFields form={form} />
      </div>
      <FailureAlert
        error={save.error}
        failed="Les horaires n’ont pas été enregistrés. Réessayez."
        newer={newer}
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={save.isPending}
        pendingLabel="Enregistrement…"
      >
        Enregistrer les horaires
      </Button>
    </form>
  );
}
