import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** For whoever reported: that it was dealt with (DSA 16). It names nobody, and says nothing of what was decided. */
function reportAnswered(
  { number, acted, token }: { number: string; acted: boolean; token: string },
  appUrl: string,
): MailDraft {
  return {
    subject: 'Votre signalement a été traité',
    body: (
      <MailLayout
        title="Votre signalement a été traité"
        preview={`Une personne de l’équipe a lu votre signalement ${number}.`}
        reason="Vous recevez ce message parce que vous nous avez signalé quelque chose."
      >
        <MailText>
          Une personne de l’équipe a lu votre signalement <strong>{number}</strong> et tout ce qui
          l’accompagnait.
        </MailText>
        <MailText>
          {acted
            ? 'Elle a constaté que nos règles n’avaient pas été respectées, et une mesure a été prise. Par respect pour chacun, nous ne disons pas laquelle.'
            : 'Elle n’a pas constaté de manquement à nos règles\u202f: aucune mesure n’a été prise.'}
        </MailText>
        <MailText>
          La personne que vous avez signalée ne vous sera plus présentée, et elle ne sait pas que le
          signalement vient de vous.
        </MailText>
        <MailText>
          Si vous n’êtes pas d’accord avec cette suite, dites-le nous dans les six mois{'\u202f'}: une autre
          personne de l’équipe relira votre signalement. Vous pouvez aussi saisir la justice.
        </MailText>
        <MailAction href={`${appUrl}/recours#jeton=${token}`}>Contester cette suite</MailAction>
        <MailNote>En cas de danger immédiat, appelez le 17 ou le 112, ou écrivez par SMS au 114.</MailNote>
      </MailLayout>
    ),
  };
}

/** For the one who contested how their report or notice had ended. */
function redressAnswered({ acted, answer }: { acted: boolean; answer: string }): MailDraft {
  return {
    subject: 'La réponse à votre contestation',
    body: (
      <MailLayout
        title={acted ? 'Nous avons changé notre décision' : 'La décision est maintenue'}
        preview="Une autre personne de l’équipe a tout relu."
        reason="Vous recevez ce message parce que vous avez contesté la suite donnée à votre signalement."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Une autre personne de l’équipe que celle qui avait décidé a relu votre signalement et ce que vous
          nous avez écrit.{' '}
          {acted
            ? 'Une mesure a été prise. Par respect pour chacun, nous ne disons pas laquelle.'
            : 'Elle confirme la première décision.'}
        </MailText>
        {answer.split(/\n+/).map((paragraph) => (
          <MailText key={paragraph}>{paragraph}</MailText>
        ))}
        <MailNote>
          Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges certifié, ou un
          tribunal.
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const moderationMails = {
  'report-answered': reportAnswered,
  'redress-answered': redressAnswered,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof moderationMails> {}
}
