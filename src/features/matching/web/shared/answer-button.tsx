import { Reply } from 'lucide-react';
import type { Prompt } from '#features/profile/prompts/rules.ts';
import { PROMPT_TEXTS } from '#features/profile/prompts/texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { useStartConversation } from './use-start-conversation.ts';

interface AnswerButtonProps {
  profileId: string;
  prompt: Prompt;
  start: ReturnType<typeof useStartConversation>;
}

/** « Répondre »: opens the conversation with this sentence above the first message. */
export function AnswerButton({ profileId, prompt, start }: AnswerButtonProps) {
  const underway = start.isPending && start.variables.prompt === prompt;
  return (
    <button
      type="button"
      aria-disabled={start.isPending}
      aria-busy={underway || undefined}
      onClick={() => {
        if (!start.isPending) start.mutate({ profileId, prompt });
      }}
      className="-mb-2 -ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-prune transition-colors hover:bg-white"
    >
      {underway ? <Spinner /> : <Reply aria-hidden="true" className="size-4.5" />}
      Répondre
      <span className="sr-only">{` à «\u202f${PROMPT_TEXTS[prompt]}\u202f»`}</span>
    </button>
  );
}
