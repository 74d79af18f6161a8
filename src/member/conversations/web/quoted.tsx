import type { ReactNode } from 'react';
import { ofName } from '#lib/french-words.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { ThreadPage } from './shared/api.ts';

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

/** The phrase or photo that the conversation began with, above the first message for both. */
export function QuotedOpening({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-5 py-4 text-center">
      <figcaption className="text-sm text-encre-2">{caption}</figcaption>
      {children}
    </figure>
  );
}
