import type { FormEvent } from 'react';
import { dayInWords } from '#lib/french-date.ts';
import { BUFFER_MINUTES, type Pattern } from '#member/appointments/rules.ts';
import { KIND_WORDS } from '#member/appointments/texts.ts';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import type { HostSettings } from '../contract.ts';
import { sayFailed, WEEKDAY_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

const BUFFERS = BUFFER_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** Weekly hours, absences, and the pause between two appointments. */
export function ReceivingSettings({ settings }: { settings: HostSettings & { version: string } }) {
  const { patterns, absences, bufferMinutes } = settings;
  const save = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.saveSettings.mutationOptions(), {
    onRefused: sayFailed,
  });
  function change<Name extends keyof HostSettings>(
    name: Name,
    value: HostSettings[Name],
    said: string,
    form?: HTMLFormElement,
  ) {
    const onSuccess = ({ version }: { version: string }) => {
      form?.reset();
      notify.success(said, { undo: () => save.mutate({ [name]: settings[name], version }) });
    };
    if (!save.isPending) save.mutate({ [name]: value, version: settings.version }, { onSuccess });
  }
  function submitAbsence(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const noted = { firstDay: String(typed.get('firstDay')), lastDay: String(typed.get('lastDay')) };
    change('absences', [...absences, noted], 'Vos créneaux libres de ces jours ne sont plus proposés.', form);
  }
  return (
    <section
      aria-label="Vos habitudes"
      className="grid items-start gap-6 rounded-[20px] border border-filet bg-carte p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <Kept
        title="Toutes les semaines"
        rows={patterns.map(patternWords)}
        onEnd={(place) =>
          change('patterns', patterns.toSpliced(place, 1), 'C’est arrêté. Les créneaux ouverts le restent.')
        }
      />
      <form className="grid gap-3" onSubmit={submitAbsence}>
        <Kept
          title="Absences"
          rows={absences.map((one) => `Du ${dayInWords(one.firstDay)} au ${dayInWords(one.lastDay)}`)}
          onEnd={(place) =>
            change('absences', absences.toSpliced(place, 1), 'Vos créneaux de ces jours sont de retour.')
          }
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Du" name="firstDay" type="date" required />
          <TextField label="Au" name="lastDay" type="date" required />
        </div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="justify-self-start"
          pending={save.isPending}
        >
          Noter cette absence
        </Button>
      </form>
      <SelectField
        label="Pause entre deux rendez-vous"
        hint="Vaut pour les prochains créneaux que vous ouvrez."
        placeholder="Choisissez"
        value={String(bufferMinutes)}
        onChange={({ target }) => {
          const chosen = BUFFER_MINUTES.find((minutes) => String(minutes) === target.value);
          change('bufferMinutes', chosen ?? bufferMinutes, 'La pause est changée.');
        }}
        choices={BUFFERS}
      />
    </section>
  );
}

type KeptProps = { title: string; rows: readonly string[]; onEnd: (place: number) => void };

function Kept({ title, rows, onEnd }: KeptProps) {
  return (
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      {rows.length === 0 ? <p className="text-encre-2">Rien pour le moment.</p> : null}
      {rows.map((words, place) => (
        <p key={words} className="flex items-center justify-between gap-3">
          {words}
          <Button
            size="small"
            variant="quiet"
            aria-label={`Retirer\u202f: ${words}`}
            onClick={() => onEnd(place)}
          >
            Retirer
          </Button>
        </p>
      ))}
    </div>
  );
}

function patternWords({ kind, weekday, from, to }: Pattern): string {
  return `${WEEKDAY_NAMES[weekday - 1]}, ${from} à ${to} · ${KIND_WORDS[kind]}`;
}
