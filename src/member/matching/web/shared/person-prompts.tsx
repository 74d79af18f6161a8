import type { ReactNode } from 'react';
import { ofName } from '#lib/french-words.ts';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { AnswerTo } from './start-conversation.tsx';

interface PersonPromptsProps {
  firstName: string;
  prompts: readonly AnsweredPrompt[];
  answerTo?: (to: AnswerTo) => ReactNode;
}

export function PersonPrompts({ firstName, prompts, answerTo }: PersonPromptsProps) {
  return (
    <ul aria-label={`Quelques phrases ${ofName(firstName)}`} className="grid gap-3">
      {prompts.map(({ prompt, answer }) => (
        <li key={prompt} className="grid justify-items-start gap-1 rounded-[20px] bg-abricot-100 px-5 py-4">
          <p className="text-sm font-medium text-encre-2">{PROMPT_TEXTS[prompt]}</p>
          <p className="font-title text-h3 leading-snug font-medium wrap-anywhere">{answer}</p>
          {answerTo?.({ prompt })}
        </li>
      ))}
    </ul>
  );
}
