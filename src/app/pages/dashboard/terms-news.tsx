import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import type { ComingTerms } from '#identity/consents/contract.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { consentDate } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';

const FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

/** Announces new terms until the member accepts them, and future terms until they apply. A failed read is silent. */
export function TermsNews() {
  const { data } = useQuery(consentsApi.newTerms.queryOptions());
  return (
    <>
      {data?.since ? <NewTerms since={data.since} /> : null}
      {data?.coming ? <TermsToCome {...data.coming} /> : null}
    </>
  );
}

function NewTerms({ since }: { since: string }) {
  const queryClient = useQueryClient();
  const accept = useMutation(
    consentsApi.acceptTerms.mutationOptions({
      onSuccess: () => {
        queryClient.setQueryData(consentsApi.newTerms.queryKey(), (read) => read && { ...read, since: null });
        return queryClient.invalidateQueries({ queryKey: consentsApi.consents.key() });
      },
    }),
  );
  return (
    <Alert
      title={`Nos textes ont changé le ${consentDate(since)}`}
      action={
        <Button size="small" pending={accept.isPending} onClick={() => accept.mutate(undefined)}>
          J’ai lu et j’accepte
        </Button>
      }
    >
      <p>
        Les <TextLink to="/cgu">conditions générales</TextLink> et la{' '}
        <TextLink to="/privacy">politique de confidentialité</TextLink> ont une nouvelle version. Si elle ne
        vous convient pas, vous pouvez <TextLink to="/settings/suppression">supprimer votre compte</TextLink>.
      </p>
      {accept.error ? <p role="alert">{errorSentence(accept.error, FAILED)}</p> : null}
    </Alert>
  );
}

function TermsToCome({ inForce, changes }: ComingTerms) {
  return (
    <Alert title={`Nos textes changeront le ${consentDate(inForce)}`}>
      <Disclosure label="Ce qui change">
        {changes.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <p key={place} className="mb-2 wrap-anywhere">
            {line}
          </p>
        ))}
      </Disclosure>
    </Alert>
  );
}
