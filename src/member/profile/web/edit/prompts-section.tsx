import { lazyPart } from '#ui/lazy-part.tsx';
import type { AnsweredPrompt } from '../../contract.ts';
import { PROMPT_TEXTS } from '../../texts.ts';
import { EditableCard } from './editable-card.tsx';
import type { SectionEditing } from './use-editing.ts';

const promptsForm = lazyPart(
  () => import('./prompts-form.tsx'),
  ({ PromptsForm }) => PromptsForm,
);

interface PromptsSectionProps {
  prompts: readonly AnsweredPrompt[];
  editing: SectionEditing;
}

export function PromptsSection({ prompts, editing }: PromptsSectionProps) {
  return (
    <EditableCard
      title="Mes trois phrases"
      subject="mes trois phrases"
      editing={editing}
      form={promptsForm}
      formProps={{ prompts, editing }}
    >
      {prompts.length > 0 ? (
        <PromptList prompts={prompts} />
      ) : (
        <div className="grid gap-1">
          <p className="font-medium">Aucune phrase pour l’instant</p>
          <p className="text-encre-2">
            Choisissez-en trois parmi vingt et finissez-les à votre façon : « Un dimanche réussi… », « Ce qui
            me fait rire… ». On vous répondra plus facilement.
          </p>
        </div>
      )}
    </EditableCard>
  );
}

function PromptList({ prompts }: { prompts: readonly AnsweredPrompt[] }) {
  return (
    <dl className="grid gap-3">
      {prompts.map(({ prompt, answer }) => (
        <div key={prompt} className="grid gap-1 rounded-[20px] bg-abricot-100 px-5 py-4">
          <dt className="text-sm font-medium text-encre-2">{PROMPT_TEXTS[prompt]}</dt>
          <dd className="font-title text-h3 leading-snug font-medium wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
