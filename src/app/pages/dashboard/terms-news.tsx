import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { consentDate } from '#lib/consent-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';

const FAILED = 'Votre accord n’a pas pu être enregistré. Veuillez réessayer.';

/** Announces new terms until the member accepts them. A failed read is silent. */
export function TermsNews() {
  const queryClient = useQueryClient();
  const { data } = useQuery(accountsApi.newTerms.queryOptions());
  const accept = useMutation(
    accountsApi.acceptTerms.mutationOptions({
      onSuccess: () => {
        queryClient.setQueryData(accountsApi.newTerms.queryKey(), { since: null });
        return queryClient.invalidateQueries({ queryKey: accountsApi.consents.key() });
      },
    }),
  );
  if (!data?.since) return null;
  return (
    <Alert
      title={`Nos textes ont changé le ${consentDate(data.since)}`}
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
