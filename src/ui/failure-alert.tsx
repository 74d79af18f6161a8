import type { ReactNode } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { keepWords } from './keep-words.tsx';

/** For a form whose record may have been saved elsewhere since it was read. */
export interface Newer {
  /** The values last sent. */
  sent: object | undefined;
  /** Labels of the fields; unlabelled ones are not listed. */
  names: Readonly<Record<string, string>>;
  /** Formats a field value as the form does; undefined where the stored value is readable. */
  words?: (field: string, stored: object) => string | undefined;
  /** Saves the typed values over the newer version. */
  replace: (version: string) => unknown;
}

interface FailureAlertProps {
  error: unknown;
  failed: string;
  newer?: Newer | undefined;
  /** Below the sentence of any error but that of a newer record. */
  children?: ReactNode;
  action?: ReactNode;
}

export function FailureAlert({ error, failed, newer, children, action }: FailureAlertProps) {
  if (!error) return null;
  const stored = newer && storedElsewhere(error);
  if (!stored)
    return (
      <Alert tone="error" action={action}>
        <p>{keepWords(errorSentence(error, failed))}</p>
        {children}
      </Alert>
    );
  const changes = Object.entries(newer.names).flatMap(([field, name]) => {
    const value = Reflect.get(stored.fields, field);
    const isSame = JSON.stringify(value) === JSON.stringify(Reflect.get(newer.sent ?? {}, field));
    return isSame ? [] : [{ name, words: newer.words?.(field, stored.fields) ?? wordsOf(value) }];
  });
  return (
    <div className="grid gap-3">
      <Alert tone="error">{errorSentence(error, failed)}</Alert>
      {changes.length > 0 ? (
        <section aria-label="L’autre version" className="grid gap-2 rounded-card bg-lin p-4">
          <p className="font-semibold">L’autre version, là où elle diffère de la vôtre&#8239;:</p>
          <dl className="grid gap-2">
            {changes.map(({ name, words }) => (
              <div key={name}>
                <dt className="text-sm text-encre-2">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <Button
        size="small"
        variant="secondary"
        className="justify-self-start"
        onClick={() => newer.replace(stored.version)}
      >
        Enregistrer ma version à la place
      </Button>
    </div>
  );
}

function storedElsewhere(error: unknown): { version: string; fields: object } | undefined {
  if (!isRefusal(error, 'CHANGED') || typeof error.data !== 'object' || error.data === null) return undefined;
  const version: unknown = Reflect.get(error.data, 'version');
  const fields: unknown = Reflect.get(error.data, 'stored');
  if (typeof version !== 'string' || typeof fields !== 'object' || fields === null) return undefined;
  return { version, fields };
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Rien';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return value.length === 0 ? 'Rien' : value.join(', ');
  return 'A changé';
}
