import { ofName } from '#lib/french-words.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import { QuotedOpening } from './quoted-opening.tsx';
import type { ThreadPage } from './thread-query.ts';

interface QuotedPromptProps {
  prompt: NonNullable<ThreadPage['prompt']>;
  contactName: string;
}

export function QuotedPrompt({ prompt: { prompt, answer, mine }, contactName }: QuotedPromptProps) {
  return (
    <QuotedOpening
      caption={
        mine ? `${contactName} répond à votre phrase` : `Vous répondez à la phrase ${ofName(contactName)}`
      }
    >
      <blockquote className="grid gap-0.5 wrap-anywhere">
        <span className="font-semibold">{PROMPT_TEXTS[prompt]}</span>
        <span className="font-title text-h3">{answer}</span>
      </blockquote>
    </QuotedOpening>
  );
}
