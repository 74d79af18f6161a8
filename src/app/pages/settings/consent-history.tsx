import type { Consent } from '#identity/consents/contract.ts';
import { findConsentText } from '#identity/consents/texts/versions.ts';
import { consentDate } from '#lib/french-date.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';

/** Latest first, with dates of text and withdrawal, and a link to the accepted text. */
export function ConsentHistory({ consents }: { consents: Consent[] }) {
  // An empty list would be announced.
  if (consents.length === 0) return null;
  return (
    <ul className="grid gap-2 text-encre-2">
      {consents.map(({ givenAt, withdrawnAt, textDate, textSha256, version }) => (
        <li key={`${givenAt} ${withdrawnAt}`}>
          <Disclosure
            label={
              <span>
                Donné le {consentDate(givenAt)}, texte du {consentDate(textDate)}
                {withdrawnAt ? `, retiré le ${consentDate(withdrawnAt)}` : null}
              </span>
            }
          >
            <GivenText version={version} sha256={textSha256} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function GivenText({ version, sha256 }: { version: string; sha256: string }) {
  const text = findConsentText(version);
  return (
    <div className="grid gap-2 border-l-2 border-filet py-2 pl-4 text-sm">
      {text ? <p>« {text.statement} »</p> : null}
      {text?.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {text?.documents.length ? (
        <p>
          Avec les <TextLink to="/cgu">CGU</TextLink> et la{' '}
          <TextLink to="/privacy">politique de confidentialité</TextLink>, telles qu’elles étaient ce jour-là.
        </p>
      ) : null}
      <p>
        Empreinte de ce texte (SHA-256) : <code className="wrap-anywhere">{sha256}</code>
      </p>
    </div>
  );
}
