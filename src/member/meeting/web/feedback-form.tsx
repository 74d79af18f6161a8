import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FEEDBACK_SENTENCES, type MeetingState, type NewFeedback } from '../contract.ts';
import {
  HALF_SENTENCE_MAX_LENGTH,
  isHalfSentence,
  KIND_OPENING_KEYS,
  KIND_OPENINGS,
  type KindOpening,
  MEETING_QUALITIES,
  type MeetingQuality,
  TEAM_NOTE_MAX_LENGTH,
} from '../rules.ts';

const CHIPS = MEETING_QUALITIES.map((value) => ({ value, label: value }));
const OPENINGS = KIND_OPENING_KEYS.map((value) => ({ value, label: `${KIND_OPENINGS[value]}…` }));
const FIELDS = ['qualities', 'opening', 'half', 'note'] as const;

export type FeedbackValues = {
  qualities: MeetingQuality[];
  opening: KindOpening | '';
  half: string;
  notAgain: boolean;
  note: string;
};

interface FeedbackFormProps {
  id: string;
  firstName: string;
  given: MeetingState['given'];
  refusal: unknown;
  failure: string | null;
  onGive: (feedback: Omit<NewFeedback, 'id'>) => void;
}

/** Keeps the input when sending fails. */
export function FeedbackForm({ id, firstName, given, refusal, failure, onGive }: FeedbackFormProps) {
  const form = useForm<FeedbackValues>({
    defaultValues: {
      qualities: given?.qualities ?? [],
      opening: given?.opening ?? '',
      half: given?.half ?? '',
      notAgain: false,
      note: '',
    },
  });
  const { errors } = form.formState;
  const { setError } = form;
  const begun = form.watch('opening') !== '';
  useEffect(() => {
    if (refusal) showFieldErrors(refusal, FIELDS, setError);
  }, [refusal, setError]);

  function submit({ qualities, opening, half, notAgain, note }: FeedbackValues) {
    const forTeam = notAgain || note.trim() ? { notAgain, note: note.trim() } : undefined;
    if (qualities.length === 0 && opening === '' && !forTeam)
      setError('opening', { message: FEEDBACK_SENTENCES.missing }, { shouldFocus: true });
    else onGive({ qualities, opening: opening || null, half: opening ? half.trim() : '', forTeam });
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
      <Controller
        control={form.control}
        name="qualities"
        render={({ field }) => (
          <ChipChoice
            {...field}
            legend={`Ce qui vous a plu chez ${firstName}`}
            hint="Autant de mots que vous voulez."
            chips={CHIPS}
            error={errors.qualities?.message}
          />
        )}
      />
      <SelectField
        label={`Une phrase pour ${firstName}`}
        optional
        placeholder="Choisissez comment elle commence"
        choices={OPENINGS}
        error={errors.opening?.message}
        {...form.register('opening')}
      />
      {begun ? (
        <TextField
          label="Et la suite, en quelques mots"
          maxLength={HALF_SENTENCE_MAX_LENGTH}
          error={errors.half?.message}
          {...form.register('half', {
            validate: {
              unfinished: (half) => half.trim() !== '' || FEEDBACK_SENTENCES.unfinished,
              another: (half) => isHalfSentence(half.trim()) || FEEDBACK_SENTENCES.another,
              tooLong: atMost(HALF_SENTENCE_MAX_LENGTH, FEEDBACK_SENTENCES.tooLong),
            },
          })}
        />
      ) : null}
      <TeamNoteFields
        firstName={firstName}
        toldBefore={given?.toldTeam ?? false}
        notAgain={form.register('notAgain')}
        note={form.register('note', {
          validate: atMost(TEAM_NOTE_MAX_LENGTH, FEEDBACK_SENTENCES.noteTooLong),
        })}
        error={errors.note?.message}
      />
      {failure && Object.keys(errors).length === 0 ? <Alert tone="error">{failure}</Alert> : null}
    </form>
  );
}

/** In code points, like the contract. */
function atMost(max: number, sentence: string) {
  return (text: string) => Array.from(text.trim()).length <= max || sentence;
}

interface TeamNoteFieldsProps {
  firstName: string;
  /** An earlier note exists; its text is not shown again. */
  toldBefore: boolean;
  notAgain: UseFormRegisterReturn<'notAgain'>;
  note: UseFormRegisterReturn<'note'>;
  error: string | undefined;
}

/** Collapsed, since most meetings need no note. */
function TeamNoteFields({ firstName, toldBefore, notAgain, note, error }: TeamNoteFieldsProps) {
  return (
    <Disclosure label="Un mot pour l’équipe seulement" className="border-t border-filet pt-3 [&>div]:w-full">
      <div className="grid gap-4 pt-1 pb-2">
        <p className="flex gap-3 text-sm text-encre-2">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
          <span>
            {firstName} n’en saura rien, ni aujourd’hui ni plus tard.
            {toldBefore ? ' L’équipe a reçu votre mot précédent\u202f; celui-ci le remplacera.' : null}
          </span>
        </p>
        <Checkbox {...notAgain}>Je ne souhaite pas revoir cette personne</Checkbox>
        <TextArea
          label="Ce que vous voulez nous dire"
          optional
          rows={3}
          maxLength={TEAM_NOTE_MAX_LENGTH}
          error={error}
          {...note}
        />
      </div>
    </Disclosure>
  );
}
