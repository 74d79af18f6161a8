import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AtSign, Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { CodeField } from '#identity/accounts/web/shared/code-field.tsx';
import { useProofRefusals } from '#identity/accounts/web/shared/use-password-form.ts';
import { shownAddress } from '#lib/email-address.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { AnchorLink } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { emailChangeRequest, type PendingEmailChange } from '../contract.ts';
import { emailChangeApi } from './shared/api.ts';

const GIVE_UP_FAILED = 'La demande n’a pas pu être annulée. Veuillez réessayer.';

export function EmailSection({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const pending = useQuery(emailChangeApi.pending.queryOptions());
  const readAgain = () => queryClient.invalidateQueries({ queryKey: emailChangeApi.key() });
  const giveUp = useMutation(emailChangeApi.giveUp.mutationOptions({ onSuccess: readAgain }));
  return (
    <SettingsSection
      id="adresse"
      icon={AtSign}
      title="Adresse e-mail"
      intro={
        <>
          Vous vous connectez avec{' '}
          <strong className="font-semibold wrap-anywhere text-encre">{shownAddress(email)}</strong>.
        </>
      }
    >
      {pending.data ? (
        <PendingChange
          change={pending.data}
          giving={giveUp.isPending}
          onGiveUp={() => giveUp.mutate(undefined)}
        />
      ) : null}
      <FailureAlert error={giveUp.error} failed={GIVE_UP_FAILED} />
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {pending.data ? 'Choisir une autre adresse' : 'Changer d’adresse e-mail'}
      </Button>
      <p className="text-sm text-encre-2">
        Le changement se confirme depuis les deux boîtes, l’ancienne et la nouvelle. Vous n’avez plus accès à
        l’ancienne ? <AnchorLink href="#equipe">Écrivez à l’équipe</AnchorLink>.
      </p>
      <ChangeEmailDialog
        email={email}
        open={open}
        onClose={() => setOpen(false)}
        onAsked={() => void readAgain()}
      />
    </SettingsSection>
  );
}

const ASK_FAILED = 'La demande n’a pas pu partir. Veuillez réessayer.';

interface ChangeEmailDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onAsked: () => void;
}

function ChangeEmailDialog({ email, open, onClose, onAsked }: ChangeEmailDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Changer d’adresse e-mail" size="small">
      <Content email={email} onClose={onClose} onAsked={onAsked} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts with fresh state. */
function Content({ email, onClose, onAsked }: Omit<ChangeEmailDialogProps, 'open'>) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <ChangeEmailForm
        email={email}
        onSent={(address) => {
          setSentTo(address);
          onAsked();
        }}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2 rounded-[20px] bg-sauge-100 p-4">
        <p ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
          Deux messages sont partis
        </p>
        <p>
          L’un vers <span className="wrap-anywhere">{shownAddress(email)}</span>, l’autre vers{' '}
          <span className="wrap-anywhere">{shownAddress(sentTo)}</span>. Confirmez depuis chacun dans les
          trois jours : votre adresse ne change qu’ensuite.
        </p>
      </div>
      <Button block variant="secondary" onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}

function ChangeEmailForm({ email, onSent }: { email: string; onSent: (address: string) => void }) {
  const { form, field, isPlaced, placeError, say } = useTypedForm(emailChangeRequest, {
    email: '',
    password: '',
  });
  const refusals = useProofRefusals(say);
  const ask = useMutation(
    emailChangeApi.ask.mutationOptions({
      onSuccess: (_done, { email: address }) => onSent(address),
      onError: (error) => refusals.place(error) || placeError(error),
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit((typed) => ask.mutate(typed))}
      pending={ask.isPending}
      error={!isPlaced && ask.error}
      failed={ASK_FAILED}
      button="Envoyer les deux messages"
      pendingLabel="Envoi en cours…"
    >
      <TextField label="Nouvelle adresse e-mail" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        hint="Pour être sûrs que c’est bien vous."
        {...field('password')}
      />
      {refusals.codeWanted ? <CodeField {...field('code')} /> : null}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </SentForm>
  );
}

interface PendingChangeProps {
  change: PendingEmailChange;
  giving: boolean;
  onGiveUp: () => void;
}

function PendingChange({ change, giving, onGiveUp }: PendingChangeProps) {
  const until = new Date(change.until);
  return (
    <div className="grid gap-3 rounded-[20px] bg-lavande p-4 sm:p-5" role="status">
      <p>
        Vous avez demandé à passer à l’adresse{' '}
        <strong className="font-semibold wrap-anywhere">{change.email}</strong>, avant le{' '}
        {frenchDay(until, deviceZone())} à {frenchTime(until, deviceZone())}. Nous avons écrit aux deux
        adresses : ouvrez chaque message et confirmez.
      </p>
      <ul className="grid gap-1">
        <Side done={change.confirmed.former}>Votre adresse actuelle</Side>
        <Side done={change.confirmed.new}>La nouvelle adresse</Side>
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        pending={giving}
        pendingLabel="Annulation…"
        onClick={onGiveUp}
      >
        Garder mon adresse actuelle
      </Button>
    </div>
  );
}

function Side({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? Check : Hourglass;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={done ? 'size-5 text-sauge' : 'size-5 text-encre-2'} />
      <span>
        {children} : {done ? 'confirmé' : 'en attente'}
      </span>
    </li>
  );
}
