import { CalendarOff, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { OpeningHoursForm } from '#member/support/contract.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

export function ClosuresFields({ form }: { form: UseFormReturn<OpeningHoursForm> }) {
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
