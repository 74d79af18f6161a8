import type { RefObject } from 'react';
import type { Outgoing, Sending } from './use-outgoing.ts';

/** The place where one types, and what stands there. */
export interface Draft {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
}

/** What one does where one types in a thread. */
export function writingIn({ send, forget }: Sending, { field, text, onTextChange }: Draft) {
  return {
    onSend(words: string) {
      send(words);
      onTextChange('');
    },
    /** Puts the words of a message that was not sent above what stands there. */
    onEdit({ clientId, content }: Outgoing) {
      forget(clientId);
      onTextChange(text.trim() ? `${content}\n${text}` : content);
      field.current?.focus();
    },
  };
}
