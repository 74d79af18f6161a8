import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { APPOINTMENT_MINUTES, type AppointmentKind, WORKING_HOURS } from '#member/appointments/rules.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DeskWeek, Given } from '../contract.ts';
import { momentsToGive, WEEKS_MAX } from '../rules.ts';
import { WEEKDAY_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

const FAILED = 'Ces créneaux n’ont pas pu être ouverts. Rien n’est perdu\u202f: réessayez dans un instant.';
const DAYS = WEEKDAY_NAMES.map((label, index) => ({ value: String(index + 1), label }));

interface GiveDialogProps {
  /** The displayed week. */
  week: DeskWeek;
  onClose: () => void;
}

/** Publishes slots: weekdays, hours and number of weeks. One day with one hour is one slot. */
export function GiveDialog({ week: { kinds, monday, settings }, onClose }: GiveDialogProps) {
  const [kind, setKind] = useState<AppointmentKind>(kinds[0] ?? 'verification');
  const [days, setDays] = useState<string[]>([]);
  const [from, setFrom] = useState('14:00');
  const [to, setTo] = useState('16:00');
  const [weeks, setWeeks] = useState('1');
  const today = parisDay(currentTime());
  const repeats = weeks === EACH_WEEK;
  const pattern = { kind, weekdays: days.map(Number), from, to, weeks: Number(weeks) || 1 };
  const firstDay = monday > today ? monday : today;
  const moments = from && to ? momentsToGive(pattern, firstDay, settings.bufferMinutes) : [];
  const give = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.give.mutationOptions(), {
    said: givenSentence,
    onDone: onClose,
  });
  const save = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.saveSettings.mutationOptions(), {
    said: 'Ces créneaux s’ouvrent chaque semaine, quatre semaines à l’avance.',
    onDone: onClose,
  });

  const added = days.map((weekday) => ({
    kind,
    weekday: Number(weekday),
    from,
    to,
    openedUntil: addDays(firstDay, -1),
  }));

  return (
    <FormDialog
      title="Ouvrir des créneaux"
      noValidate={false}
      submitLabel="Ouvrir ces créneaux"
      pendingLabel="Un instant…"
      cancelLabel="Fermer"
      missing={moments.length === 0 ? momentsSentence(0, days.length) : null}
      field={days.length === 0 ? '[name=days]' : '[name=from]'}
      pending={give.isPending || save.isPending}
      error={repeats ? save.error : give.error}
      failed={FAILED}
      onSubmit={() =>
        repeats
          ? save.mutate({ patterns: [...settings.patterns, ...added], version: settings.version })
          : give.mutate({ kind, moments })
      }
      onClose={onClose}
    >
      {kinds.length > 1 ? (
        <ChoiceCards
          name="kind"
          legend="Pour quel rendez-vous&#8239;?"
          columns={2}
          value={kind}
          onValueChange={setKind}
          choices={kinds.map((value) => ({
            value,
            label: KIND_NAMES[value],
            description: `${APPOINTMENT_MINUTES[value]} minutes`,
          }))}
        />
      ) : (
        <p className="font-semibold">
          {KIND_NAMES[kind]}, {APPOINTMENT_MINUTES[kind]} minutes
        </p>
      )}
      <ChipChoice legend="Quels jours&#8239;?" name="days" chips={DAYS} value={days} onChange={setDays} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="De"
          name="from"
          type="time"
          min={WORKING_HOURS.from}
          max={WORKING_HOURS.to}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="À"
          type="time"
          min={WORKING_HOURS.from}
          max={WORKING_HOURS.to}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <SelectField
        label="Pendant"
        placeholder="Choisissez"
        value={weeks}
        onChange={(event) => setWeeks(event.target.value)}
        choices={WEEKS}
      />
      <p role="status" className="rounded-[20px] bg-lin px-4 py-3">
        {momentsSentence(moments.length, days.length)}
      </p>
    </FormDialog>
  );
}

const EACH_WEEK = 'each';
const WEEKS = [
  ...Array.from({ length: WEEKS_MAX }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'Cette semaine seulement' : `${index + 1} semaines`,
  })),
  { value: EACH_WEEK, label: 'Toutes les semaines, ouverts automatiquement' },
];

function momentsSentence(moments: number, days: number): string {
  if (days === 0) return 'Choisissez au moins un jour.';
  if (moments === 0) return 'Aucun créneau ne tient entre ces deux heures.';
  return moments === 1 ? 'Un créneau sera ouvert.' : `${moments} créneaux seront ouverts, s’ils sont libres.`;
}

function givenSentence({ given, overlapping, outside }: Given): string {
  const left = [
    overlapping > 0 ? `${overlapping} déjà pris ou ouverts` : '',
    outside > 0 ? `${outside} passés, trop proches ou pendant une absence` : '',
  ].filter((text) => text !== '');
  const said = given === 1 ? 'Un créneau est ouvert' : `${given} créneaux sont ouverts`;
  return left.length > 0 ? `${said} (laissés de côté\u202f: ${left.join(', ')}).` : `${said}.`;
}
