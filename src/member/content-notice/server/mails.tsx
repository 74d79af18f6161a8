import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { NoticeMatter, NoticeOutcome } from '../rules.ts';
import { NOTICE_MATTER_LABELS } from '../texts.ts';

const REASON = 'Vous recevez ce message parce que cette adresse a servi à nous signaler un contenu.';

function noticeReceipt({ number, matter }: { number: string; matter: NoticeMatter }): MailDraft {
  return {
    subject: 'Nous avons bien reçu votre signalement',
    body: (
      <MailLayout
        title="Votre signalement est bien arrivé"
        preview={`Il porte le numéro ${number}.`}
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Merci de nous l’avoir dit. Votre signalement porte le numéro <strong>{number}</strong>
          {'\u202f'}: {NOTICE_MATTER_LABELS[matter].toLowerCase()}.
        </MailText>
        <MailText>
          Une personne de l’équipe, et non une machine, le lit et décide. Nous vous écrivons ici ce qu’elle a
          décidé.
        </MailText>
        <MailNote>En cas de danger immédiat, appelez le 17 ou le 112, ou écrivez par SMS au 114.</MailNote>
      </MailLayout>
    ),
  };
}

/** For the team: what was written stands at the desk only. */
function noticeForTeam(
  { number, matter, caseId }: { number: string; matter: NoticeMatter; caseId: string },
  appUrl: string,
): MailDraft {
  return {
    subject: `Signalement sans compte ${number}`,
    body: (
      <MailLayout
        title={NOTICE_MATTER_LABELS[matter]}
        preview={`Signalement ${number}`}
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        <MailText>
          Quelqu’un nous signale un contenu par la page publique. Son signalement attend dans la file de
          modération.
        </MailText>
        <MailAction href={`${appUrl}/equipe/moderation/${caseId}`}>Ouvrir le signalement</MailAction>
      </MailLayout>
    ),
  };
}

type Decided = { number: string; outcome: NoticeOutcome; answer: string; token: string };

function noticeDecided({ number, outcome, answer, token }: Decided, appUrl: string): MailDraft {
  return {
    subject: 'La suite donnée à votre signalement',
    body: (
      <MailLayout
        title={
          outcome === 'acted' ? 'Nous avons agi après votre signalement' : 'Votre signalement a été examiné'
        }
        preview={`Signalement ${number}`}
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Une personne de l’équipe a examiné votre signalement {number}.{' '}
          {outcome === 'acted'
            ? 'Elle a pris une mesure.'
            : 'Elle n’a rien trouvé de contraire à la loi ou à nos règles, et n’a pas pris de mesure.'}
        </MailText>
        {answer.split(/\n+/).map((paragraph) => (
          <MailText key={paragraph}>{paragraph}</MailText>
        ))}
        <MailText>
          Si vous n’êtes pas d’accord, dites-le nous dans les six mois{'\u202f'}: une autre personne de
          l’équipe relira tout, gratuitement.
        </MailText>
        <MailAction href={`${appUrl}/recours#jeton=${token}`}>Contester cette décision</MailAction>
        <MailNote>
          Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges certifié, ou un
          tribunal.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const contentNoticeMails = {
  'notice-receipt': noticeReceipt,
  'notice-for-team': noticeForTeam,
  'notice-decided': noticeDecided,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof contentNoticeMails> {}
}
