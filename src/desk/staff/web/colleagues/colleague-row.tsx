import { useQuery } from '@tanstack/react-query';
import { KeyRound, LockOpen, Mail, RotateCcw, UserCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { deviceZone } from '#browser/clock.ts';
import { useNow } from '#browser/use-now.ts';
import { ofName } from '#lib/french-words.ts';
import { pastMoment } from '#lib/relative-day.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChangeDialog } from '#ui/desk/change-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import type { ListedColleague } from '../../contract.ts';
import { countLost, hasRole, type StaffRole } from '../../rules.ts';
import { COLLEAGUE_STATE_LABELS, HELD_WORDS, ROLE_LABELS } from '../../texts.ts';
import { deskStaffApi } from '../shared/api.ts';
import { useDeskSession } from '../shared/desk-session.ts';
import { RoleBoxes } from './role-boxes.tsx';

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

const WORDS = {
  disable: {
    title: (name: string) => `Désactiver le compte ${ofName(name)}`,
    description:
      'Ses sessions se ferment tout de suite et ses accès ne sont plus valables. Ce qui a été fait reste au journal. Le compte peut être réactivé, sans ce qui aura été rendu.',
    confirm: 'Désactiver le compte',
    done: 'Le compte est désactivé.',
  },
  reset: {
    title: (name: string) => `Remettre à zéro la double authentification ${ofName(name)}`,
    description:
      'Son téléphone et ses codes de secours ne servent plus. À la prochaine connexion, son mot de passe suffit pour relier un autre téléphone : vérifiez de vive voix que la demande vient bien de cette personne. Elle en est prévenue par e-mail.',
    confirm: 'Remettre à zéro',
    done: 'La double authentification est remise à zéro.',
  },
} as const;

interface ReasonDialogProps {
  kind: keyof typeof WORDS;
  colleague: ListedColleague;
  onClose: () => void;
}

/** Confirms sensitive changes: the reason is logged. */
function ReasonDialog({ kind, colleague, onClose }: ReasonDialogProps) {
  const { id, firstName, email } = colleague;
  const words = WORDS[kind];
  const shown = {
    title: words.title(firstName || email),
    description: words.description,
    submitLabel: words.confirm,
    danger: true,
    onClose,
  };
  const reason = (
    <TextField label="Raison" name="reason" hint="Elle est notée au journal." required maxLength={300} />
  );
  if (kind === 'reset')
    return (
      <ChangeDialog
        {...shown}
        api={deskStaffApi.colleagues}
        change={deskStaffApi.resetSecondFactor.mutationOptions()}
        inputOf={(typed) => ({ id, reason: typed('reason') })}
        said={words.done}
      >
        {reason}
      </ChangeDialog>
    );
  return (
    <ChangeDialog
      {...shown}
      api={deskStaffApi.colleagues}
      change={deskStaffApi.disable.mutationOptions()}
      inputOf={(typed) => ({ id, reason: typed('reason'), heir: typed('heir') || null })}
      said={(done) => [words.done, releasedWords(done)].filter(Boolean).join(' ')}
    >
      <LostWork colleague={colleague} roles={[]} />
      {reason}
    </ChangeDialog>
  );
}

const NAMES = { roles: 'Ses rôles' };
const NO_ROLE = 'Choisissez au moins un rôle';

interface RolesDialogProps {
  colleague: ListedColleague;
  onClose: () => void;
}

/** Changing the roles logs the colleague out. */
function RolesDialog({ colleague, onClose }: RolesDialogProps) {
  const { id, firstName, email, roles } = colleague;
  const [version] = useState(colleague.version);
  const me = useDeskSession().colleague?.id === id;
  const [chosen, setChosen] = useState(roles);
  const save = useDeskChange(deskStaffApi, deskStaffApi.saveRoles.mutationOptions(), {
    said: (done) => ['Les rôles sont changés.', releasedWords(done)].filter(Boolean).join(' '),
    onDone: onClose,
  });
  const [heir, setHeir] = useState('');
  const send = (known: string) => save.mutate({ id, roles: chosen, version: known, heir: heir || null });
  const missing = chosen.length === 0 ? NO_ROLE : undefined;
  return (
    <FormDialog
      title={`Rôles ${ofName(firstName || email)}`}
      description={
        me
          ? 'Votre session se ferme : vous vous reconnecterez avec vos nouveaux rôles.'
          : 'Sa session se ferme : la personne se reconnecte avec ses nouveaux rôles.'
      }
      submitLabel="Enregistrer"
      pendingLabel="Enregistrement…"
      missing={missing}
      field="input"
      pending={save.isPending}
      error={save.error}
      failed="Les rôles n’ont pas été changés. Vérifiez votre connexion internet et réessayez."
      newer={{ sent: save.variables, names: NAMES, replace: send }}
      onSubmit={() => send(version)}
      onClose={onClose}
    >
      <RoleBoxes chosen={chosen} onChange={setChosen} error={missing} />
      {roles.every((role) => chosen.includes(role)) ? null : (
        <LostWork colleague={colleague} roles={chosen} onHeir={setHeir} />
      )}
    </FormDialog>
  );
}

interface LostWorkProps {
  colleague: ListedColleague;
  /** The remaining roles. */
  roles: readonly StaffRole[];
  /** The field can also be read by its name, `heir`. */
  onHeir?: (id: string) => void;
}

/** Lists the work that the colleague releases, and asks for a successor for the booked appointments. */
function LostWork({ colleague, roles, onHeir }: LostWorkProps) {
  const held = useQuery(
    deskStaffApi.held.queryOptions({ input: { id: colleague.id }, staleTime: 0, gcTime: 0 }),
  );
  return (
    <QueryContent
      query={held}
      failed="Ce que cette personne suit n’a pas pu être lu. Vérifiez votre connexion internet."
      waiting={<Skeleton className="h-24" />}
    >
      {(rows) => {
        const lost = countLost(rows, roles);
        const kinds = rows.filter((row) => row.name === 'appointments' && !hasRole(roles, row.keptBy));
        return (
          <div className="grid gap-3">
            {lost.length === 0 ? (
              <p className="rounded-2xl bg-lin px-4 py-3">Rien n’attend cette personne en ce moment.</p>
            ) : (
              <div className="grid gap-1 rounded-2xl bg-lin px-4 py-3">
                <p className="font-semibold">Ce qui change de mains</p>
                <ul className="grid list-disc gap-1 pl-5">
                  {lost.map(({ name, count }) => (
                    <li key={name}>
                      {count} {HELD_WORDS[name][count === 1 ? 0 : 1]}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {kinds.length > 0 ? (
              <Heir colleague={colleague} able={kinds.flatMap(({ keptBy }) => keptBy)} onHeir={onHeir} />
            ) : null}
          </div>
        );
      }}
    </QueryContent>
  );
}

interface HeirProps extends Pick<LostWorkProps, 'colleague' | 'onHeir'> {
  /** Roles that may host one of these appointments. */
  able: readonly StaffRole[];
}

function Heir({ colleague: { id, firstName, email }, able, onHeir }: HeirProps) {
  const colleagues = useQuery(deskStaffApi.colleagues.queryOptions());
  const others = (colleagues.data ?? []).filter(
    (one) => one.id !== id && one.state === 'active' && hasRole(one.roles, able),
  );
  return (
    <SelectField
      label={`À qui confier les rendez-vous ${ofName(firstName || email)}\u202f?`}
      name="heir"
      hint="L’heure ne change pas, et chaque membre reçoit un e-mail. Ceux qui tombent quand cette personne n’est pas libre, ou qu’elle ne peut pas recevoir, sont annulés avec un mot d’excuse."
      placeholder={`À personne\u202f: ils sont annulés`}
      onChange={({ target }) => onHeir?.(target.value)}
      choices={others.map((one) => ({ value: one.id, label: one.firstName || one.email }))}
    />
  );
}

/** « 3 rendez-vous confiés, 1 annulé. » */
function releasedWords({ handed, cancelled }: { handed: number; cancelled: number }): string {
  if (handed + cancelled === 0) return '';
  const given = handed === 1 ? '1 rendez-vous confié' : `${handed} rendez-vous confiés`;
  const gone = cancelled === 1 ? '1 annulé' : `${cancelled} annulés`;
  if (handed === 0) return `${cancelled} rendez-vous ${cancelled === 1 ? 'annulé' : 'annulés'}.`;
  return cancelled === 0 ? `${given}.` : `${given}, ${gone}.`;
}
