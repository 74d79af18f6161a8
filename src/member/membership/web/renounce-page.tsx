import { type FormEvent, useState } from 'react';
import { sendForm } from '#browser/api/send-form.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { HoneypotField, TextField } from '#ui/text-field.tsx';
import { SOLD_SERVICES } from '../rules.ts';
import { SERVICES } from '../texts.ts';

const FIELDS = ['service', 'orderedOn', 'name', 'email'] as const;
type RenounceField = (typeof FIELDS)[number];

const SENTENCES = {
  network:
    'La connexion est interrompue. Ce que vous avez écrit est toujours là\u202f: réessayez dans un instant.',
  failed: 'Votre rétractation n’a pas pu être envoyée. Ce que vous avez écrit est toujours là.',
};
const CHOICES = SOLD_SERVICES.map((value) => ({ value, label: SERVICES[value].name }));

export function meta() {
  return pageMeta('Renoncer à un contrat, sans connexion');
}

/** Statutory withdrawal function without a log-in, reachable during all fourteen days. */
export default function RenouncePage() {
  const [number, setNumber] = useState<string>();
  return (
    <div className="page-width grid max-w-3xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Vous avez 14 jours pour changer d’avis sur un achat, sans donner de raison, que votre compte soit ouvert ou non.">
        Renoncer à un contrat
      </PageTitle>
      {number === undefined ? <RenounceForm onSent={setNumber} /> : <Arrived number={number} />}
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/subscription/renoncer" className="inline-flex min-h-11 items-center">
          J’ai un compte{'\u202f'}: voir mes achats
        </TextLink>
        <TextLink to="/cgu#retractation" className="inline-flex min-h-11 items-center">
          Vos droits, dans les CGU
        </TextLink>
      </p>
    </div>
  );
}

function RenounceForm({ onSent }: { onSent: (number: string) => void }) {
  const [sending, setSending] = useState(false);
  const [clientId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Partial<Record<RenounceField, string>>>({});
  const [failure, setFailure] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    setFailure(undefined);
    const typed = { ...Object.fromEntries(new FormData(form)), clientId };
    const outcome = await sendForm('/api/renunciations', typed, FIELDS, SENTENCES);
    setSending(false);
    if (outcome.sent) return onSent(numberOf(outcome.answer));
    setErrors(outcome.errors);
    setFailure(outcome.failure);
    const first = FIELDS.find((field) => outcome.errors[field]);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void send(event)}
      onChange={({ target }) =>
        setErrors((shown) => ({ ...shown, [String(Reflect.get(target, 'name'))]: undefined }))
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="service"
          label="Ce que vous avez acheté"
          placeholder="Choisissez"
          choices={CHOICES}
          required
          error={errors.service}
        />
        <TextField name="orderedOn" label="Date de l’achat, si vous la connaissez" error={errors.orderedOn} />
        <TextField name="name" label="Votre nom" autoComplete="name" required error={errors.name} />
        <TextField
          name="email"
          label="Votre adresse e-mail"
          hint="Celle de votre compte. Vous y recevez la confirmation."
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <HoneypotField name="website" />
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Button type="submit" className="justify-self-start" pending={sending}>
        Confirmer la rétractation
      </Button>
    </form>
  );
}

function Arrived({ number }: { number: string }) {
  return (
    <div role="status" className="grid gap-3 rounded-[20px] bg-sauge-100 p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 text-sauge outline-none">
        Votre rétractation est bien arrivée
      </h2>
      <p>
        Gardez son numéro{'\u202f'}: <strong className="font-semibold">{number}</strong>. Un e-mail vous la
        confirme aussitôt, avec le jour et l’heure.
      </p>
    </div>
  );
}

function numberOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'number' in answer ? String(answer.number) : '';
}
