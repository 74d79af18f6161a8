import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { FEEDBACK_SENTENCES, type MeetingState, type NewFeedback } from '../contract.ts';
import {
  FEEDBACK_SENTENCE_MAX_LENGTH,
  hasWords,
  MEETING_QUALITIES,
  type MeetingQuality,
  TEAM_NOTE_MAX_LENGTH,
} from '../rules.ts';
import { TeamNoteFields } from './team-note-fields.tsx';

const CHIPS = MEETING_QUALITIES.map((value) => ({ value, label: value }));
const FIELDS = ['qualities', 'sentence', 'note'] as const;

export type FeedbackValues = {
  qualities: MeetingQuality[];
  sentence: string;
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

/** The text stays when sending fails. */
export function FeedbackForm({ id, firstName, given, refusal, failure, onGive }: FeedbackFormProps) {
  const form = useForm<FeedbackValues>({
    defaultValues: {
      qualities: given?.qualities ?? [],
      sentence: given?.sentence ?? '',
      notAgain: false,
      note: '',
    },
  });
  const { errors } = form.formState;
  const { setError } = form;
  useEffect(() => {
    if (refusal) showFieldErrors(refusal, FIELDS, setError);
  }, [refusal, setError]);

  function submit({ qualities, sentence, notAgain, note }: FeedbackValues) {
    const words = { qualities, sentence: sentence.trim() };
    const forTeam = notAgain || note.trim() ? { notAgain, note: note.trim() } : undefined;
    if (!hasWords(words) && !forTeam)
      setError('sentence', { message: FEEDBACK_SENTENCES.missing }, { shouldFocus: true });
    else onGive({ ...words, forTeam });
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
      <TextArea
        label={`Une phrase pour ${firstName}`}
        optional
        rows={3}
        maxLength={FEEDBACK_SENTENCE_MAX_LENGTH}
        error={errors.sentence?.message}
        {...form.register('sentence', {
          validate: atMost(FEEDBACK_SENTENCE_MAX_LENGTH, FEEDBACK_SENTENCES.tooLong),
        })}
      />
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
