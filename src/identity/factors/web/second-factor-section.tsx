import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { accountsApi } from '#identity/accounts/web/shared/api.ts';
import { consentDate, frenchMoment } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { FactorChange } from './factor-dialog.tsx';
import { secondFactorApi } from './shared/api.ts';
import { leftSentence } from './shared/left-sentence.ts';

const LOAD_FAILED = 'Votre double authentification n’a pas pu être lue. Veuillez réessayer.';
const CHANGED: Record<FactorChange, string> = {
  link: 'La double authentification protège votre compte. Vos autres appareils ont été déconnectés.',
  renew: 'Vos dix nouveaux codes remplacent les anciens.',
  remove: 'La double authentification est retirée : votre mot de passe suffit de nouveau.',
};

export function SecondFactorSection() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const factor = useQuery(secondFactorApi.mine.queryOptions());
  const [asked, setAsked] = useState<FactorChange>();
  const [changed, setChanged] = useState<FactorChange>();
  // The button that opened the dialog may be gone when it closes.
  useEffect(() => {
    if (changed && !asked) title.current?.focus();
  }, [asked, changed]);
  const ask = (change: FactorChange) => {
    setChanged(undefined);
    setAsked(change);
  };
  return (
    <SettingsSection
      id="double-authentification"
      icon={Smartphone}
      title="Double authentification"
      titleRef={title}
      intro="Si quelqu’un devine votre mot de passe, il ne pourra pas entrer sans un code de votre téléphone."
    >
      <QueryContent
        query={factor}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement…" shapes={['h-11 w-40']} />}
      >
        {({ since, backupCodesLeft, removalFrom }) => (
          <>
            {changed ? <Alert tone="success">{CHANGED[changed]}</Alert> : null}
            {removalFrom ? (
              <Alert tone="error" title="Votre téléphone a été déclaré perdu">
                À partir du {frenchMoment(new Date(removalFrom), deviceZone())}, choisir un nouveau mot de
                passe retirera la double authentification. Ce n’est pas vous ? Changez de mot de passe dès
                maintenant, dans « Mon compte » : la demande sera annulée.
              </Alert>
            ) : null}
            {since ? (
              <>
                <p>
                  Active depuis le {consentDate(since)}. {leftSentence(backupCodesLeft)}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button variant="secondary" onClick={() => ask('renew')}>
                    Créer de nouveaux codes
                  </Button>
                  <Button variant="quiet" onClick={() => ask('remove')}>
                    Retirer
                    <span className="sr-only"> la double authentification</span>
                  </Button>
                </div>
              </>
            ) : (
              <Button variant="secondary" className="justify-self-start" onClick={() => ask('link')}>
                Relier mon téléphone
              </Button>
            )}
          </>
        )}
      </QueryContent>
      {asked ? (
        <Lazy part={factorDialog}>
          {(Dialog) => (
            <Dialog
              change={asked}
              onClose={() => setAsked(undefined)}
              onChanged={() => {
                setChanged(asked);
                void client.invalidateQueries({ queryKey: secondFactorApi.key() });
                void client.invalidateQueries({ queryKey: accountsApi.devices.key() });
              }}
              onDone={() => setAsked(undefined)}
            />
          )}
        </Lazy>
      ) : null}
    </SettingsSection>
  );
}

/** Rarely used: loaded on demand. */
const factorDialog = lazyPart(
  () => import('./factor-dialog.tsx'),
  ({ FactorDialog }) => FactorDialog,
);
