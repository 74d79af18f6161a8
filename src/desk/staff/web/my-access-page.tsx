import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BackupCodes } from '#identity/factors/web/shared/backup-codes.tsx';
import { CodeForm } from '#identity/factors/web/shared/code-form.tsx';
import { leftSentence } from '#identity/factors/web/shared/left-sentence.ts';
import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deskStaffApi } from './shared/api.ts';
import { rereadDeskSession, useDeskSession } from './shared/desk-session.ts';

export const meta = deskMeta('Mon accès');

export default function MyAccessPage() {
  const { colleague } = useDeskSession();
  const factor = useQuery(deskStaffApi.secondFactor.queryOptions());
  return (
    <DeskPage title="Mon accès" intro={colleague?.email}>
      <Card as="section" className="grid max-w-xl gap-5" aria-labelledby="double-titre">
        <h2 id="double-titre" className="text-h3">
          Double authentification
        </h2>
        <QueryContent
          query={factor}
          failed="Votre double authentification n’a pas pu être lue. Vérifiez votre connexion internet."
          waiting={<Skeleton className="h-24" />}
        >
          {({ since, backupCodesLeft }) => (
            <>
              <p>
                Votre téléphone est relié depuis le {frenchDay(new Date(since), PARIS_ZONE)}.{' '}
                {leftSentence(backupCodesLeft)}
              </p>
              <RenewCodes />
              <ChangePhone />
            </>
          )}
        </QueryContent>
      </Card>
    </DeskPage>
  );
}

/** Replaces the phone: after a code of the current one, the log-in shows the new key. */
function ChangePhone() {
  return (
    <Asked label="Relier un autre téléphone">
      <p>
        Entrez un code du téléphone actuel, ou un code de secours. Vous relierez ensuite l’autre téléphone, et
        vos autres sessions se fermeront.
      </p>
      <CodeForm
        kind="any"
        button="Retirer ce téléphone"
        check={deskStaffApi.forgetPhone.mutationOptions({ onSuccess: rereadDeskSession })}
      />
    </Asked>
  );
}

function RenewCodes() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <>
        <p>
          Vos dix nouveaux codes, affichés une seule fois. Les anciens ne servent plus : gardez ceux-ci
          ailleurs que sur votre téléphone.
        </p>
        <BackupCodes codes={codes} of="espace de l’équipe" />
      </>
    );
  return (
    <Asked label="Créer de nouveaux codes de secours">
      <CodeForm
        kind="phone"
        button="Créer dix nouveaux codes"
        check={deskStaffApi.renewBackupCodes.mutationOptions({
          onSuccess: (answer) => {
            setCodes(answer.codes);
            void client.invalidateQueries({ queryKey: deskStaffApi.secondFactor.queryKey() });
          },
        })}
      />
    </Asked>
  );
}

function Asked({ label, children }: { label: string; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <div className="grid gap-3 border-t border-filet pt-5">{children}</div>;
  return (
    <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}
