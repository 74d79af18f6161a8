import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** The answer to a request of access: the archive is made where only the member gets it. */
function dataAccess({ firstName }: { firstName: string | null }, appUrl: string): MailDraft {
  return {
    subject: 'Votre demande sur vos données',
    body: (
      <MailLayout
        title="Toutes vos données, quand vous voulez"
        preview="Où télécharger l’archive de vos données."
        reason="Vous recevez ce message parce que vous avez demandé à l’équipe de Lueur une copie de vos données."
      >
        <MailText>{firstName ? `Bonjour ${firstName},` : 'Bonjour,'}</MailText>
        <MailText>
          Vos données sont prêtes dans «{'\u202f'}Mon compte{'\u202f'}», sous «{'\u202f'}Télécharger vos
          données
          {'\u202f'}»{'\u202f'}: après votre mot de passe, le site prépare une archive complète, avec vos
          photos. Ainsi, personne d’autre que vous ne la reçoit.
        </MailText>
        <MailAction href={`${appUrl}/settings/mes-donnees`}>Télécharger mes données</MailAction>
        <MailNote>
          Vous n’arrivez plus à vous connecter{'\u202f'}? Répondez à l’équipe là où vous lui avez écrit
          {'\u202f'}: nous vous aiderons à retrouver l’accès.
        </MailNote>
      </MailLayout>
    ),
  };
}

export const deskMembersMails = { 'data-access': dataAccess };

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof deskMembersMails> {}
}
