import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { HoneypotField } from '#ui/honeypot-field.tsx';
import { CONTACT_FIELDS, type ContactField, ContactFields } from './contact-fields.tsx';
import { type FieldErrors, postContactMessage } from './send-contact-message.ts';

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
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [values] = useState(() => ({ ...known, ...draft?.current }));

  useEffect(() => {
    const filled = form.current;
    if (!draft || !filled) return;
    return () => {
      draft.current = sent.current ? {} : typedIn(filled);
    };
  }, [draft]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const filled = event.currentTarget;
    setSending(true);
    setFailure(undefined);
    const outcome = await postContactMessage(typedIn(filled));
    setSending(false);
    if (outcome.sent) {
      sent.current = true;
      return onSent();
    }
    setErrors(outcome.errors);
    setFailure(outcome.failure);
    const first = CONTACT_FIELDS.find((field) => outcome.errors[field]);
    filled.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
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
