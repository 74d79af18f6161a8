import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { type OpeningHoursForm, openingHours } from '#member/support/contract.ts';
import { Button } from '#ui/button.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';
import { useKeptWords } from './use-versioned-form.ts';

const NAMES = { week: 'Les heures de la semaine', closures: 'Les fermetures' };

export const meta = deskMeta('Horaires');

/** The promised answer time in members’ « Messages » depends on these hours. */
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
  const form = useForm<OpeningHoursForm>({ resolver: zodResolver(openingHours), defaultValues: hours });
  const [version, setVersion] = useKeptWords(form, hours.version);
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
      <LeaveDialog changed={form.formState.isDirty} />
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

function ClosuresFields({ form }: { form: UseFormReturn<OpeningHoursForm> }) {
  const closures = useFieldArray({ control: form.control, name: 'closures' });
  const errors = form.formState.errors.closures;
  return (
    <section
      aria-labelledby="fermetures"
      className="grid gap-4 rounded-card border border-filet bg-carte p-5 sm:p-6"
    >
      <h2 id="fermetures" className="text-h3">
        Fermetures exceptionnelles
      </h2>
      {closures.fields.length === 0 ? <p className="text-encre-2">Aucune fermeture n’est prévue.</p> : null}
      <ul className="grid gap-4 empty:hidden">
        {closures.fields.map(({ id }, place) => (
          <li key={id} className="grid gap-3 border-t border-filet pt-4 first:border-t-0 first:pt-0">
            <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
              <TextField
                label="Du"
                type="date"
                error={errors?.[place]?.from?.message}
                {...form.register(`closures.${place}.from`)}
              />
              <TextField
                label="Au"
                type="date"
                error={errors?.[place]?.to?.message}
                {...form.register(`closures.${place}.to`)}
              />
              <IconButton
                icon={X}
                label={`Retirer la fermeture ${place + 1}`}
                className="mt-8"
                onClick={() => closures.remove(place)}
              />
            </div>
            <TextField
              label="Raison, pour l’équipe"
              optional
              error={errors?.[place]?.reason?.message}
              {...form.register(`closures.${place}.reason`)}
            />
          </li>
        ))}
      </ul>
      {(errors?.root?.message ?? errors?.message) ? (
        <FieldError id="closures-error">{errors?.root?.message ?? errors?.message}</FieldError>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => closures.append({ from: '', to: '', reason: '' })}
      >
        <CalendarOff aria-hidden="true" />
        Ajouter une fermeture
      </Button>
    </section>
  );
}

const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

/** A day without opening hours is a day off; two ranges leave a lunch break. */
function WeekFields({ form }: { form: UseFormReturn<OpeningHoursForm> }) {
  const week = useFieldArray({ control: form.control, name: 'week' });
  const errors = form.formState.errors.week;
  return (
    <section aria-labelledby="semaine" className="rounded-card border border-filet bg-carte p-5 sm:p-6">
      <h2 id="semaine" className="text-h3">
        Chaque semaine
      </h2>
      <ul className="mt-2 grid">
        {DAYS.map((name, index) => {
          const day = index + 1;
          const spans = week.fields.flatMap((span, place) => (span.day === day ? [{ ...span, place }] : []));
          return (
            <li
              key={name}
              className="grid items-start gap-x-4 gap-y-2 border-t border-filet py-3 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
            >
              <p className="flex min-h-11 items-center font-medium">{name}</p>
              <div className="grid gap-2">
                {spans.length === 0 ? (
                  <div className="flex items-center gap-2">
                    <p className="flex min-h-11 items-center text-encre-2">Fermé</p>
                    <IconButton
                      icon={Plus}
                      label={`Ouvrir le ${name.toLowerCase()}`}
                      onClick={() => week.append({ day, opens: '09:00', closes: '18:00' })}
                    />
                  </div>
                ) : null}
                {spans.map(({ id, place }, rank) => (
                  <div key={id} className="flex flex-wrap items-center gap-2">
                    <Hour
                      label={`${name}, ouverture${rank > 0 ? ` ${rank + 1}` : ''}`}
                      invalid={errors?.[place]?.opens !== undefined}
                      {...form.register(`week.${place}.opens`)}
                    />
                    <span aria-hidden="true">à</span>
                    <Hour
                      label={`${name}, fermeture${rank > 0 ? ` ${rank + 1}` : ''}`}
                      invalid={errors?.[place]?.closes !== undefined}
                      {...form.register(`week.${place}.closes`)}
                    />
                    <span className="flex">
                      <IconButton
                        icon={X}
                        label={`Retirer cette plage du ${name.toLowerCase()}`}
                        onClick={() => week.remove(place)}
                      />
                      {rank === spans.length - 1 ? (
                        <IconButton
                          icon={Plus}
                          label={`Ajouter une plage le ${name.toLowerCase()}`}
                          onClick={() => week.append({ day, opens: '19:00', closes: '21:00' })}
                        />
                      ) : null}
                    </span>
                    {errors?.[place] ? (
                      <FieldError id={`week-${place}-error`}>Entrez deux heures</FieldError>
                    ) : null}
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Hour({ label, invalid, ...rest }: ComponentProps<'input'> & { label: string; invalid: boolean }) {
  return (
    <input
      {...rest}
      type="time"
      aria-label={label}
      aria-invalid={invalid || undefined}
      className="input-frame w-30! px-3! tabular-nums"
    />
  );
}
