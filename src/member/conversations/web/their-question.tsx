import { Reply } from 'lucide-react';
import type { ComponentProps } from 'react';
import { bareText } from '#lib/french-words.ts';
import { classNames } from '#ui/class-names.ts';
import type { Message } from '../contract.ts';
import { lastQuestion } from '../rules.ts';

/** Members who have written this often need no help to answer. */
const AT_EASE_FROM = 3;

/**
 * Returns the question of the last message while it is unanswered and the conversation is young. `quoted` if the
 * message says more than the question and the question is meaningful alone, unlike « Et vous ? ».
 */
export function questionToAnswer(
  messages: readonly Message[],
): { question: string; quoted: boolean } | undefined {
  const last = messages.at(-1);
  const written = messages.filter(({ mine, automatic }) => mine && !automatic).length;
  if (!last || last.mine || last.automatic || written >= AT_EASE_FROM) return undefined;
  const question = lastQuestion(last.content);
  if (question === undefined) return undefined;
  return { question, quoted: question !== last.content.trim() && !isEcho(question) };
}

/** Matches « Et vous ? », « Et toi alors ? », « Et de votre côté ? »: meaningless without the words before. */
export function isEcho(question: string): boolean {
  return /^(et|mais|ou|alors)?[\s,]*(pour |chez |de |a )?(vous|toi|(votre|ton) (cote|avis))([\s,]+(alors|aussi|meme|donc|non plus))?\s*\?+$/.test(
    bareText(question),
  );
}

interface TheirQuestionProps {
  question: string;
  quoted: boolean;
  onAnswer: () => void;
}

/** A button from a question to the composer. */
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

/** A suggestion that fills the composer. */
export function IdeaButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-[20px] border border-sauge bg-carte px-4 py-2.5 text-left leading-snug transition-colors hover:bg-sauge-100 focus-visible:-outline-offset-3',
        className,
      )}
    />
  );
}
