import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { orpc } from '#web/api.ts';
import { errorSentence, showFieldErrors } from '#web/error-sentence.ts';
import { NetworkError } from '#web/fetch.ts';
import { queryClient } from '#web/query-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { contactMessage } from '../contract.ts';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_RECIPIENT_LABELS, CONTACT_RECIPIENTS } from '../rules.ts';
import { HoneypotField } from './honeypot-field.tsx';

/** Spec 2 §8, to the letter. */
const NETWORK_FAILED =
  "Erreur de connexion au serveur d'envoi d'email. Veuillez réessayer plus tard ou contacter l'administrateur directement.";
const SEND_FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

const RECIPIENTS = CONTACT_RECIPIENTS.map((value) => ({ value, label: CONTACT_RECIPIENT_LABELS[value] }));
const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'recipient', 'message'] as const;

type Typed = z.input<typeof contactMessage>;

interface ContactFormProps {
  /** What a member need not type again. */
  known?: { first_name?: string; email?: string };
  onSent: () => void;
}

/** What was typed stays when sending fails; a sent form is emptied. */
export function ContactForm({ known = {}, onSent }: ContactFormProps) {
  const form = useForm<Typed, unknown, z.output<typeof contactMessage>>({
    resolver: zodResolver(contactMessage),
    defaultValues: known,
  });
  const { errors } = form.formState;
  const send = useMutation(
    orpc.support.contact.mutationOptions({
      onSuccess: () => {
        form.reset(known);
        onSent();
      },
      onError: (error) => showFieldErrors(error, FIELDS, form.setError),
    }),
    // Public pages have no provider: the form is loaded there on demand, with the one client of the site.
    queryClient,
  );
  return (
    <form
      noValidate
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={form.handleSubmit((message) => send.mutate(message))}
    >
      <TextField
        label="Prénom"
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <TextField
        label="Nom"
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...form.register('last_name')}
      />
      <TextField
        label="Adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <SelectField
        label="Destinataire"
        placeholder="Sélectionnez un destinataire"
        choices={RECIPIENTS}
        error={errors.recipient?.message}
        className="sm:col-span-2"
        {...form.register('recipient')}
      />
      <TextArea
        label="Message"
        rows={4}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        error={errors.message?.message}
        className="sm:col-span-2"
        {...form.register('message')}
      />
      <HoneypotField {...form.register('website')} />
      {send.error && Object.keys(errors).length === 0 ? (
        <Alert tone="error" className="sm:col-span-2">
          {send.error instanceof NetworkError ? NETWORK_FAILED : errorSentence(send.error, SEND_FAILED)}
        </Alert>
      ) : null}
      <Button
        type="submit"
        pending={send.isPending}
        pendingLabel="Envoi en cours..."
        className="sm:col-span-2 sm:justify-self-start"
      >
        Envoyer le message
      </Button>
    </form>
  );
}
