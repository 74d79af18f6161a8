import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormOutcome, sendForm } from '#browser/api/send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { HoneypotField, TextField } from '#ui/text-field.tsx';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_RECIPIENT_LABELS } from '../rules.ts';

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

/** Spec 2 §8, verbatim. */
const SENTENCES = {
  network:
    'Erreur de connexion au serveur d’envoi d’e-mail. Veuillez réessayer plus tard ou contacter l’administrateur directement.',
  failed: 'Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.',
};

type FieldErrors = Partial<Record<ContactField, string>>;

function postContactMessage(typed: Record<string, string>): Promise<FormOutcome<ContactField>> {
  return sendForm('/api/contact', typed, CONTACT_FIELDS, SENTENCES);
}

const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'recipient', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

const RECIPIENTS = Object.entries(CONTACT_RECIPIENT_LABELS).map(([value, label]) => ({ value, label }));

interface ContactFieldsProps {
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
}

function ContactFields({ values, errors }: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    name,
    required: true,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <TextField label="Prénom" autoComplete="given-name" {...field('first_name')} />
      <TextField label="Nom" autoComplete="family-name" {...field('last_name')} />
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <TextField label="Téléphone" type="tel" autoComplete="tel" inputMode="tel" {...field('phone')} />
      <SelectField
        label="Destinataire"
        placeholder="Sélectionnez un destinataire"
        choices={RECIPIENTS}
        className="sm:col-span-2"
        {...field('recipient')}
      />
      <TextArea
        label="Message"
        rows={4}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        {...field('message')}
      />
    </>
  );
}
