import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { kindOf, type ReportMatter } from '../rules.ts';
import { KIND_LABELS, MATTER_LABELS } from '../texts.ts';

type Report = { number: string; matter: ReportMatter };

/** For whoever reported: that it has arrived, and what comes next (DSA 16). It names nobody. */
function reportReceipt({ number, matter }: Report): MailDraft {
  return {
    subject: 'Nous avons bien reçu votre signalement',
    body: (
      <MailLayout
        title="Votre signalement est bien arrivé"
        preview={`Il porte le numéro ${number}.`}
        reason="Vous recevez ce message parce que vous venez de nous signaler quelque chose."
      >
        <MailText>
          Merci de nous l’avoir dit. Votre signalement porte le numéro <strong>{number}</strong>.
        </MailText>
        <MailText>
          Motif{'\u202f'}: {MATTER_LABELS[matter].toLowerCase()}.
        </MailText>
        <MailText>
          Il vient d’être remis à notre équipe. Une personne, et non une machine, le lit et décide de la
          suite. La personne que vous avez signalée ne saura pas que cela vient de vous, et ne vous sera plus
          présentée.
        </MailText>
        <MailNote>En cas de danger immédiat, appelez le 17 ou le 112, ou écrivez par SMS au 114.</MailNote>
      </MailLayout>
    ),
  };
}

/** For the team: what happened, in the words of who tells it. Who is who stands at the desk only. */
function reportForTeam(
  { number, matter, reason, caseId }: Report & { reason: string; caseId: string },
  appUrl: string,
): MailDraft {
  return {
    subject: `Signalement ${number} : ${KIND_LABELS[kindOf(matter)].toLowerCase()}`,
    body: (
      <MailLayout
        title={MATTER_LABELS[matter]}
        preview={`Signalement ${number}`}
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        <MailNote>
          {number} · {KIND_LABELS[kindOf(matter)]}
        </MailNote>
        {reason.split(/\n+/).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
          <MailText key={place}>{paragraph}</MailText>
        ))}
        <MailAction href={`${appUrl}/equipe/moderation/${caseId}`}>Ouvrir le signalement</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const reportMails = {
  'report-receipt': reportReceipt,
  'report-for-team': reportForTeam,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof reportMails> {}
}
