import { saveFile } from '#member/data-rights/web/shared/save-file.ts';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { deskAuthoritiesApi } from './shared/api.ts';

const FAILED = 'Le dossier n’a pas pu être préparé. Réessayez dans un instant.';

/** Creates the sealed file; the password is shown until the dialog closes, and not stored. */
export function HandedOver({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, mutate } = useDeskChange(
    deskAuthoritiesApi,
    deskAuthoritiesApi.handOver.mutationOptions(),
    { onDone: ({ name, file }) => saveFile(fileOf(name, file)) },
  );
  return (
    <Dialog
      onClose={onClose}
      title={data ? 'Le dossier est prêt' : 'Remettre le dossier'}
      description={
        data
          ? 'Le fichier est sur cet appareil. Envoyez-le par la voie que l’autorité a indiquée, puis effacez-le.'
          : 'Vérifiez d’abord que la réquisition est bien celle d’une autorité : rappelez le service par son numéro public.'
      }
      footer={
        data ? (
          <Button onClick={onClose}>J’ai noté le mot de passe</Button>
        ) : (
          <Button pending={isPending} onClick={() => mutate({ id })}>
            Préparer le fichier scellé
          </Button>
        )
      }
    >
      <FailureAlert error={error} failed={FAILED} />
      {data ? (
        <dl className="grid gap-3">
          <div>
            <dt className="font-semibold">Mot de passe, à dire de vive voix</dt>
            <dd className="font-mono text-[1.125rem] wrap-anywhere">{data.password}</dd>
          </div>
          <div>
            <dt className="font-semibold">Empreinte SHA-256 du fichier</dt>
            <dd className="font-mono wrap-anywhere">{data.digest}</dd>
          </div>
          <div>
            <dt className="font-semibold">Pour l’ouvrir, avec l’outil libre age</dt>
            <dd className="font-mono wrap-anywhere">age -d -o dossier.zip {data.name}</dd>
          </div>
        </dl>
      ) : (
        <p>
          Le mot de passe ne s’affiche qu’une fois. La remise est écrite au journal avec l’empreinte du
          fichier.
        </p>
      )}
    </Dialog>
  );
}

function fileOf(name: string, base64: string): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'application/octet-stream' });
}
