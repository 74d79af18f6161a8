import { SendHorizontal } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { isEnter } from '#ui/is-enter.ts';
import { MESSAGE_MAX_LENGTH } from '../../rules.ts';
import type { Outgoing, Sending } from './use-outgoing.ts';

/** The attachments of a message. */
export interface Joining {
  /** The button that attaches files and the attached ones, above the text. */
  part: ReactNode;
  /** The text shown for a message without words; null without attachments. */
  wordless: string | null;
  /** Why the message cannot be sent yet. */
  holdsBack: string | null;
  /** Ids of the attachments, sent with the message. */
  take: () => string[];
  /** Restores the attachments of an unsent message. */
  restore: (ids: readonly string[]) => void;
}

/** The field and its content. */
export interface Draft {
  joining?: Joining | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
}

/** The actions of the field of a thread. */
export function writingIn({ send, forget }: Sending, { field, text, onTextChange, joining }: Draft) {
  return {
    onSend(words: string) {
      send(words, { pictures: joining?.take() });
      onTextChange('');
    },
    /** Puts the text of an unsent message above the current text. */
    onEdit({ clientId, content, pictures = [] }: Outgoing) {
      forget(clientId);
      if (pictures.length > 0) joining?.restore(pictures);
      onTextChange(text.trim() ? `${content}\n${text}` : content);
      field.current?.focus();
    },
  };
}

/** The counter appears only near the limit. */
const COUNTED = 200;
const MAX_HEIGHT_PX = 176;

interface ComposerProps extends Draft {
  /** The label of the field, for screen readers. */
  label: string;
  placeholder: string;
  maxLength?: number;
  /** For places with little room. */
  compact?: boolean;
  /** For longer texts: Enter starts a new line, and ⌘ or Ctrl with Enter sends. */
  lines?: number;
  onSend: (text: string) => void;
}

export function Composer(props: ComposerProps) {
  const {
    label,
    placeholder,
    maxLength = MESSAGE_MAX_LENGTH,
    compact = false,
    lines = 1,
    field,
    text,
    onTextChange,
    joining,
    onSend,
  } = props;
  const id = useId();
  const length = Array.from(text.trim()).length;
  const tooLong = length > maxLength;
  const [asked, setAsked] = useState(false);
  const words = text.trim() || (joining?.wordless ?? '');
  const stop = joining?.holdsBack ?? (words === '' ? 'Écrivez d’abord votre message.' : null);
  if (asked && stop === null) setAsked(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(MAX_HEIGHT_PX, element.scrollHeight + 3)}px`;
  }, [text, field]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    if (stop !== null) setAsked(true);
    else if (!tooLong) onSend(words);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (!isEnter(event) || event.shiftKey) return;
    if (lines > 1 && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      onSubmit={submit}
      className={classNames(
        'grid gap-1.5 border-t border-filet bg-carte px-4 py-3 short:gap-0 short:py-1',
        !compact && 'sm:px-6',
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {joining?.part}
      <div className="relative grid">
        <textarea
          ref={field}
          id={id}
          rows={lines}
          value={text}
          enterKeyHint={lines > 1 ? 'enter' : 'send'}
          placeholder={placeholder}
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={tooLong || undefined}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={sendOnEnter}
          className="input-frame min-h-13 min-w-0 resize-none pr-15 short:min-h-11 short:py-2 short:not-focus:max-h-11"
        />
        <SendButton waiting={stop !== null} />
      </div>
      <div className="flex justify-between gap-4 text-xs text-encre-2">
        {asked ? <p role="alert">{stop}</p> : null}
        <p id={`${id}-hint`} className={compact || asked ? 'sr-only' : 'max-md:sr-only'}>
          {lines > 1
            ? 'Ctrl + Entrée pour envoyer, Entrée pour aller à la ligne'
            : 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne'}
        </p>
        <p
          id={`${id}-count`}
          className={classNames('ml-auto tabular-nums', tooLong && 'font-semibold text-danger')}
        >
          {length >= maxLength - COUNTED ? remainder(maxLength - length) : null}
        </p>
      </div>
    </form>
  );
}

/** « Envoyer » keeps the focus in the field; otherwise a phone hides its keyboard and shows it again. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Pressed without text, it moves the focus to the field, so it must not look disabled. */
function SendButton({ waiting }: { waiting: boolean }) {
  return (
    <button
      type="submit"
      aria-label="Envoyer"
      title="Envoyer"
      aria-disabled={waiting || undefined}
      onMouseDown={keepFocus}
      className="absolute right-1 bottom-1 grid size-11 cursor-pointer place-items-center rounded-full bg-prune text-reserve transition-colors hover:bg-prune-hover short:bottom-0 aria-disabled:bg-rosee aria-disabled:text-prune"
    >
      <SendHorizontal aria-hidden="true" className="size-5" />
    </button>
  );
}

function remainder(left: number): string {
  const characters = Math.abs(left) > 1 ? 'caractères' : 'caractère';
  if (left < 0) return `Votre message est trop long\u202f: ${-left} ${characters} en trop`;
  return `${left} ${characters} ${left > 1 ? 'restants' : 'restant'}`;
}
