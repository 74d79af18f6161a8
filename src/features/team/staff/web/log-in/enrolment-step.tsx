import { useQuery } from '@tanstack/react-query';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deskStaffApi } from '../shared/api.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';

/** « ABCD EFGH … »: four letters at a time are what an eye keeps. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Links one’s phone, before anything of the desk is shown. @param onEnrolled gets the ten backup codes */
export function EnrolmentStep({ onEnrolled }: { onEnrolled: (codes: string[]) => void }) {
  const begun = useQuery({
    ...deskStaffApi.beginEnrolment.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
          Relier votre téléphone
        </h1>
        <p className="text-encre-2">
          Le bureau ouvre des conversations et des données personnelles : votre mot de passe seul n’y suffit
          pas.
        </p>
      </div>
      <QueryContent
        query={begun}
        failed="Le code à scanner n’a pas pu être préparé. Vérifiez votre connexion internet."
        waiting={<Skeleton className="mx-auto size-56" />}
      >
        {({ key, uri }) => (
          <ol className="grid gap-5 [counter-reset:step]">
            <Step>
              Dans une application d’authentification (Google Authenticator, FreeOTP, 2FAS…), ajoutez un
              compte et scannez ce code.
              <QrCode text={uri} label="Code à scanner avec l’application d’authentification" />
              <details>
                <summary className="inline-flex min-h-11 items-center font-medium text-prune underline">
                  Je ne peux pas le scanner
                </summary>
                <p className="text-encre-2">Choisissez la saisie manuelle et recopiez cette clé :</p>
                <p className="mt-2 rounded-field bg-lin p-3 font-mono tracking-wide wrap-anywhere">
                  {inFours(key)}
                </p>
              </details>
            </Step>
            <Step>
              Recopiez le code que l’application affiche.
              <CodeForm
                kind="phone"
                button="Relier mon téléphone"
                check={deskStaffApi.finishEnrolment.mutationOptions({
                  onSuccess: ({ codes }) => onEnrolled(codes),
                })}
              />
            </Step>
          </ol>
        )}
      </QueryContent>
    </>
  );
}

function Step({ children }: { children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 [counter-increment:step] before:grid before:size-8 before:place-items-center before:rounded-full before:bg-rosee before:font-semibold before:text-prune before:content-[counter(step)]">
      <div className="grid gap-3 pt-0.5">{children}</div>
    </li>
  );
}
