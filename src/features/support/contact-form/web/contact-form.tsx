import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorSentence, showFieldErrors } from '#browser/api/error-sentence.ts';
import { NetworkError } from '#browser/api/fetch.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { contactMessage } from '../contract.ts';
import { CONTACT_BUTTON_PLACE, CONTACT_FIELDS, CONTACT_FORM_GRID, ContactFields } from './contact-fields.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { contactFormApi } from './shared/api.ts';

/** Spec 2 §8, to the letter. */
const NETWORK_FAILED =
  "Erreur de connexion au serveur d'envoi d'email. Veuillez réessayer plus tard ou contacter l'administrateur directement.";
const SEND_FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";

export type Typed = z.input<typeof contactMessage>;

const EMPTY = { first_name: '', last_name: '', email: '', phone: '', message: '', website: '' };

interface ContactFormProps {
  /** What a member need not type again. */
  known?: { first_name?: string; email?: string };
  /** What was typed when the form was last put away. */
  draft?: RefObject<Partial<Typed>>;
  onSent: () => void;
}

/** What was typed stays when sending fails; a sent form is emptied. */
export function ContactForm({ known = {}, draft, onSent }: ContactFormProps) {
  const form = useForm<Typed, unknown, z.output<typeof contactMessage>>({
    resolver: zodResolver(contactMessage),
    defaultValues: { ...known, ...draft?.current },
  });
  const { getValues } = form;
  useEffect(() => {
    if (!draft) return;
    return () => {
      draft.current = getValues();
    };
  }, [draft, getValues]);
  const { errors } = form.formState;
  const send = useMutation(
    contactFormApi.contact.mutationOptions({
      onSuccess: () => {
        form.reset({ ...EMPTY, ...known });
        onSent();
      },
      onError: (error) => showFieldErrors(error, CONTACT_FIELDS, form.setError),
    }),
    // Public pages have no provider: the form is loaded there on demand, with the one client of the site.
    queryClient,
  );
  return (
    <form
      noValidate
      className={CONTACT_FORM_GRID}
      onSubmit={form.handleSubmit((message) => send.mutate(message))}
    >
      <ContactFields tie={(name) => ({ error: errors[name]?.message, ...form.register(name) })} />
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
        className={CONTACT_BUTTON_PLACE}
      >
        Envoyer le message
      </Button>
    </form>
  );
}
