import { ArrowUp, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { PROMPT_ANSWER_MAX_LENGTH, PROMPTS } from '../../rules.ts';
import { PROMPT_TEXTS } from '../../texts.ts';
import type { TypedPrompts } from './typed-prompts.ts';

interface PromptRowProps {
  place: number;
  onUp: () => void;
  onRemove: () => void;
}

export function PromptRow({ place, onUp, onRemove }: PromptRowProps) {
  const { register, control, formState } = useFormContext<TypedPrompts>();
  const chosen = useWatch({ control, name: 'prompts' }).map(({ prompt }) => prompt);
  const refused = formState.errors.prompts?.[place];
  const free = PROMPTS.filter((prompt) => prompt === chosen[place] || !chosen.includes(prompt));
  const which = `Phrase ${place + 1}`;
  return (
    <fieldset className="grid gap-4 rounded-field bg-lin p-4 sm:p-5">
      <legend className="sr-only">{which}</legend>
      <div className="-mb-2 flex min-h-12 items-center justify-between gap-2">
        <p aria-hidden="true" className="font-title text-lg font-semibold text-prune">
          {which}
        </p>
        <div className="-mr-2 flex">
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
