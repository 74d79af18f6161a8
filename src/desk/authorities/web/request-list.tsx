import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { dayInWords } from '#lib/french-date.ts';
import { saveFile } from '#member/data-rights/web/shared/save-file.ts';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { AuthorityRequest } from '../contract.ts';
import { deskAuthoritiesApi } from './shared/api.ts';

const FAILED = 'Cela n’a pas pu être fait. Réessayez dans un instant.';

export function RequestList({ requests }: { requests: readonly AuthorityRequest[] }) {
  if (requests.length === 0)
    return (
      <p className="rounded-card bg-lin p-5">
        Aucune demande. Quand un dossier existe, ouvrez-le dans « Modération », puis « Une autorité demande ce
        dossier ».
      </p>
    );
  return (
    <ul className="grid gap-3">
      {requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </ul>
  );
}

const day = (iso: string) => `${dayInWords(iso)} ${iso.slice(0, 4)}`;

function Request({ request }: { request: AuthorityRequest }) {
  const { id, caseId, about, authority, reference, from, until, askedBy, askedAt, handedOver, mayHandOver } =
    request;
  const [isLeaving, setLeaving] = useState(false);
  const drop = useDeskChange(deskAuthoritiesApi, deskAuthoritiesApi.drop.mutationOptions(), {
    said: 'La demande est retirée.',
  });
  return (
    <li className="grid gap-2 rounded-card border border-filet p-5">
      <p className="wrap-anywhere">
        <strong>{authority}</strong>, {reference}
      </p>
      <p className="text-encre-2 wrap-anywhere">
        {about ? `Au sujet de ${about}, du` : 'Du'} {day(from)} au {day(until)}. Notée par {askedBy},{' '}
        {teamMoment(new Date(askedAt))}.
        {caseId ? null : (
          <>
            {' '}
            Sans dossier, numéro <code>{id}</code>
          </>
        )}
      </p>
      {handedOver ? (
        <p className="wrap-anywhere">
          Dossier remis par {handedOver.by}, {teamMoment(new Date(handedOver.at))}. Empreinte SHA-256 :{' '}
          <code>{handedOver.digest}</code>
        </p>
      ) : null}
      <FailureAlert error={drop.error} failed={FAILED} />
      <div className="flex flex-wrap items-center gap-2">
        {mayHandOver ? (
          <Button size="small" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {handedOver ? 'Préparer à nouveau le fichier' : 'Remettre le dossier'}
          </Button>
        ) : handedOver ? null : (
          <span className="text-encre-2">
            Une autre personne de l’administration doit remettre le dossier.
          </span>
        )}
        {handedOver ? null : (
          <Button variant="quiet" size="small" pending={drop.isPending} onClick={() => drop.mutate({ id })}>
            Retirer la demande
          </Button>
        )}
      </div>
      {isLeaving ? <HandedOver id={id} onClose={() => setLeaving(false)} /> : null}
    </li>
  );
}

const HAND_OVER_FAILED = 'Le dossier n’a pas pu être préparé. Réessayez dans un instant.';

/** Creates the sealed file; the password is displayed until the dialog closes, and never stored. */
function HandedOver({ id, onClose }: { id: string; onClose: () => void }) {
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
      <FailureAlert error={error} failed={HAND_OVER_FAILED} />
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
