import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { CodeForm } from './code-form.tsx';

/** « ABCD EFGH … »: groups of four are easier to read. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

interface EnrolmentStepsProps<Answer> {
  phoneKey: string;
  uri: string;
  check: UseMutationOptions<Answer, Error, { code: string }>;
}

export function EnrolmentSteps<Answer>({ phoneKey, uri, check }: EnrolmentStepsProps<Answer>) {
  return (
    <ol className="grid gap-5 [counter-reset:step]">
      <Step>
        Dans une application d’authentification (Google Authenticator, FreeOTP, 2FAS…), ajoutez un compte et
        scannez ce code.
        <QrCode text={uri} label="Code à scanner avec l’application d’authentification" />
        <details>
          <summary className="inline-flex min-h-11 items-center font-medium text-prune underline">
            Je ne peux pas le scanner
          </summary>
          <p className="text-encre-2">Choisissez la saisie manuelle et recopiez cette clé :</p>
          <p className="mt-2 rounded-field bg-lin p-3 font-mono tracking-wide wrap-anywhere">
            {inFours(phoneKey)}
          </p>
        </details>
      </Step>
      <Step>
        Recopiez le code que l’application affiche.
        <CodeForm kind="phone" button="Relier mon téléphone" check={check} />
      </Step>
    </ol>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 [counter-increment:step] before:grid before:size-8 before:place-items-center before:rounded-full before:bg-rosee before:font-semibold before:text-prune before:content-[counter(step)]">
      <div className="grid gap-3 pt-0.5">{children}</div>
    </li>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="by-day mx-auto block size-56 max-w-full rounded-field border border-filet bg-carte"
    >
      <path d={squares} className="fill-encre" />
    </svg>
  );
}
