import { MapPin, Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ofName } from '#lib/french-words.ts';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import { childrenSentence, PROMPT_TEXTS } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { lettersOf } from '#ui/letters-of.ts';
import type { VisibleProfile } from '../../contract.ts';
import type { AnswerTo } from './start-conversation.tsx';

/** City and distance (D27). @param distanceKm null for a short distance; undefined to leave it out */
export function placeSentence(city: string, distanceKm?: number | null): string {
  if (distanceKm === undefined) return city;
  return `${city} · ${distanceKm === null ? 'à moins de 10\u00a0km' : `à ${distanceKm}\u00a0km environ`}`;
}

export function PersonFacts({
  city,
  distanceKm,
  hasChildren,
}: Pick<VisibleProfile, 'city' | 'distanceKm' | 'hasChildren'>) {
  const icon = 'mt-0.5 size-5 shrink-0 text-prune';
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-start gap-2">
        <MapPin aria-hidden="true" className={icon} />
        {placeSentence(city, distanceKm)}
      </li>
      <li className="flex items-start gap-2">
        <Users aria-hidden="true" className={icon} />
        {childrenSentence(hasChildren)}
      </li>
    </ul>
  );
}

interface PersonNameProps extends ComponentProps<'h2'> {
  firstName: string;
  age: number;
}

export function PersonName({ firstName, age, className, ...rest }: PersonNameProps) {
  return (
    <h2
      {...rest}
      style={lettersOf(`${firstName},`)}
      // The container includes the margins of the name.
      className={classNames(
        'text-[min(2rem,calc(120cqi/var(--letters)))] leading-[1.1] wrap-anywhere',
        className,
      )}
    >
      {firstName}, {age}&nbsp;ans
    </h2>
  );
}

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
