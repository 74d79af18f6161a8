import { type ChangeEvent, type FormEvent, useState } from 'react';
import { sendForm } from '#browser/api/send-form.ts';

interface PublicForm<Field extends string> {
  path: `/api/${string}`;
  /** In page order: the first refused field gets the focus. */
  fields: readonly Field[];
  sentences: { network: string; failed: string };
  typedIn?: (form: HTMLFormElement) => object;
  onSent: (answer: unknown) => void;
}

/** A form of a page that is read without an account. What was typed stays when sending fails. */
export function usePublicForm<Field extends string>(about: PublicForm<Field>) {
  const { path, fields, sentences, typedIn = typedFields, onSent } = about;
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();

  async function send(form: HTMLFormElement) {
    setSending(true);
    setFailure(undefined);
    const outcome = await sendForm(path, typedIn(form), fields, sentences);
    setSending(false);
    if (outcome.sent) return onSent(outcome.answer);
    setErrors(outcome.errors);
    setFailure(outcome.failure);
    const first = fields.find((field) => outcome.errors[field]);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  return {
    sending,
    errors,
    failure,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!sending) void send(event.currentTarget);
    },
    /** For `onChange` of the form: an error goes once its field changes. */
    forgetError({ target }: ChangeEvent<HTMLFormElement>) {
      setErrors((shown) => ({ ...shown, [String(Reflect.get(target, 'name'))]: undefined }));
    },
  };
}

export function typedFields(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}
