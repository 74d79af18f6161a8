import type { MailDraft } from '#platform/mail/mail-draft.ts';

export const deskMembersMails = {
  /** Answer to an access request: a download link that only the member can use. */
  'data-access': ({ firstName }: { firstName: string | null }): MailDraft => ({
    subject: 'Votre demande sur vos données',
    title: 'Toutes vos données, quand vous voulez',
    preview: 'Où télécharger l’archive de vos données.',
    reason:
      'Vous recevez ce message parce que vous avez demandé à l’équipe de Lueur une copie de vos données.',
    blocks: [
      firstName ? `Bonjour ${firstName},` : 'Bonjour,',
      'Vos données sont prêtes dans «\u202fMon compte\u202f», sous «\u202fTélécharger vos données\u202f»\u202f: après votre mot de passe, le site prépare une archive complète, avec vos photos. Ainsi, personne d’autre que vous ne la reçoit.',
      { action: 'Télécharger mes données', to: '/settings/mes-donnees' },
      {
        note: 'Vous n’arrivez plus à vous connecter\u202f? Répondez à l’équipe là où vous lui avez écrit\u202f: nous vous aiderons à retrouver l’accès.',
      },
    ],
  }),
};
