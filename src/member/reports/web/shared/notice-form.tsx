import { type FormEvent, useState } from 'react';
import { sendForm } from '#browser/api/send-form.ts';
import { useAlive } from '#browser/use-alive.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { HoneypotField, TextField } from '#ui/text-field.tsx';
import { NOTICE_TEXT_MAX_LENGTH } from '../../rules.ts';
import { NOTICE_MATTER_LABELS } from '../../texts.ts';

const FIELDS = ['matter', 'place', 'city', 'content', 'why', 'name', 'email', 'goodFaith'] as const;
type NoticeField = (typeof FIELDS)[number];

const SENTENCES = {
  network:
    'La connexion est interrompue. Ce que vous avez écrit est toujours là : réessayez dans un instant.',
  failed: 'Votre signalement n’a pas pu être envoyé. Ce que vous avez écrit est toujours là.',
};
const MATTERS = Object.entries(NOTICE_MATTER_LABELS).map(([value, label]) => ({ value, label }));

/** Notice form without a log-in (DSA 16), disabled until hydrated. */
export function NoticeForm() {
  const alive = useAlive();
  const [matter, setMatter] = useState('');
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<NoticeField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [number, setNumber] = useState<string>();
  const anonymous = matter === 'minor';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    setFailure(undefined);
    const outcome = await sendForm('/api/notices', typedIn(form), FIELDS, SENTENCES);
    setSending(false);
    if (outcome.sent) return setNumber(numberOf(outcome.answer));
    setErrors(outcome.errors);
    setFailure(outcome.failure);
    const first = FIELDS.find((field) => outcome.errors[field]);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  if (number !== undefined) return <NoticeReceipt number={number} mailed={!anonymous} />;
  return (
    <form
      noValidate
      inert={!alive}
      className="grid gap-6 noscript:hidden"
      onSubmit={(event) => void send(event)}
      onChange={({ target }) =>
        setErrors((shown) => ({ ...shown, [String(Reflect.get(target, 'name'))]: undefined }))
      }
    >
      <SelectField
        name="matter"
        label="Ce que vous signalez"
        placeholder="Choisissez"
        choices={MATTERS}
        required
        value={matter}
        error={errors.matter}
        onChange={(event) => setMatter(event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="place"
          label="Où se trouve ce contenu"
          hint="L’adresse de la page, ou le prénom affiché sur le profil."
          required
          error={errors.place}
        />
        <TextField name="city" label="Ville du profil" optional error={errors.city} />
      </div>
      <TextArea
        name="content"
        label="Ce qu’on y lit ou ce qu’on y voit"
        required
        rows={4}
        maxLength={NOTICE_TEXT_MAX_LENGTH}
        error={errors.content}
      />
      <TextArea
        name="why"
        label="En quoi c’est contraire à la loi"
        hint="Avec vos mots : aucun texte de loi n’est nécessaire."
        required
        rows={4}
        maxLength={NOTICE_TEXT_MAX_LENGTH}
        error={errors.why}
      />
      {anonymous ? (
        <Alert title="Vous n’avez pas à dire qui vous êtes">
          Quand une personne mineure est concernée, nous ne demandons ni nom ni adresse.
        </Alert>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label="Votre nom" autoComplete="name" required error={errors.name} />
          <TextField
            name="email"
            label="Votre adresse e-mail"
            hint="Nous vous y répondons."
            type="email"
            autoComplete="email"
            required
            error={errors.email}
          />
        </div>
      )}
      {/* A native checkbox: ours has the weight of three fields. */}
      <label className="grid grid-cols-[auto_1fr] gap-3 py-2">
        <input
          type="checkbox"
          name="goodFaith"
          aria-invalid={errors.goodFaith ? true : undefined}
          aria-describedby={errors.goodFaith && 'bonne-foi'}
          className="mt-0.5 size-6 accent-prune"
        />
        Je déclare de bonne foi que les informations de ce signalement sont exactes et complètes, à ma
        connaissance.
      </label>
      {errors.goodFaith ? <FieldError id="bonne-foi">{errors.goodFaith}</FieldError> : null}
      <HoneypotField name="website" />
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Button type="submit" className="justify-self-start" pending={sending}>
        Envoyer le signalement
      </Button>
    </form>
  );
}

/** @param mailed whether the author gave an address */
function NoticeReceipt({ number, mailed }: { number: string; mailed: boolean }) {
  return (
    <div role="status" className="grid gap-3 rounded-[20px] bg-sauge-100 p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 text-sauge outline-none">
        Votre signalement est bien arrivé
      </h2>
      <p>
        Gardez son numéro : <strong className="font-semibold">{number}</strong>.
      </p>
      <p>Une personne de l’équipe le lit et décide.{mailed ? ' Nous vous écrivons sa décision.' : null}</p>
    </div>
  );
}

function typedIn(form: HTMLFormElement): Record<string, unknown> {
  const typed = Object.fromEntries(new FormData(form));
  return { name: '', email: '', ...typed, goodFaith: typed.goodFaith === 'on' };
}

function numberOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'number' in answer ? String(answer.number) : '';
}
