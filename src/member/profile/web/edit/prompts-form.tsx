import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { Button } from '#ui/button.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { type AnsweredPrompt, answeredPrompts } from '../../contract.ts';
import { MAX_PROMPTS, PROMPT_ANSWER_MAX_LENGTH, PROMPTS } from '../../rules.ts';
import { PROMPT_TEXTS } from '../../texts.ts';
import { hiddenQuery, promptsApi } from '../shared/api.ts';
import { ProfilePartForm } from './profile-part-form.tsx';
import type { SectionEditing } from './use-editing.ts';

/** Form fields in order, for their error messages. */
const FIELDS = Array.from({ length: MAX_PROMPTS }).flatMap((_, place) => [
  `prompts.${place}.prompt` as const,
  `prompts.${place}.answer` as const,
]);
const NEWER = {
  names: { prompts: 'Mes trois phrases' },
  words: (_: string, stored: object) =>
    typedPrompts
      .parse(stored)
      .prompts.map(({ prompt, answer }) => `${PROMPT_TEXTS[prompt]} ${answer}`)
      .join('\n') || undefined,
};
const NOTHING_YET = { prompt: '', answer: '' };

interface PromptsFormProps {
  prompts: readonly AnsweredPrompt[];
  editing: SectionEditing;
}

export function PromptsForm({ prompts, editing }: PromptsFormProps) {
  const form = useForm<TypedPrompts, unknown, CheckedPrompts>({
    resolver: typedResolver(typedPrompts),
    defaultValues: { prompts: prompts.length > 0 ? [...prompts] : [NOTHING_YET] },
  });
  const rows = useFieldArray({ control: form.control, name: 'prompts' });
  const save = useSavePrompts(editing.onClose, (error) => showFieldErrors(error, FIELDS, form.setError));
  const left = MAX_PROMPTS - rows.fields.length;
  return (
    <ProfilePartForm
      form={form}
      save={save}
      editing={editing}
      newer={NEWER}
      stored={{ prompts: [...prompts] }}
    >
      {rows.fields.map(({ id }, place) => (
        <PromptRow
          key={id}
          place={place}
          onUp={() => rows.swap(place, place - 1)}
          onRemove={() => rows.remove(place)}
        />
      ))}
      {left > 0 && rows.fields.length < PROMPTS.length ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => rows.append(NOTHING_YET)}
        >
          <Plus aria-hidden="true" />
          {rows.fields.length === 0 ? 'Choisir une phrase' : 'Ajouter une phrase'}
        </Button>
      ) : null}
    </ProfilePartForm>
  );
}

function useSavePrompts(onSaved: () => void, onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation(
    promptsApi.save.mutationOptions({
      onSuccess: (saved) => {
        const mine = promptsApi.mine.queryKey();
        setQueryDataThroughRefetch(queryClient, mine, () => queryClient.setQueryData(mine, saved));
        void queryClient.invalidateQueries({ queryKey: hiddenQuery().queryKey });
        notify.success('Vos phrases sont enregistrées');
        onSaved();
      },
      onError: onRefused,
    }),
  );
}

interface PromptRowProps {
  place: number;
  onUp: () => void;
  onRemove: () => void;
}

function PromptRow({ place, onUp, onRemove }: PromptRowProps) {
  const { register, control, formState } = useFormContext<TypedPrompts>();
  const chosen = useWatch({ control, name: 'prompts' }).map(({ prompt }) => prompt);
  const refused = formState.errors.prompts?.[place];
  const free = PROMPTS.filter((prompt) => prompt === chosen[place] || !chosen.includes(prompt));
  const which = `Phrase ${place + 1}`;
  return (
    <fieldset className="grid gap-4 rounded-field bg-lin p-4 sm:p-5">
      <legend className="sr-only">{which}</legend>
      <div className="-mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-2">
        <p aria-hidden="true" className="font-title text-lg font-semibold text-prune">
          {which}
        </p>
        <div className="-mr-2 ml-auto flex">
          {place > 0 ? (
            <IconButton icon={ArrowUp} label={`Monter la phrase ${place + 1}`} onClick={onUp} />
          ) : null}
          <IconButton icon={Trash2} label={`Retirer la phrase ${place + 1}`} onClick={onRemove} />
        </div>
      </div>
      <SelectField
        label="Elle commence par"
        placeholder="Choisir un début de phrase"
        choices={free.map((prompt) => ({ value: prompt, label: PROMPT_TEXTS[prompt] }))}
        error={refused?.prompt?.message}
        {...register(`prompts.${place}.prompt`)}
      />
      <TextArea
        label="Et vous la finissez ainsi"
        rows={3}
        className="[&_textarea]:min-h-24"
        maxLength={PROMPT_ANSWER_MAX_LENGTH}
        error={refused?.answer?.message}
        {...register(`prompts.${place}.answer`)}
      />
    </fieldset>
  );
}

/** `prompt` is an empty string until one is chosen. */
const typedPrompts = z
  .object({ prompts: z.array(z.object({ prompt: z.string(), answer: z.string() })) })
  .pipe(z.object({ prompts: answeredPrompts }));
type TypedPrompts = z.input<typeof typedPrompts>;
type CheckedPrompts = z.output<typeof typedPrompts>;
