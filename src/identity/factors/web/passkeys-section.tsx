import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { consentDate } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { Passkey } from '../contract.ts';
import { PASSKEYS_MAX } from '../rules.ts';
import type { PasskeyChange } from './passkey-dialog.tsx';
import { passkeysApi } from './shared/api.ts';
import { canUsePasskeys } from './shared/passkey-support.ts';

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
  // The button that opened the dialog may be gone when it closes.
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

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, usedAt } = passkey;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <KeyRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-encre-2">
            Ajoutée le {consentDate(createdAt)}
            {usedAt ? `, utilisée pour la dernière fois le ${consentDate(usedAt)}` : ', pas encore utilisée'}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pl-9">
        <Button variant="secondary" size="small" onClick={onRename}>
          Renommer<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          Retirer<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Loaded on demand, with the WebAuthn code. */
const passkeyDialog = lazyPart(
  () => import('./passkey-dialog.tsx'),
  ({ PasskeyDialog }) => PasskeyDialog,
);
