import type { Consent } from '#features/accounts/contract.ts';
import { consentDate } from '#lib/consent-date.ts';

/** Each time it was given, latest first, with the version of the text and the day it was withdrawn. */
export function ConsentHistory({ consents }: { consents: Consent[] }) {
  return (
    <ul className="grid gap-1 text-encre-2">
      {consents.map(({ givenAt, withdrawnAt, version }) => (
        <li key={`${givenAt} ${withdrawnAt}`}>
          Donné le {consentDate(givenAt)}
          {withdrawnAt ? `, retiré le ${consentDate(withdrawnAt)}` : null}{' '}
          <span className="text-sm">(texte : {readable(version)})</span>
        </li>
      ))}
    </ul>
  );
}

/** « CGU du 24 février 2025 »: versions are dates of texts. */
function readable(version: string): string {
  return version.replace(/\d{4}-\d{2}-\d{2}/g, (day) => `du ${consentDate(day)}`);
}
