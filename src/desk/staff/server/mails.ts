import { parisMoment } from '#lib/french-date.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { type MailDraft, quoted } from '#platform/mail/mail-draft.ts';
import type { StaffRole } from '../rules.ts';
import { ROLE_LABELS } from '../texts.ts';

/** `by`: first name of the actor. `colleague`: address. `at`: ISO instant. */
type Given = { by: string; colleague: string; roles: StaffRole[]; at: string };

/** A workshop id when a workshop date takes the slot. */
type SlotGone = WorkshopId | 'appointment' | { by: string };

function slotGoneWords(why: SlotGone): string {
  if (why === 'appointment') return 'parce que vous recevez un membre à cette heure';
  if (typeof why === 'object') return `retiré par ${why.by}`;
  return `parce que vous animez ${quoted(workshopOf(why).title)} à cette heure`;
}

const OPEN_LOG_IN = { action: 'Ouvrir la page de connexion', to: `${DESK_PATH}/connexion` };

const toColleague = (mail: Omit<MailDraft, 'reason'>): MailDraft => ({
  ...mail,
  reason: `Vous recevez ce message parce que vous avez un accès à l’espace de l’équipe ${PRODUCT_NAME}.`,
  blocks: ['Bonjour,', ...mail.blocks],
});

/** The token is created when the mail is sent (`makeStaffLink`). */
const choosePassword = (secret: MailedSecret): MailDraft['blocks'] => [
  ...secretLink('Choisir mon mot de passe', 'desk-password', secret),
  { note: 'Ce lien est valable 24 heures et ne sert qu’une fois.' },
];

export const staffMails = {
  'staff-invitation': (secret: MailedSecret): MailDraft =>
    toColleague({
      subject: `Votre accès à l’espace de l’équipe ${PRODUCT_NAME}`,
      title: 'Bienvenue dans l’équipe',
      preview: 'Choisissez votre mot de passe, puis reliez votre téléphone.',
      blocks: [
        'Un accès à l’espace de l’équipe est ouvert pour vous. Choisissez d’abord votre mot de passe. À la première connexion, vous relierez votre téléphone : une application d’authentification vous donnera un code à six chiffres.',
        ...choosePassword(secret),
        { note: 'Vous n’attendiez pas ce message ? Ignorez-le : sans mot de passe, cet accès n’ouvre rien.' },
      ],
    }),

  'staff-password': (secret: MailedSecret): MailDraft =>
    toColleague({
      subject: 'Choisissez un nouveau mot de passe pour l’espace de l’équipe',
      title: 'Choisissez un nouveau mot de passe',
      preview: 'Le lien est valable 24 heures.',
      blocks: [
        'Un nouveau mot de passe a été demandé pour votre accès. À la connexion, le code de votre téléphone vous sera demandé comme d’habitude.',
        ...choosePassword(secret),
        { note: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe actuel reste le bon.' },
      ],
    }),

  'staff-password-set': ({ changedAt }: { changedAt: string }): MailDraft =>
    toColleague({
      subject: 'Le mot de passe de votre accès à l’équipe a été changé',
      title: 'Votre mot de passe a été changé',
      preview: 'Si c’est bien vous, il n’y a rien à faire.',
      blocks: [
        `Le mot de passe de votre accès à l’espace de l’équipe a été changé le ${parisMoment(new Date(changedAt))}. Toutes vos sessions ont été fermées.`,
        'Si ce n’est pas vous, choisissez-en un autre sans attendre et prévenez une personne de l’administration.',
        OPEN_LOG_IN,
      ],
    }),

  'staff-factor-reset': ({ by, at }: { by: string; at: string }): MailDraft =>
    toColleague({
      subject: 'Votre double authentification a été remise à zéro',
      preview: 'À votre prochaine connexion, vous relierez de nouveau votre téléphone.',
      blocks: [
        `${by} a remis à zéro votre double authentification le ${parisMoment(new Date(at))}. Vos anciens codes ne sont plus valables et vos sessions ont été fermées.`,
        'À votre prochaine connexion, votre mot de passe vous sera demandé, puis vous relierez de nouveau votre téléphone.',
        'Si vous ne l’avez pas demandé, prévenez sans attendre une personne de l’administration.',
        OPEN_LOG_IN,
      ],
    }),

  'staff-lock-lifted': ({ by, at }: { by: string; at: string }): MailDraft =>
    toColleague({
      subject: 'Vous pouvez de nouveau donner un code',
      preview: `${by} a levé le blocage qui suit plusieurs codes faux.`,
      blocks: [
        `Après plusieurs codes faux, votre connexion était bloquée. ${by} l’a rétablie le ${parisMoment(new Date(at))}.`,
        'Si ces codes n’étaient pas de vous, quelqu’un connaît votre mot de passe\u202f: changez-le sans attendre et prévenez une personne de l’administration.',
        OPEN_LOG_IN,
      ],
    }),

  /** `startsAt`: ISO instant. `why`: what else the colleague does at that time, or who removed the slot. */
  'staff-slots-gone': ({ slots }: { slots: { startsAt: string; why: SlotGone }[] }): MailDraft =>
    toColleague({
      subject: 'Des créneaux libres sont retirés',
      preview: 'Aucun rendez-vous pris n’est touché.',
      blocks: [
        'Personne ne les avait pris, et ils ne sont plus proposés aux membres.',
        {
          facts: [
            'Créneaux retirés',
            ...slots.map(({ startsAt, why }) => `${parisMoment(new Date(startsAt))}, ${slotGoneWords(why)}`),
          ],
        },
        'Aucun rendez-vous pris n’est touché. Vous pouvez ouvrir d’autres créneaux à tout moment.',
        { action: 'Voir mes rendez-vous', to: `${DESK_PATH}/rendez-vous` },
      ],
    }),

  'staff-access-given': ({ by, colleague, roles, at }: Given): MailDraft =>
    toColleague({
      subject: 'Un accès à l’espace de l’équipe a été donné',
      title: 'Un accès a été donné',
      preview: `${by} l’a donné à ${colleague}.`,
      blocks: [
        `Le ${parisMoment(new Date(at))}, ${by} a donné un accès à ${colleague} : ${roles.map((role) => ROLE_LABELS[role]).join(', ')}.`,
        'Toute l’administration reçoit ce message. Si cet accès vous surprend, vérifiez-le sans attendre : vous pouvez le fermer vous-même.',
        { action: 'Voir les accès', to: `${DESK_PATH}/comptes` },
      ],
    }),
};
