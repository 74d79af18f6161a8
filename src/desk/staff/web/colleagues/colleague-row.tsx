import { KeyRound, LockOpen, Mail, RotateCcw, UserCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { deviceZone } from '#browser/clock.ts';
import { useNow } from '#browser/use-now.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { notify } from '#ui/toasts.tsx';
import type { ListedColleague } from '../../contract.ts';
import { COLLEAGUE_STATE_LABELS, ROLE_LABELS } from '../../texts.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskSession } from '../shared/desk-session.ts';
import { useDeskChange } from '../shared/use-desk-change.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

const LOCK_LIFTED = 'Le blocage est levé. La personne en est prévenue par e-mail.';
const FAILED = 'Ce changement n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

function useAct(mutationFn: (input: { id: string }) => Promise<unknown>, said: string) {
  const onRefused = (error: Error) => notify.error(errorSentence(error, FAILED));
  return useDeskChange(deskStaffApi.colleagues, { mutationFn }, { said, onRefused });
}

export function ColleagueRow({ colleague }: { colleague: ListedColleague }) {
  const { id, firstName, email, roles, state, lastUsed, isExample, locked } = colleague;
  const now = useNow();
  const me = useDeskSession().colleague?.id === id;
  const [open, setOpen] = useState<'roles' | 'disable' | 'reset'>();
  const inviteAgain = useAct(deskStaffApi.inviteAgain.call, 'Le lien est envoyé.');
  const enable = useAct(deskStaffApi.enable.call, 'Le compte est réactivé.');
  const liftLock = useAct(deskStaffApi.liftLock.call, LOCK_LIFTED);
  const close = () => setOpen(undefined);
  const name = firstName || email;
  const actions = [
    state !== 'disabled' && {
      label: 'Changer les rôles',
      icon: UserCog,
      onSelect: () => setOpen('roles'),
    },
    state !== 'disabled' && {
      label: state === 'invited' ? 'Renvoyer l’invitation' : 'Envoyer un lien de mot de passe',
      icon: Mail,
      onSelect: () => inviteAgain.mutate({ id }),
    },
    locked &&
      !me && { label: 'Lever le blocage des codes', icon: LockOpen, onSelect: () => liftLock.mutate({ id }) },
    state === 'active' &&
      !me && {
        label: 'Remettre à zéro la double authentification',
        icon: KeyRound,
        onSelect: () => setOpen('reset'),
      },
    state === 'disabled' && {
      label: 'Réactiver le compte',
      icon: RotateCcw,
      onSelect: () => enable.mutate({ id }),
    },
    state !== 'disabled' &&
      !me && { label: 'Désactiver le compte', icon: UserX, danger: true, onSelect: () => setOpen('disable') },
  ].filter((action): action is MenuAction => action !== false);
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]',
        state === 'disabled' && 'bg-papier',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {me ? <span className="font-normal text-encre-2">(vous)</span> : null}
          {isExample ? <ExampleBadge /> : null}
          {locked ? <Badge tone="abricot">Trop de codes faux</Badge> : null}
        </p>
        {firstName ? <p className="text-xs wrap-anywhere text-encre-2">{email}</p> : null}
      </div>
      <p className="order-3 flex flex-wrap gap-1.5 lg:order-none">
        {roles.map((role) => (
          <Badge key={role} tone={state === 'disabled' ? 'lin' : 'lavande'}>
            {ROLE_LABELS[role]}
          </Badge>
        ))}
      </p>
      <p className="order-4 col-span-2 text-encre-2 lg:order-none lg:col-span-1">
        {state === 'active' && lastUsed
          ? `Dernière activité ${pastMoment(new Date(lastUsed), now, deviceZone())}`
          : state === 'active'
            ? 'Hors session'
            : COLLEAGUE_STATE_LABELS[state]}
      </p>
      <div className="justify-self-end">
        <Menu label={`Actions pour ${name}`} actions={actions} />
      </div>
      {open === 'roles' ? <RolesDialog colleague={colleague} onClose={close} /> : null}
      {open === 'disable' ? <ReasonDialog kind="disable" colleague={colleague} onClose={close} /> : null}
      {open === 'reset' ? <ReasonDialog kind="reset" colleague={colleague} onClose={close} /> : null}
    </li>
  );
}
