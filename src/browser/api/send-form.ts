import { OfflineError, sendRequest } from './fetch.ts';

export type FormOutcome<Field extends string> =
  | { sent: true; answer: unknown }
  | { sent: false; errors: Partial<Record<Field, string>>; failure?: string };

/** Posts a form of a public page with plain `fetch`: the API client and its parser weigh ten times the form. */
export async function sendForm<Field extends string>(
  path: `/api/${string}`,
  typed: object,
  fields: readonly Field[],
  sentences: { network: string; failed: string },
): Promise<FormOutcome<Field>> {
  try {
    const answer = await sendRequest(
      new Request(new URL(path, window.location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      }),
    );
    if (answer.ok) return { sent: true, answer: await answer.json() };
    const refusal: Refusal = await answer.json().catch(() => ({}));
    const errors = fieldErrors(refusal, fields);
    if (Object.keys(errors).length > 0) return { sent: false, errors };
    return { sent: false, errors, failure: refusal.defined === true ? refusal.message : sentences.failed };
  } catch (error) {
    return {
      sent: false,
      errors: {},
      failure: error instanceof OfflineError ? error.message : sentences.network,
    };
  }
}

interface Refusal {
  defined?: boolean;
  message?: string;
  data?: { fields?: Record<string, string> };
}

function fieldErrors<Field extends string>(
  { data }: Refusal,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const sentence = data?.fields?.[field];
    if (sentence) errors[field] = sentence;
  }
  return errors;
}
