import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface AskedFirst {
  firstName: string;
  mayHurt: (text: string) => boolean;
  send: (text: string) => void;
}

/** Asks the author once before an insulting message is sent; it is sent if they confirm. */
export function useAskedFirst({ firstName, mayHurt, send }: AskedFirst) {
  const [asked, setAsked] = useState<string>();
  return {
    onSend(words: string) {
      if (mayHurt(words)) setAsked(words);
      else send(words);
    },
    question:
      asked === undefined ? null : (
        <ConfirmDialog
          title={'Vraiment\u202f?'}
          description={`Un mot de ce message peut blesser ${firstName}. Il est encore temps de le dire autrement.`}
          cancelLabel="Relire mon message"
          confirmLabel="Envoyer quand même"
          danger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            send(asked);
          }}
        />
      ),
  };
}
