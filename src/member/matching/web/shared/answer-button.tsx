import { Reply } from 'lucide-react';
import { useRef } from 'react';
import type { Prompt } from '#member/prompts/rules.ts';
import { PROMPT_TEXTS } from '#member/prompts/texts.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { StartConversation } from './use-start-conversation.ts';

const answerForm = lazyPart(
  () => import('./answer-form.tsx'),
  ({ AnswerForm }) => AnswerForm,
);

interface AnswerButtonProps {
  person: { id: string; firstName: string };
  prompt: Prompt;
  start: StartConversation;
}

/** « Répondre » opens a field under the prompt; no conversation is opened or counted until the member sends (D34). */
export function AnswerButton({ person, prompt, start }: AnswerButtonProps) {
  const cancelled = useRef(false);
  usePartAhead(answerForm);
  const { answering, setAnswering } = start;
  if (answering?.profileId === person.id && answering.prompt === prompt)
    return (
      <Lazy part={answerForm}>
        {(AnswerForm) => (
          <AnswerForm
            person={person}
            prompt={prompt}
            start={start}
            onCancel={() => {
              cancelled.current = true;
              setAnswering(null);
            }}
          />
        )}
      </Lazy>
    );
  return (
    <button
      type="button"
      ref={(button) => {
        if (!cancelled.current) return;
        cancelled.current = false;
        button?.focus();
      }}
      onClick={() => {
        if (!start.isPending) setAnswering({ profileId: person.id, prompt });
      }}
      className="-mb-2 -ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-prune transition-colors hover:bg-white"
    >
      <Reply aria-hidden="true" className="size-4.5" />
      Répondre
      <span className="sr-only">{` à «\u202f${PROMPT_TEXTS[prompt]}\u202f»`}</span>
    </button>
  );
}
