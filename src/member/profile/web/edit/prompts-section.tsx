import type { AnsweredPrompt } from '../../contract.ts';
import { PromptList } from '../shared/prompt-list.tsx';
import { EditableCard } from './editable-card.tsx';
import { PromptsForm } from './prompts-form.tsx';
import type { SectionEditing } from './use-editing.ts';

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
      form={<PromptsForm prompts={prompts} editing={editing} />}
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
