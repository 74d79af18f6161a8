import type { AnsweredPrompt } from '../../contract.ts';
import { PROMPT_TEXTS } from '../../texts.ts';

export function PromptList({ prompts }: { prompts: readonly AnsweredPrompt[] }) {
  return (
    <dl className="grid gap-3">
      {prompts.map(({ prompt, answer }) => (
        <div key={prompt} className="grid gap-1 rounded-[20px] bg-abricot-100 px-5 py-4">
          <dt className="text-sm font-medium text-encre-2">{PROMPT_TEXTS[prompt]}</dt>
          <dd className="font-title text-h3 leading-snug font-medium wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
