import { ofName } from '#lib/of-name.ts';
import { PROMPT_TEXTS } from '#member/prompts/texts.ts';
import type { ThreadPage } from './thread-query.ts';

interface AnsweredPromptProps {
  prompt: NonNullable<ThreadPage['prompt']>;
  contactName: string;
}

/** The finished sentence that a conversation began with: it stands above the first message, for both. */
export function QuotedPrompt({ prompt: { prompt, answer, mine }, contactName }: AnsweredPromptProps) {
  return (
    <figure className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-5 py-4 text-center">
      <figcaption className="text-sm text-encre-2">
        {mine ? `${contactName} répond à votre phrase` : `Vous répondez à la phrase ${ofName(contactName)}`}
      </figcaption>
      <blockquote className="grid gap-0.5 wrap-anywhere">
        <span className="font-semibold">{PROMPT_TEXTS[prompt]}</span>
        <span className="font-title text-h3">{answer}</span>
      </blockquote>
    </figure>
  );
}
