import type { ReactNode, RefObject } from 'react';
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
