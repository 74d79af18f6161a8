import { frenchTime } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { type MailDraft, quoted } from '#platform/mail/mail-draft.ts';
import type { AppointmentReminder, Means } from '../rules.ts';
import { KIND_PATHS } from '../texts.ts';
import { type AppointmentInMail, appointmentDetails, appointmentFile } from './appointment-in-mail.ts';

// Subjects never name the purpose of the appointment: they show on locked screens.

const REASON = 'Vous recevez ce message parce que vous avez pris rendez-vous avec l’équipe de Lueur.';

type Told = AppointmentInMail & { firstName: string };
type Booked = Told & { why: 'booked' | 'moved' | 'moved-by-team' | 'handed-over' | 'begins' };

const BOOKED_WORDS: Record<Booked['why'], { title: string; text: string }> = {
  booked: {
    title: 'Votre rendez-vous est pris',
    text: 'C’est noté, nous nous réjouissons de faire votre connaissance.',
  },
  moved: {
    title: 'Votre rendez-vous est déplacé',
    text: 'C’est noté. Voici votre nouvel horaire\u202f; l’ancien ne compte plus.',
  },
  begins: {
    title: 'Votre rendez-vous commence',
    text: 'Comme convenu, nous commençons dès maintenant\u202f: nous vous attendons.',
  },
  'handed-over': {
    title: 'Une autre personne de l’équipe vous reçoit',
    text: 'Le jour et l’heure restent les mêmes. Vous trouverez ci-dessous le prénom de la personne qui vous reçoit. Si vous préférez un autre moment, choisissez-le en quelques secondes.',
  },
  'moved-by-team': {
    title: 'Nous avons déplacé votre rendez-vous',
    text: 'Un empêchement nous oblige à changer d’horaire, et nous en sommes désolés. Si le nouveau ne vous va pas, choisissez-en un autre en quelques secondes.',
  },
};

const HOW: Record<Means, string> = {
  call: 'Cinq minutes avant, un bouton «\u202fRejoindre l’appel\u202f» s’affiche sur la page de votre rendez-vous. Rien n’est enregistré.',
  phone: 'Nous vous appelons au numéro que vous avez donné pour ce rendez-vous. Il est effacé le lendemain.',
};

type Cancelled = Told & { by: 'member' | 'team'; words: string };
type Reminder = Told & { reminder: AppointmentReminder };
type NotRecognised = { firstName: string; words: string };

export const appointmentMails = {
  /** Sent when an appointment is booked or moved, with its calendar entry. */
  'appointment-booked': (data: Booked, appUrl: string): MailDraft => {
    const { title, text } = BOOKED_WORDS[data.why];
    return {
      subject: title,
      attachments: [appointmentFile(data, appUrl, 'PUBLISH')],
      preview: 'Quand, avec qui, et comment.',
      reason: REASON,
      blocks: [
        `Bonjour ${data.firstName},`,
        text,
        appointmentDetails(data),
        HOW[data.means],
        { action: 'Voir mon rendez-vous', to: KIND_PATHS[data.kind] },
        { note: 'La date est jointe à ce message\u202f: ouvrez-la pour l’ajouter à votre agenda.' },
        { note: 'Un empêchement\u202f? Déplacez ou annulez jusqu’au début, sans avoir à vous expliquer.' },
      ],
    };
  },

  /** With the calendar file that removes the entry. */
  'appointment-cancelled': (data: Cancelled, appUrl: string): MailDraft => {
    const byTeam = data.by === 'team';
    return {
      subject: byTeam ? 'Nous devons annuler votre rendez-vous' : 'Votre rendez-vous est annulé',
      attachments: [appointmentFile(data, appUrl, 'CANCEL')],
      preview: 'Ce rendez-vous n’aura pas lieu.',
      reason: REASON,
      blocks: [
        `Bonjour ${data.firstName},`,
        byTeam
          ? 'Nous ne pourrons pas tenir ce rendez-vous, et nous en sommes désolés. D’autres horaires sont libres.'
          : 'C’est noté, et merci d’avoir prévenu. Vous reviendrez quand ce sera le bon moment pour vous.',
        data.words !== '' && quoted(data.words),
        appointmentDetails(data),
        { action: 'Choisir un autre horaire', to: KIND_PATHS[data.kind] },
        { note: 'Le fichier joint retire la date de votre agenda.' },
      ],
    };
  },

  'appointment-reminder': (data: Reminder): MailDraft => {
    const hour = `${frenchTime(new Date(data.startsAt), PARIS_ZONE)} (heure de Paris)`;
    const isEve = data.reminder === 'eve';
    return {
      subject: isEve ? 'Votre rendez-vous approche' : 'Votre rendez-vous est dans une heure',
      title: isEve ? 'Votre rendez-vous approche' : `C’est dans une heure, à ${hour}`,
      preview: 'Quand, avec qui, et comment.',
      reason: REASON,
      blocks: [
        `Bonjour ${data.firstName},`,
        appointmentDetails(data),
        HOW[data.means],
        { action: 'Voir mon rendez-vous', to: KIND_PATHS[data.kind] },
        { note: 'Un empêchement\u202f? Déplacez ou annulez depuis cette page, jusqu’au début.' },
      ],
    };
  },

  /** Sent when the team could not confirm the identity: kind words, and what may help next time. */
  'verification-refused': (data: NotRecognised): MailDraft => ({
    subject: 'Après votre rendez-vous avec l’équipe',
    title: 'Nous n’avons pas pu vérifier votre profil',
    preview: 'Ce qui a manqué, et comment recommencer.',
    reason: REASON,
    blocks: [
      `Bonjour ${data.firstName},`,
      'Merci pour ce moment. Cette fois, nous n’avons pas pu vous reconnaître avec certitude sur vos photos. Voici ce qui a manqué\u202f:',
      quoted(data.words),
      'Rien ne change pour vous\u202f: votre profil reste visible comme avant, et vous pouvez reprendre rendez-vous quand vous le souhaitez.',
      { action: 'Ouvrir mon profil', to: '/profile' },
    ],
  }),
};
