import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { PasswordAgain } from '#identity/accounts/web/shared/proof-form.tsx';
import { usePasswordForm } from '#identity/accounts/web/shared/use-password-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { dataRightsApi } from './shared/api.ts';
import { saveFile } from './shared/save-file.ts';

const EXPORT_FAILED = 'Vos données n’ont pas pu être préparées. Veuillez réessayer.';

export function DownloadSection() {
  const proof = usePasswordForm();
  const { form, isPlaced, placeError } = proof;
  const prepare = useMutation(
    dataRightsApi.export.mutationOptions({
      onSuccess: (archive) => {
        saveFile(archive);
        form.reset();
      },
      onError: placeError,
    }),
  );
  return (
    <SettingsSection
      id="mes-donnees"
      icon={Download}
      title="Télécharger vos données"
      intro="Tout ce que nous gardons sur vous, dans une archive ZIP : vos données, lisibles par d’autres logiciels, et vos photos. Des autres, vous n’y trouverez que le prénom et vos échanges."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((typed) => {
          if (!prepare.isPending) prepare.mutate(typed);
        })}
      >
        <PasswordAgain
          proof={proof}
          hint="Cette archive contient vos messages : nous vérifions que c’est bien vous."
        />
        <FailureAlert error={!isPlaced && prepare.error} failed={EXPORT_FAILED} />
        {prepare.isSuccess ? (
          <Alert tone="success" title="Votre archive est prête">
            Elle se trouve dans vos téléchargements, sous le nom lueur-mes-donnees.zip. Gardez-la en lieu sûr.
          </Alert>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={prepare.isPending}
          pendingLabel="Préparation…"
        >
          Télécharger mes données
        </Button>
      </form>
    </SettingsSection>
  );
}
