import { DESK_PATH } from '#lib/paths.ts';

/** Checklist before the opening (D24): items with their purpose. */
export const CHECK_TEXTS: Record<string, string> = {
  coaches: 'Des coachs bien réels, une personne au moins : les exemples quittent alors le site',
  team: 'L’équipe de « Qui sommes-nous ? » : celles et ceux qui répondent, avec leur rôle',
  roles: 'Quelqu’un pour chaque rôle : des collègues invités, dont le téléphone donne un code',
  pictures: 'Une photo sur la fiche de chaque coach qui est montré',
  leaders: 'Qui anime les ateliers : un coach pour chacun des huit',
  slots: 'Un créneau de rendez-vous à venir, au moins',
  hours: 'Les jours et les heures où l’équipe répond',
  DANGER_CONTACTS: 'Qui appeler en cas de danger : des noms et des téléphones, dans l’ordre',
  SMTP_URL: 'Le serveur qui envoie les e-mails, sans lequel personne ne peut s’inscrire',
  safety: 'Une machine fermée : fichiers, mesures, débogueur, certificats',
  TURN_URL: 'Le relais des appels, sans lequel un appel peut échouer entre deux réseaux fermés',
  AUTH_SECRET: 'La clé des sessions : au moins 32 caractères, la même sur toutes les machines',
  DATABASE_URL: 'La base PostgreSQL : la base embarquée peut perdre des écritures',
  APP_URL: 'L’adresse en https, sans laquelle le cookie de session voyage en clair',
  TEAM_EMAIL: 'Une boîte pour toutes les demandes, ou COACH_EMAIL, RELATIONS_EMAIL, ADMIN_EMAIL et DPO_EMAIL',
  LEGAL_PUBLISHER:
    'L’éditeur du site : une société et sa forme, une association, ou un prénom et un nom suivis de « EI »',
  LEGAL_ADDRESS: 'L’adresse et le téléphone de l’éditeur, dans les mentions légales',
  LEGAL_CAPITAL: 'Le capital d’une société ; none pour une association ou une entreprise individuelle',
  LEGAL_REGISTRATION:
    'L’immatriculation : RCS et ville, RNA d’une association, SIREN d’une entreprise individuelle ; none tant qu’elle est en cours',
  LEGAL_DIRECTOR: 'La direction de la publication : le nom d’une personne',
  LEGAL_HOST: 'L’hébergeur : nom et adresse',
  LEGAL_HOST_PHONE: 'Le téléphone de l’hébergeur, dans les mentions légales',
  LEGAL_MAIL_PROVIDER: 'Le prestataire des e-mails, dans la politique de confidentialité',
  LEGAL_MEDIATOR:
    'Le médiateur de la consommation : nom, adresse et site ; none tant que rien n’est vendu et qu’aucun n’est désigné',
  IDENTIFICATION_KEEPING:
    'Les données d’identification : none, ou la clé publique qui les scelle, à décider avec un conseil',
  SECURITY_CONTACT: 'L’adresse des failles de sécurité, que quelqu’un lit chaque jour ouvré',
  SECURITY_EXPIRES:
    'Jusqu’à quand cette adresse vaut : un jour à venir dans l’année, à repousser chaque année',
  LEGAL_CONTACT_EMAIL: 'L’adresse e-mail de contact, celle aussi du délégué à la protection des données',
};

export const ARTICLE_REFUSALS = {
  link: (href: string) =>
    `Ce lien n’est pas accepté\u202f: «\u202f${href}\u202f». Un lien commence par https://, ou par / vers une page du site.`,
  deep: 'Trop de citations, de listes ou d’emphases sont imbriquées les unes dans les autres\u202f: enlevez-en.',
  fixed: 'Cette adresse ne change plus\u202f: des liens y mènent.',
  taken: 'Cette adresse est déjà celle d’un autre article.',
};

export const MARKDOWN_HINT =
  'Une ligne vide sépare deux paragraphes. ## Titre d’une partie, **gras**, *italique*, - liste, > citation, [mots](/charte) ou [mots](https://…) pour un lien.';

export const CONTENT_PATH = `${DESK_PATH}/contenus`;
/** Replaces the id in the URL of a new entry. */
export const NEW = 'nouveau';
