import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Lazy } from '#ui/lazy-part.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { PASSKEYS_MAX } from '../rules.ts';
import type { PasskeyChange } from './passkey-dialog.tsx';
import { passkeyDialog } from './passkey-parts.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysApi } from './shared/api.ts';
import { canUsePasskeys } from './shared/can-use-passkeys.ts';

const LOAD_FAILED = 'Vos clés d’accès n’ont pas pu être lues. Veuillez réessayer.';
const DONE: Record<PasskeyChange['kind'], string> = {
  add: 'Votre clé est prête : à la prochaine connexion, choisissez « Me connecter avec une clé d’accès ».',
  rename: 'Le nom est enregistré.',
  remove: 'La clé est retirée.',
};

export function PasskeysSection() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const keys = useQuery(passkeysApi.mine.queryOptions());
  const [asked, setAsked] = useState<PasskeyChange>();
  const [done, setDone] = useState<PasskeyChange['kind']>();
  // The button that opened the dialog may be gone once it closes.
  useEffect(() => {
    if (done && !asked) title.current?.focus();
  }, [asked, done]);
  const ask = (change: PasskeyChange) => {
    setDone(undefined);
    setAsked(change);
  };
  return (
    <SettingsSection
      id="cles-d-acces"
      icon={KeyRound}
      title="Clés d’accès"
      titleRef={title}
      intro="Connectez-vous sans mot de passe, comme vous déverrouillez votre téléphone. Rien à retenir, rien à deviner."
    >
      <QueryContent
        query={keys}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement de vos clés…" shapes={['h-11 w-40']} />}
      >
        {(mine) => (
          <>
            {done ? <Alert tone="success">{DONE[done]}</Alert> : null}
            {mine.length > 0 ? (
              <ul aria-label="Vos clés d’accès" className="divide-y divide-filet">
                {mine.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => ask({ kind: 'rename', passkey })}
                    onRemove={() => ask({ kind: 'remove', passkey })}
                  />
                ))}
              </ul>
            ) : null}
            <Adding full={mine.length >= PASSKEYS_MAX} onAdd={() => ask({ kind: 'add' })} />
          </>
        )}
      </QueryContent>
      {asked ? (
        <Lazy part={passkeyDialog}>
          {(Dialog) => (
            <Dialog
              change={asked}
              onClose={() => setAsked(undefined)}
              onDone={() => {
                setDone(asked.kind);
                setAsked(undefined);
                void client.invalidateQueries({ queryKey: passkeysApi.key() });
              }}
            />
          )}
        </Lazy>
      ) : null}
    </SettingsSection>
  );
}

function Adding({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  if (!canUsePasskeys())
    return <p className="text-encre-2">Ce navigateur ne connaît pas les clés d’accès.</p>;
  if (full)
    return <p className="text-encre-2">Vous avez dix clés : retirez-en une pour en ajouter une autre.</p>;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
      Ajouter une clé d’accès
    </Button>
  );
}
