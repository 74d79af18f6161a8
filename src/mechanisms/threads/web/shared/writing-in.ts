import type { ReactNode, RefObject } from 'react';
import type { Outgoing, Sending } from './use-outgoing.ts';

/** What is joined to the words of a message. */
export interface Joining {
  /** Where one joins it, above the words. */
  part: ReactNode;
  /** What is said for a message without words; null when nothing is joined. */
  wordless: string | null;
  /** Why the message cannot be sent yet. */
  holdsBack: string | null;
  /** Ids of what is joined, which leaves with the message. */
  take: () => string[];
  /** Puts back what a message held that was not sent. */
  restore: (ids: readonly string[]) => void;
}

/** The place where one types, and what stands there. */
export interface Draft {
  joining?: Joining | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
}

/** What one does where one types in a thread. */
export function writingIn({ send, forget }: Sending, { field, text, onTextChange, joining }: Draft) {
  return {
    onSend(words: string) {
      send(words, { pictures: joining?.take() });
      onTextChange('');
    },
    /** Puts the words of a message that was not sent above what stands there. */
    onEdit({ clientId, content, pictures = [] }: Outgoing) {
      forget(clientId);
      if (pictures.length > 0) joining?.restore(pictures);
      onTextChange(text.trim() ? `${content}\n${text}` : content);
      field.current?.focus();
    },
  };
}
