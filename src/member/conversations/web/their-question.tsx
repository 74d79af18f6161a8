import { Reply } from 'lucide-react';
import type { Message } from '../contract.ts';
import { lastQuestion } from '../rules.ts';
import { IdeaButton } from './idea-button.tsx';

/** Once a member has written this often they need no help to answer. */
const AT_EASE_FROM = 3;

/**
 * The question of the last message, as long as it is unanswered and the conversation is young. `quoted` when the message
 * says more than the question.
 */
export function questionToAnswer(
  messages: readonly Message[],
): { question: string; quoted: boolean } | undefined {
  const last = messages.at(-1);
  const written = messages.filter(({ mine, automatic }) => mine && !automatic).length;
  if (!last || last.mine || last.automatic || written >= AT_EASE_FROM) return undefined;
  const question = lastQuestion(last.content);
  return question === undefined ? undefined : { question, quoted: question !== last.content.trim() };
}

interface TheirQuestionProps {
  question: string;
  quoted: boolean;
  onAnswer: () => void;
}

/** Takes the reader from a question to the field. */
export function TheirQuestion({ question, quoted, onAnswer }: TheirQuestionProps) {
  return (
    <IdeaButton className="max-w-md justify-self-center" onClick={onAnswer}>
      <Reply aria-hidden="true" className="size-5 shrink-0 text-sauge" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-encre-2">Répondre à sa question</span>
        {quoted ? <span className="font-medium">{question}</span> : null}
      </span>
    </IdeaButton>
  );
}
