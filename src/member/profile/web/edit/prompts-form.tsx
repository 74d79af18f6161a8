import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { setQueryDataThroughRefetch } from '#browser/api/set-query-data-through-refetch.ts';
import { Button } from '#ui/button.tsx';
import { typedResolver } from '#ui/form/typed-resolver.ts';
import { notify } from '#ui/toasts.tsx';
import type { AnsweredPrompt } from '../../contract.ts';
import { MAX_PROMPTS, PROMPTS } from '../../rules.ts';
import { PROMPT_TEXTS } from '../../texts.ts';
import { hiddenQuery, promptsApi } from '../shared/api.ts';
import { ProfilePartForm } from './profile-part-form.tsx';
import { PromptRow } from './prompt-row.tsx';
import { type CheckedPrompts, type TypedPrompts, typedPrompts } from './typed-prompts.ts';
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
    <ProfilePartForm {...{ form, save, editing, newer: NEWER, stored: { prompts: [...prompts] } }}>
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
