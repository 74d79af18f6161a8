import { frenchTime } from '#lib/french-date.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { AppointmentReminder } from '../rules.ts';
import {
  AppointmentDetails,
  type AppointmentInMail,
  appointmentFile,
  pageAddress,
} from './appointment-in-mail.tsx';

// No subject says what the appointment is for: it shows on a locked screen.

const REASON = 'Vous recevez ce message parce que vous avez pris rendez-vous avec l’équipe de Lueur.';

type Told = AppointmentInMail & { firstName: string };
type Booked = Told & { why: 'booked' | 'moved' | 'moved-by-team' | 'begins' };

const BOOKED_WORDS: Record<Booked['why'], { title: string; text: string }> = {
  booked: {
    title: 'Votre rendez-vous est pris',
    text: 'C’est noté, nous nous réjouissons de faire votre connaissance.',
  },
  moved: {
    title: 'Votre rendez-vous est déplacé',
    text: 'C’est noté. L’ancien horaire est oublié, le nouveau est ci-dessous.',
  },
  begins: {
    title: 'Votre rendez-vous commence',
    text: 'Comme convenu, nous commençons dès maintenant\u202f: nous vous attendons.',
  },
  'moved-by-team': {
    title: 'Nous avons déplacé votre rendez-vous',
    text: 'Un empêchement nous oblige à changer d’horaire, et nous en sommes désolés. Si le nouveau ne vous va pas, choisissez-en un autre en quelques secondes.',
  },
};

/** Booked, or moved by either, with its date for the calendar. */
function appointmentBooked(data: Booked, appUrl: string): MailDraft {
  const { title, text } = BOOKED_WORDS[data.why];
  return {
    subject: title,
    attachments: [appointmentFile(data, appUrl, 'PUBLISH')],
    body: (
      <MailLayout title={title} preview="Quand, avec qui, et comment." reason={REASON}>
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>{text}</MailText>
        <AppointmentDetails data={data} />
        <How data={data} />
        <MailAction href={pageAddress(data, appUrl)}>Voir mon rendez-vous</MailAction>
        <MailNote>
          La date est jointe à ce message{'\u202f'}: ouvrez-la pour l’ajouter à votre agenda.
        </MailNote>
        <MailNote>
          Un empêchement{'\u202f'}? Déplacez ou annulez jusqu’au début, sans avoir à vous expliquer.
        </MailNote>
      </MailLayout>
    ),
  };
}

function How({ data }: { data: Told }) {
  return (
    <MailText>
      {data.means === 'call'
        ? 'Cinq minutes avant, un bouton «\u202fRejoindre l’appel\u202f» s’affiche sur la page de votre rendez-vous. Rien n’est enregistré.'
        : 'Nous vous appelons au numéro que vous avez donné pour ce rendez-vous. Il est effacé le lendemain.'}
    </MailText>
  );
}

type Cancelled = Told & { by: 'member' | 'team'; words: string };

/** With what takes the date out of the calendar. */
function appointmentCancelled(data: Cancelled, appUrl: string): MailDraft {
  const byTeam = data.by === 'team';
  const title = byTeam ? 'Nous devons annuler votre rendez-vous' : 'Votre rendez-vous est annulé';
  return {
    subject: title,
    attachments: [appointmentFile(data, appUrl, 'CANCEL')],
    body: (
      <MailLayout title={title} preview="Ce rendez-vous n’aura pas lieu." reason={REASON}>
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          {byTeam
            ? 'Nous ne pourrons pas tenir ce rendez-vous, et nous en sommes désolés. D’autres horaires sont libres.'
            : 'C’est noté, et merci d’avoir prévenu. Vous reviendrez quand ce sera le bon moment pour vous.'}
        </MailText>
        {data.words ? (
          <MailText>
            «{'\u202f'}
            {data.words}
            {'\u202f'}»
          </MailText>
        ) : null}
        <AppointmentDetails data={data} />
        <MailAction href={pageAddress(data, appUrl)}>Choisir un autre horaire</MailAction>
        <MailNote>Le fichier joint retire la date de votre agenda.</MailNote>
      </MailLayout>
    ),
  };
}

type Reminder = Told & { reminder: AppointmentReminder };

/** The day before, or an hour before. */
function appointmentReminder(data: Reminder, appUrl: string): MailDraft {
  const hour = frenchTime(new Date(data.startsAt));
  const isEve = data.reminder === 'eve';
  return {
    subject: isEve ? 'Votre rendez-vous approche' : 'Votre rendez-vous est dans une heure',
    body: (
      <MailLayout
        title={isEve ? 'Votre rendez-vous approche' : `C’est dans une heure, à ${hour}`}
        preview="Quand, avec qui, et comment."
        reason={REASON}
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <AppointmentDetails data={data} />
        <How data={data} />
        <MailAction href={pageAddress(data, appUrl)}>Voir mon rendez-vous</MailAction>
        <MailNote>Un empêchement{'\u202f'}? Déplacez ou annulez depuis cette page, jusqu’au début.</MailNote>
      </MailLayout>
    ),
  };
}

type NotRecognised = { firstName: string; words: string };

/** The call did not let the team say that it is the same person: kindly, with what may help. */
function verificationRefused(data: NotRecognised, appUrl: string): MailDraft {
  return {
    subject: 'Après votre rendez-vous avec l’équipe',
    body: (
      <MailLayout
        title="Nous n’avons pas pu vérifier votre profil"
        preview="Ce qui a manqué, et comment recommencer."
        reason={REASON}
      >
        <MailText>Bonjour {data.firstName},</MailText>
        <MailText>
          Merci pour ce moment. Cette fois, nous n’avons pas pu rapprocher avec certitude votre visage de vos
          photos. Voici ce qui a manqué{'\u202f'}:
        </MailText>
        <MailText>
          «{'\u202f'}
          {data.words}
          {'\u202f'}»
        </MailText>
        <MailText>
          Rien ne change pour vous{'\u202f'}: votre profil reste visible comme avant, et vous pouvez reprendre
          rendez-vous quand vous le souhaitez.
        </MailText>
        <MailAction href={`${appUrl}/profile`}>Ouvrir mon profil</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const appointmentMails = {
  'appointment-booked': appointmentBooked,
  'appointment-cancelled': appointmentCancelled,
  'appointment-reminder': appointmentReminder,
  'verification-refused': verificationRefused,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof appointmentMails> {}
}
