import type { AppointmentKind } from './rules.ts';

export const KIND_NAMES: Record<AppointmentKind, string> = {
  welcome: 'Entretien de bienvenue',
  verification: 'Vérification du profil',
};

/** One word, for narrow spaces. */
export const KIND_WORDS: Record<AppointmentKind, string> = {
  welcome: 'Entretien',
  verification: 'Vérification',
};

/** Does not name the purpose: calendars that others may see link to it. */
export const APPOINTMENTS_PATH = '/rendez-vous-equipe';

/** Path segment of each kind, where members book, move and cancel. */
export const KIND_PATHS: Record<AppointmentKind, string> = {
  welcome: `${APPOINTMENTS_PATH}/bienvenue`,
  verification: `${APPOINTMENTS_PATH}/verification`,
};

/** What the member can expect, in order. */
export const WHAT_TO_EXPECT: Record<AppointmentKind, readonly string[]> = {
  welcome: [
    'Vingt minutes avec une personne de l’équipe, par téléphone ou en appel dans le site.',
    'Vous dites où vous en êtes et ce que vous cherchez. Vos réponses aux questionnaires restent à vous\u202f: la personne qui vous reçoit ne les voit pas.',
    'Elle peut écrire quelques notes. Seules les personnes qui présentent les membres et les coachs les lisent\u202f; elles vous sont remises avec vos données, quand vous les demandez.',
    'Rien n’est enregistré.',
  ],
  verification: [
    'Cinq minutes en appel vidéo dans le site, avec une personne de l’équipe.',
    'Elle compare votre visage avec les photos de votre profil. Vous n’avez aucun document à montrer.',
    'Si c’est bien vous, la mention «\u202fProfil vérifié\u202f» apparaît aussitôt sur votre profil. Nous gardons la date, la photo qui a servi et le nom de la personne qui l’a vue.',
    'Rien n’est enregistré, ni le son ni l’image.',
  ],
};

/** One or two sentences under the name. */
export const KIND_INTROS: Record<AppointmentKind, string> = {
  welcome:
    'Vingt minutes pour faire connaissance\u202f: vous racontez, nous écoutons, et nous vous présentons mieux.',
  verification:
    'Cinq minutes en vidéo pour obtenir la mention «\u202fProfil vérifié\u202f»\u202f: elle dit aux autres que votre visage est bien celui de vos photos.',
};
