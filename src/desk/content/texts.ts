export const CONSENT_SENTENCES = {
  'consent-missing': { consentedOn: 'Dites quand cette personne a donné son accord, ou marquez « Exemple »' },
  'proof-missing': { proof: 'Dites où retrouver cet accord : un e-mail et sa date, par exemple' },
} as const;

/** Checklist before the opening (D24): item and purpose. */
export const CHECK_TEXTS: Record<string, { title: string; what: string }> = {
  coaches: {
    title: 'Des coachs bien réels',
    what: 'Une personne au moins, avec son parcours. Les exemples quittent alors le site.',
  },
  team: {
    title: 'L’équipe de « Qui sommes-nous ? »',
    what: 'Celles et ceux qui répondent, avec leur rôle.',
  },
  roles: {
    title: 'Quelqu’un pour chaque rôle',
    what: 'Messages, modération, coaching, présentations et administration\u202f: des collègues invités, dont le téléphone donne un code.',
  },
  pictures: { title: 'La photo des coachs', what: 'Une photo sur la fiche de chaque coach qui est montré.' },
  leaders: { title: 'Qui anime les ateliers', what: 'Un coach pour chacun des huit ateliers.' },
  slots: {
    title: 'Des créneaux à réserver',
    what: 'Un créneau à venir au moins. Messages, modération, coaching et présentations en offrent, sous «\u202fRendez-vous\u202f».',
  },
  hours: { title: 'Les heures de réponse', what: 'Les jours et les heures où l’équipe répond.' },
  DANGER_CONTACTS: {
    title: 'Qui appeler en cas de danger',
    what: 'Des noms et des téléphones, dans l’ordre où les appeler.',
  },
  TURN_URL: {
    title: 'Le relais des appels',
    what: 'Sans relais, un appel peut échouer entre deux réseaux fermés.',
  },
  AUTH_SECRET: {
    title: 'La clé des sessions',
    what: 'Un secret d’au moins 32 caractères, le même sur toutes les machines.',
  },
  DATABASE_URL: { title: 'La base PostgreSQL', what: 'La base embarquée peut perdre des écritures.' },
  APP_URL: { title: 'L’adresse en https', what: 'Sans elle, le cookie de session voyage en clair.' },
  TEAM_EMAIL: {
    title: 'Une boîte pour chaque destinataire',
    what: 'TEAM_EMAIL les reçoit toutes, ou bien COACH_EMAIL, RELATIONS_EMAIL, ADMIN_EMAIL et DPO_EMAIL.',
  },
  LEGAL_PUBLISHER: { title: 'L’éditeur du site', what: 'Dénomination et forme de la société.' },
  LEGAL_ADDRESS: { title: 'L’adresse du siège', what: 'Dans les mentions légales.' },
  LEGAL_CAPITAL: { title: 'Le capital social', what: 'Dans les mentions légales.' },
  LEGAL_REGISTRATION: { title: 'L’immatriculation', what: 'Numéro RCS et ville.' },
  LEGAL_DIRECTOR: { title: 'La direction de la publication', what: 'Le nom d’une personne.' },
  LEGAL_HOST: { title: 'L’hébergeur', what: 'Nom et adresse.' },
  LEGAL_HOST_PHONE: { title: 'Le téléphone de l’hébergeur', what: 'Dans les mentions légales.' },
  LEGAL_MAIL_PROVIDER: { title: 'Le prestataire des e-mails', what: 'Dans la politique de confidentialité.' },
  LEGAL_MEDIATOR: { title: 'Le médiateur de la consommation', what: 'Nom et adresse.' },
  IDENTIFICATION_KEEPING: {
    title: 'Les données d’identification',
    what: 'none, ou la clé publique qui les scelle : à décider avec un conseil.',
  },
  SECURITY_CONTACT: {
    title: 'L’adresse des failles de sécurité',
    what: 'Quelqu’un la lit chaque jour ouvré ; la page « Signaler une faille » la donne.',
  },
  SECURITY_EXPIRES: {
    title: 'Jusqu’à quand cette adresse vaut',
    what: 'Un jour à venir, dans l’année. À repousser chaque année, une fois l’adresse vérifiée.',
  },
  LEGAL_CONTACT_EMAIL: {
    title: 'L’adresse e-mail de contact',
    what: 'Celle du site, et du délégué à la protection des données.',
  },
};

export const ARTICLE_REFUSALS = {
  link: (href: string) =>
    `Ce lien n’est pas accepté\u202f: «\u202f${href}\u202f». Un lien commence par https://, ou par / vers une page du site.`,
  fixed: 'Cette adresse ne change plus\u202f: des liens y mènent.',
  taken: 'Cette adresse est déjà celle d’un autre article.',
};
