import type { MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** Only the owner of the mailbox learns it: the screen of the sign-up is the same for everyone. */
function noSignUp(subject: string, preview: string, why: string): MailDraft {
  return {
    subject,
    preview,
    reason: 'Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur.',
    blocks: [
      'Bonjour,',
      why,
      'Si vous pensez que c’est une erreur, écrivez-nous\u202f: une personne vous répondra.',
      { action: 'Écrire à l’équipe', to: '/qui-sommes-nous#contact' },
      { note: 'Vous n’avez rien demandé\u202f? Ignorez ce message.' },
    ],
  };
}

export const refusedSignUpMails = {
  'sign-up-refused': (_data: object): MailDraft =>
    noSignUp(
      'Votre inscription n’est pas possible',
      'Un compte à cette adresse a fait l’objet d’une mesure de l’équipe.',
      'L’équipe avait fermé ou suspendu un compte à cette adresse. Elle ne peut pas servir, pour l’instant, à en ouvrir un autre. Les raisons vous ont été données par e-mail à ce moment-là.',
    ),

  /** While a case about an erased account waits for its decision (D31). */
  'sign-up-held': (_data: object): MailDraft =>
    noSignUp(
      'Votre inscription n’est pas possible pour le moment',
      'Un signalement qui concerne un compte à cette adresse est en cours d’examen.',
      'Un signalement concerne un compte, supprimé depuis, qui était à cette adresse. Une personne de l’équipe l’examine. Jusqu’à sa décision, cette adresse ne peut pas servir à ouvrir un compte.',
    ),
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof refusedSignUpMails> {}
}
