import { Reply } from 'lucide-react';
import { useRef } from 'react';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import { type AnswerTo, isSame, type StartConversation } from './start-conversation.tsx';

const answerForm = lazyPart(
  () => import('./answer-form.tsx'),
  ({ AnswerForm }) => AnswerForm,
);

interface AnswerButtonProps {
  person: { id: string; firstName: string };
  to: AnswerTo;
  start: StartConversation;
}

/**
 * « Répondre » opens a field under the prompt or the photo; no conversation is opened or counted until the member sends
 * (D34).
 */
export function AnswerButton({ person, to, start }: AnswerButtonProps) {
  const cancelled = useRef(false);
  usePartAhead(answerForm);
  const { answering, setAnswering } = start;
  if (answering?.profileId === person.id && isSame(answering.to, to))
    return (
      <Lazy part={answerForm}>
        {(AnswerForm) => (
          <AnswerForm
            person={person}
            to={to}
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
        if (!start.isPending) setAnswering({ profileId: person.id, to });
      }}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-prune transition-colors',
        'prompt' in to ? '-mb-2 -ml-3 hover:bg-carte' : 'shrink-0 hover:bg-rosee',
      )}
    >
      <Reply aria-hidden="true" className="size-4.5" />
      Répondre
      <span className="sr-only">
        {'prompt' in to ? ` à «\u202f${PROMPT_TEXTS[to.prompt]}\u202f»` : ' à cette photo'}
      </span>
    </button>
  );
}
