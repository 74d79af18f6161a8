import { Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { OpeningHoursForm } from '#member/support/contract.ts';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

/** A day without spans is a day off; two spans leave a lunch break. */
export function WeekFields({ form }: { form: UseFormReturn<OpeningHoursForm> }) {
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
