import { useQuery } from '@tanstack/react-query';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { consentDate } from '#lib/consent-date.ts';
import { ContentPart } from './content-part.tsx';
import { deskContentApi } from './shared/api.ts';
import { TermsChangeForm } from './terms-change-form.tsx';
import { TermsChanges } from './terms-changes.tsx';

export const meta = deskMeta('Conditions');

const MAILS_LEAVE_MS = 5_000;

/** Announces a change of the terms by mail, and says who agreed to which version. */
export default function TermsPage() {
  const query = useQuery(
    deskContentApi.terms.queryOptions({
      // The count of those who were told grows while the mails leave.
      refetchInterval: ({ state: { data } }) =>
        data?.changes.some(({ state, told }) => state === 'coming' && told < data.members) && MAILS_LEAVE_MS,
    }),
  );
  return (
    <ContentPart
      title="Conditions"
      intro="Prévenir les membres d’un changement des conditions ou de la politique de confidentialité, trente jours avant, et voir qui a accepté quelle version."
      query={query}
    >
      {({ members, versions, changes }) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <TermsChangeForm />
          <div className="grid gap-6">
            <TermsChanges members={members} changes={changes} />
            <section
              aria-labelledby="versions"
              className="grid gap-3 rounded-card border border-filet bg-carte p-5"
            >
              <h2 id="versions" className="text-h3">
                Qui a accepté quoi
              </h2>
              <ul className="grid divide-y divide-filet">
                {versions.map(({ version, date, members: agreed }, place) => (
                  <li key={version} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                    <span>
                      Version du {consentDate(date)}
                      {place === 0 ? ', en vigueur' : ''}
                    </span>
                    <span className="tabular-nums">
                      {agreed} membre{agreed > 1 ? 's' : ''}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="text-sm text-encre-2">
                À chaque nouvelle version, l’espace de chaque membre demande un nouvel accord. Le texte
                lui-même change avec une mise à jour du site, ce jour-là.
              </p>
            </section>
          </div>
        </div>
      )}
    </ContentPart>
  );
}
