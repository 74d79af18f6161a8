import { type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePublicForm } from '#ui/form/use-public-form.ts';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { CONTACT_FIELDS, type ContactField, ContactFields } from './contact-fields.tsx';

/** Spec 2 §8, verbatim. */
const SENTENCES = {
  network:
    'Erreur de connexion au serveur d’envoi d’e-mail. Veuillez réessayer plus tard ou contacter l’administrateur directement.',
  failed: 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.',
};

export type Typed = Partial<Record<ContactField, string>>;

interface ContactFormProps {
  /** Prefilled for a member. */
  known?: Typed;
  draft?: RefObject<Typed>;
  onSent: () => void;
}

/** Keeps its values when sending fails; unmounts after success. */
export function ContactForm({ known, draft, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const { sending, errors, failure, onSubmit } = usePublicForm({
    path: '/api/contact',
    fields: CONTACT_FIELDS,
    sentences: SENTENCES,
    typedIn,
    onSent() {
      sent.current = true;
      onSent();
    },
  });
  const [values] = useState(() => ({ ...known, ...draft?.current }));

  useEffect(() => {
    const filled = form.current;
    if (!draft || !filled) return;
    return () => {
      draft.current = sent.current ? {} : typedIn(filled);
    };
  }, [draft]);

  return (
    <form ref={form} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={onSubmit}>
      <ContactFields values={values} errors={errors} />
      <HoneypotField name="website" />
      {failure ? (
        <Alert tone="error" className="sm:col-span-2">
          {failure}
        </Alert>
      ) : null}
      <Button
        type="submit"
        pending={sending}
        pendingLabel="Envoi en cours…"
        className="sm:col-span-2 sm:justify-self-start"
      >
        Envoyer le message
      </Button>
    </form>
  );
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
