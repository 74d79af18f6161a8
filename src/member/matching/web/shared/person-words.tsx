import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import type { AnswerTo } from './start-conversation.tsx';

/** Clamped to four lines; « Voir plus » appears only when text is cut. */
export function FoldingText({ text, about }: { text: string; about: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className="grid justify-items-start">
      <p
        ref={paragraph}
        id={id}
        className={classNames('wrap-anywhere whitespace-pre-line', !open && 'line-clamp-4')}
      >
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
          className="-mb-2 inline-flex min-h-11 items-center rounded-full font-semibold text-prune underline underline-offset-4 hover:text-prune-hover hover:decoration-2"
        >
          {open ? 'Voir moins' : 'Voir plus'}
          <span className="sr-only"> de la présentation {ofName(about)}</span>
        </button>
      ) : null}
    </div>
  );
}

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
