import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { classNames } from '#web/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { MESSAGE_MAX_LENGTH } from '../rules.ts';

/** The counter shows only when the end is near. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 200;
const MAX_HEIGHT_PX = 176;

interface ComposerProps {
  contactName: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onSend: (text: string) => void;
}

export function Composer({ contactName, field, text, onTextChange, onSend }: ComposerProps) {
  const id = useId();
  const length = Array.from(text.trim()).length;
  const tooLong = length > MESSAGE_MAX_LENGTH;

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
    if (length > 0 && !tooLong) onSend(text.trim());
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="grid gap-1.5 border-t border-filet bg-white px-4 py-3 sm:px-6">
      <label htmlFor={id} className="sr-only">
        Votre message à {contactName}
      </label>
      <div className="flex items-end gap-3">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          enterKeyHint="send"
          placeholder="Votre message"
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={tooLong || undefined}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={sendOnEnter}
          className="input-frame min-w-0 flex-1 resize-none"
        />
        <Button type="submit" disabled={length === 0} className="!min-h-13 max-sm:!px-4">
          <SendHorizontal aria-hidden="true" className="max-[379px]:hidden" />
          Envoyer
        </Button>
      </div>
      <div className="flex justify-between gap-4 text-xs text-encre-2">
        <p id={`${id}-hint`} className="max-md:sr-only">
          Entrée pour envoyer, Maj + Entrée pour aller à la ligne
        </p>
        <p
          id={`${id}-count`}
          className={classNames('ml-auto tabular-nums', tooLong && 'font-semibold text-danger')}
        >
          {length >= COUNT_FROM ? remainder(MESSAGE_MAX_LENGTH - length) : null}
        </p>
      </div>
    </form>
  );
}

function remainder(left: number): string {
  const characters = Math.abs(left) > 1 ? 'caractères' : 'caractère';
  if (left < 0) return `Votre message est trop long\u202f: ${-left} ${characters} en trop`;
  return `${left} ${characters} ${left > 1 ? 'restants' : 'restant'}`;
}
