import type { KnownTable } from '#member/data-rights/server/erasure-rules.ts';

/** One processing of the record (GDPR, article 30), in French: counsel and publisher read it in `docs/legal`. */
export interface Treatment {
  name: string;
  purpose: string;
  basis: string;
  people: string;
  recipients: string;
  transfers?: string;
  data: readonly { tables: readonly [KnownTable, ...KnownTable[]]; what: string; kept: string }[];
}

const CONTRACT = 'contrat (RGPD, 6-1-b)';
const INTEREST = 'intérêt légitime (6-1-f)';
const LAW = 'obligation légale (6-1-c)';
const AGREED = 'consentement (6-1-a)';
const EXPLICIT = 'consentement explicite (6-1-a et 9-2-a)';

const MEMBERS = 'membres';
const ACCOUNT = 'le temps du compte, effacé après un an sans visite';
const MAIL = 'prestataire d’envoi des e-mails';

/** Each table of the database is in one processing, or in `OF_NOBODY`. */
export const TREATMENTS: readonly Treatment[] = [
  {
    name: 'Compte et connexion',
    purpose: 'ouvrir un compte, confirmer une adresse, se connecter, garder ce que l’on a commencé à écrire',
    basis: `${CONTRACT} ; second facteur et clés d’accès : ${AGREED} ; brouillons sur la vie amoureuse ou le quiz : ${EXPLICIT}`,
    people: 'membres, personnes dont l’inscription n’est pas finie',
    recipients: `la personne elle-même ; support de l’équipe, chaque ouverture étant notée ; ${MAIL} (adresse)`,
    data: [
      {
        tables: ['users', 'former_addresses'],
        what: 'adresse e-mail, anciennes adresses',
        kept: `${ACCOUNT} ; inscription inachevée : 7 jours`,
      },
      { tables: ['accounts'], what: 'mot de passe (argon2id)', kept: ACCOUNT },
      {
        tables: ['sessions'],
        what: 'jeton, type de navigateur, dates ; pas d’adresse IP',
        kept: '30 jours sans visite, 90 au plus',
      },
      {
        tables: ['verifications', 'email_changes'],
        what: 'empreintes des liens envoyés, nouvelle adresse demandée',
        kept: '24 heures, 30 minutes ; 3 jours pour un changement d’adresse',
      },
      {
        tables: ['mail_codes'],
        what: 'empreintes à clé des codes envoyés et de l’adresse qui les a reçus, lien scellé',
        kept: 'comme le lien qu’ils remplacent : de 30 minutes à 6 mois ; un an pour le refus des e-mails',
      },
      {
        tables: ['member_phones', 'member_backup_codes', 'passkeys'],
        what: 'clé scellée d’un téléphone, empreintes des codes de secours, clés publiques',
        kept: 'jusqu’à leur retrait, ou le temps du compte',
      },
      {
        tables: ['drafts'],
        what: 'formulaires et messages commencés et non envoyés',
        kept: 'jusqu’à l’envoi, 30 jours au plus',
      },
    ],
  },
  {
    name: 'Preuve des accords',
    purpose: 'prouver un consentement et l’acceptation des textes',
    basis: `${LAW} de prouver un accord (7-1) ; preuve gardée après le compte : ${INTEREST}`,
    people: 'membres, anciens membres, visiteurs',
    recipients: 'la personne elle-même, pour ses propres accords',
    data: [
      { tables: ['consents'], what: 'objet, version et empreinte du texte, dates', kept: ACCOUNT },
      {
        tables: ['terms_notices'],
        what: 'à qui un changement des textes a été annoncé, et quand',
        kept: ACCOUNT,
      },
      {
        tables: ['consent_proofs'],
        what: 'empreinte à clé d’une adresse, textes acceptés, dates',
        kept: '5 ans après le compte',
      },
      { tables: ['cookie_choices'], what: 'reçu sans nom, choix, version, date', kept: '13 mois' },
    ],
  },
  {
    name: 'Profil',
    purpose: 'se présenter aux membres à qui l’on est proposé',
    basis: `${CONTRACT} ; ce que la personne rend elle-même visible (9-2-a et e)`,
    people: MEMBERS,
    recipients:
      'membres à qui la personne est présentée (jamais le nom ni la date de naissance) ; modération, par dossier ; stockage des photos',
    data: [
      {
        tables: ['profiles', 'photos', 'profile_prompts', 'life_projects', 'shared_values'],
        what: 'prénom, nom, genre, date de naissance, commune, enfants, textes, photos et leur empreinte sous clé, activités, choix de vie',
        kept: `${ACCOUNT} ; fichiers de photos sans propriétaire : six heures`,
      },
    ],
  },
  {
    name: 'Rapprochement des profils (profilage)',
    purpose: 'présenter quatre personnes à la fois, par un score ; empêcher de deviner les réponses d’autrui',
    basis: `${EXPLICIT} ; ordre, distance et protection contre la devinette : ${CONTRACT} et ${INTEREST}`,
    people: MEMBERS,
    recipients:
      'la personne elle-même ; son coach, pour les jours où elle montre ses réponses ; matchmaker (deux parts du score et un mot, jamais le total ni une réponse)',
    data: [
      {
        tables: ['search_preferences', 'love_profiles', 'love_profile_changes'],
        what: 'genre recherché, âges, distance, critères non négociables, cinq réponses sur la vie amoureuse',
        kept: 'jusqu’au retrait de l’accord, ou le temps du compte ; changements : un jour',
      },
      {
        tables: ['match_cards', 'attention', 'city_changes'],
        what: 'ce que lit le classement ; communes quittées',
        kept: 'le temps du compte ; communes quittées : 90 jours',
      },
      {
        tables: [
          'score_views',
          'shown_profiles',
          'compositions',
          'proposals',
          'rejected_profiles',
          'kept_apart',
        ],
        what: 'qui a été présenté à qui, ou le sera cette semaine ; versions des réponses employées, profils passés',
        kept: 'le temps du compte ; visages montrés : deux semaines ; sélections préparées : leur semaine',
      },
      {
        tables: ['kept_pairs'],
        what: 'empreintes à clé de deux adresses ; points de la part amoureuse déjà montrée ; visages montrés la semaine de l’effacement',
        kept: '3 ans ; points : 12 mois ; visages : jusqu’au jeudi suivant ; ouvertures de conversation : un jour',
      },
    ],
  },
  {
    name: 'Présentations par une matchmaker',
    purpose: 'présenter deux membres par quelques mots d’une personne de l’équipe',
    basis: CONTRACT,
    people: MEMBERS,
    recipients: `les deux personnes ; matchmaker ; ${MAIL}`,
    data: [
      {
        tables: ['introductions'],
        what: 'les deux personnes, mots de la matchmaker, réponse de chacune',
        kept: '7 jours après une fin sans suite ; sinon le temps de la conversation',
      },
      {
        tables: ['introduction_waits'],
        what: 'pourquoi la personne attend une présentation, nombre de présentations sans suite',
        kept: 'le temps du compte',
      },
    ],
  },
  {
    name: 'Quiz relationnel et conseils',
    purpose: 'proposer des conseils et des ateliers',
    basis: `${EXPLICIT}, distinct des autres`,
    people: MEMBERS,
    recipients: 'la personne elle-même ; son coach, pour les jours où elle montre ses réponses',
    data: [
      {
        tables: ['relationship_quiz'],
        what: 'quatre réponses : rupture, peur de l’abandon, confiance en soi, hâte de rencontrer quelqu’un',
        kept: 'jusqu’au retrait de l’accord, ou le temps du compte',
      },
    ],
  },
  {
    name: 'Conversations',
    purpose: 's’écrire, refuser, bloquer ; signaler encore après une suppression',
    basis: `${CONTRACT} ; copie scellée : ${INTEREST}`,
    people: MEMBERS,
    recipients: 'les deux personnes ; modération, avec un signalement seulement',
    data: [
      {
        tables: ['chat_contacts', 'chat_messages', 'blocked_users'],
        what: 'messages, contacts, qui a bloqué qui',
        kept: 'le temps du compte ; une conversation supprimée part aussitôt',
      },
      { tables: ['chat_openings'], what: 'qui a ouvert une conversation avec qui, et quand', kept: ACCOUNT },
      { tables: ['sealed_conversations'], what: 'copie d’une conversation supprimée', kept: '30 jours' },
    ],
  },
  {
    name: 'Rendez-vous et appels entre membres',
    purpose: 'convenir d’un rendez-vous, prévenir un proche, s’appeler dix minutes, laisser un mot après',
    basis: `${CONTRACT} ; mot confié à l’équipe seule : ${INTEREST}`,
    people: 'membres ; personne de confiance (aucune donnée d’elle n’est gardée)',
    recipients:
      'les deux personnes ; qui a reçu le lien de confiance ; relais des appels, s’il y en a un (adresses IP)',
    data: [
      {
        tables: ['calls', 'encounters', 'meetings', 'meeting_feedbacks'],
        what: 'moments, lieux publics, appel en cours, mots après une rencontre ; rien du contenu d’un appel',
        kept: 'appel : un jour ; rendez-vous : 30 jours après sa date ; mots : le temps du compte',
      },
      {
        tables: ['friend_links'],
        what: 'lien donné à une personne de confiance',
        kept: 'jusqu’au lendemain du rendez-vous',
      },
    ],
  },
  {
    name: 'Nouvelles et notifications',
    purpose: 'prévenir d’un message, d’un rendez-vous, d’une séance, de nouvelles personnes',
    basis: `${CONTRACT} ; notification sur l’appareil : ${AGREED}`,
    people: MEMBERS,
    recipients: `la personne elle-même ; ${MAIL} ; service de notification du navigateur (message chiffré)`,
    transfers: 'services de notification dont le siège est aux États-Unis, si la personne les active',
    data: [
      {
        tables: ['member_streams', 'user_events', 'member_activity', 'notification_choices'],
        what: 'fil technique des nouveautés, dernière visite, choix',
        kept: 'nouveautés : 7 jours ; le reste : le temps du compte',
      },
      {
        tables: ['sent_mails'],
        what: 'quel e-mail est parti et quand, sans son texte',
        kept: '12 mois',
      },
      {
        tables: ['push_subscriptions'],
        what: 'adresse technique du navigateur',
        kept: 'jusqu’à son retrait, ou le temps du compte',
      },
    ],
  },
  {
    name: 'Signalements, modération et contestations',
    purpose: 'recevoir les signalements, décider, motiver, rejuger, rendre des comptes',
    basis: `${LAW} : règlement (UE) 2022/2065 ; sécurité des membres : ${INTEREST}`,
    people: 'membres, personnes qui signalent avec ou sans compte, tiers nommés',
    recipients: `modération, chaque ouverture étant notée ; la personne visée (décision et motifs) ; ${MAIL}`,
    data: [
      {
        tables: [
          'user_reports',
          'report_photos',
          'moderation_cases',
          'case_openings',
          'moderation_decisions',
        ],
        what: 'signalements et leurs preuves, décisions, qui a ouvert quoi',
        kept: '5 ans',
      },
      {
        tables: ['desk_notes'],
        what: 'notes entre collègues sur un dossier ou une présentation, à qui un avis est demandé',
        kept: '12 mois',
      },
      {
        tables: ['account_standings', 'statements', 'appeals', 'redresses', 'refused_addresses'],
        what: 'mesures, motifs, contestations, empreinte d’une adresse refusée',
        kept: 'compte fermé : 6 mois ; décisions : 5 ans ; empreinte : fin de la mesure, 3 ans après une fermeture ou tant qu’un danger attend une décision',
      },
      {
        tables: ['flagged_texts', 'hidden_contents', 'photo_scores'],
        what: 'textes à relire, contenus masqués, cinq nombres par photo',
        kept: 'jusqu’à la décision, ou le temps du compte',
      },
      {
        tables: ['content_notices'],
        what: 'signalements d’un contenu, nom et adresse de qui écrit',
        kept: '5 ans',
      },
    ],
  },
  {
    name: 'Demandes des autorités et données d’identification',
    purpose: 'répondre à une demande écrite ; conserver l’identification si l’éditeur l’a choisi',
    basis: LAW,
    people: 'membres, anciens membres',
    recipients: 'autorité qui a demandé, par deux personnes de l’équipe',
    data: [
      {
        tables: ['authority_requests'],
        what: 'autorité, référence, période, qui a noté et remis, empreinte du fichier',
        kept: '5 ans, avec le dossier',
      },
      {
        tables: ['identification_records'],
        what: 'identité, date et adresse IP, sous scellé (rien par défaut)',
        kept: 'connexion : 1 an ; identité : 5 ans après le compte',
      },
    ],
  },
  {
    name: 'Échanges avec l’équipe',
    purpose: 'répondre, avec ou sans compte',
    basis: `${INTEREST} ; ${CONTRACT} pour un membre`,
    people: 'visiteurs, membres',
    recipients: `support ; la personne elle-même ; ${MAIL}`,
    data: [
      {
        tables: ['contacts', 'visitor_chat_messages'],
        what: 'nom, adresse e-mail, téléphone donné au formulaire, messages',
        kept: '12 mois',
      },
      {
        tables: ['admin_chat_messages', 'support_threads', 'support_notes', 'support_pictures'],
        what: 'échanges d’un membre avec l’équipe, étiquette de sécurité posée d’après les mots, images jointes, notes de l’équipe',
        kept: 'le temps du compte ; ceux d’un visiteur : 12 mois',
      },
    ],
  },
  {
    name: 'Coaching',
    purpose: 'être accompagné par un coach, lui montrer ses réponses quelques jours',
    basis: `messages, notes et réponses montrées : ${EXPLICIT}, distinct ; coach attribué : ${CONTRACT}`,
    people: 'membres, coachs',
    recipients: `la personne elle-même ; son coach ; ${MAIL} (un prénom)`,
    data: [
      {
        tables: ['coach_assignments', 'coach_messages', 'coach_notes', 'shared_answers'],
        what: 'coach attribué, messages, notes, droit de lire les réponses et dates de lecture',
        kept: 'le temps du compte ; messages et notes : jusqu’au retrait de l’accord ; réponses montrées : jusqu’au jour choisi',
      },
    ],
  },
  {
    name: 'Ateliers, entretiens et vérification de profil',
    purpose: 'tenir un atelier, un entretien de bienvenue, l’appel qui vérifie un profil',
    basis: `${CONTRACT} ; notes d’entretien et ateliers sur un sujet intime : ${EXPLICIT}, distinct`,
    people: 'membres',
    recipients: `la personne elle-même ; coach ou personne de l’équipe qui reçoit ; matchmakers et coachs (notes d’entretien) ; ${MAIL}`,
    data: [
      {
        tables: ['workshop_registrations', 'appointments'],
        what: 'places, présences, moments, numéro donné pour un rendez-vous, notes d’entretien',
        kept: 'places : le temps du compte ; rendez-vous et notes : 12 mois ; numéro : le lendemain',
      },
      {
        tables: ['profile_verifications'],
        what: 'date, photo comparée, qui l’a vue ; ni document ni mesure du visage',
        kept: 'le temps du compte',
      },
    ],
  },
  {
    name: 'Adhésions et contrats',
    purpose: 'compter les places offertes, garder ce qui serait acheté, enregistrer une renonciation',
    basis: CONTRACT,
    people: MEMBERS,
    recipients: 'la personne elle-même',
    data: [
      {
        tables: ['orders', 'founding_members'],
        what: 'service, prix, dates d’achat et de renonciation (vide aujourd’hui) ; adhésion offerte',
        kept: ACCOUNT,
      },
    ],
  },
  {
    name: 'Sécurité du service',
    purpose: 'freiner les abus, trouver une intrusion',
    basis: `${INTEREST} ; ${LAW} de sécurité (32)`,
    people: 'membres, visiteurs, équipe',
    recipients: 'qui enquête sur un incident, par une commande',
    data: [
      { tables: ['rate_limits'], what: 'empreintes à clé, nombres', kept: '7 jours au plus' },
      {
        tables: ['security_events'],
        what: 'empreintes à clé de qui et d’où, nom de l’événement, heure',
        kept: '12 mois',
      },
    ],
  },
  {
    name: 'Droits des personnes',
    purpose: 'faire un effacement demandé ; le refaire si une sauvegarde est restaurée',
    basis: LAW,
    people: 'membres, anciens membres',
    recipients: 'support',
    data: [
      { tables: ['member_erasures'], what: 'demande notée par l’équipe', kept: 'jusqu’à l’effacement' },
      {
        tables: ['erasure_ledger'],
        what: 'empreinte à clé d’une adresse, date',
        kept: 'aussi longtemps que le site',
      },
    ],
  },
  {
    name: 'Comptes et journal de l’équipe',
    purpose: 'travailler au bureau, savoir qui a fait quoi',
    basis: INTEREST,
    people: 'équipe, coachs',
    recipients: `administration ; ${MAIL}`,
    data: [
      {
        tables: ['staff', 'support_presence', 'appointment_hosts', 'appointment_slots'],
        what: 'comptes, rôles, présence, créneaux ouverts, jours d’absence',
        kept: 'le temps du travail ici ; le nom reste avec ses actes',
      },
      {
        tables: ['staff_sessions', 'staff_backup_codes', 'staff_links'],
        what: 'sessions, empreintes des codes de secours et des liens',
        kept: 'jusqu’à leur fin ou leur usage',
      },
      {
        tables: ['staff_push_subscriptions'],
        what: 'adresses techniques des navigateurs que l’on prévient d’un danger',
        kept: 'jusqu’à leur retrait, ou le temps du rôle',
      },
      { tables: ['staff_audit'], what: 'qui a fait quoi, à propos de qui, pourquoi', kept: '1 an' },
    ],
  },
  {
    name: 'Personnes des pages publiques',
    purpose: 'présenter les coachs, l’équipe, des témoignages ; dire qui anime une séance',
    basis: `${AGREED}, dont la preuve est gardée au bureau`,
    people: 'coachs, équipe, personnes qui témoignent',
    recipients: 'tout le monde, sauf les coordonnées que seuls les membres accompagnés lisent',
    data: [
      {
        tables: [
          'coaches',
          'public_team',
          'articles',
          'testimonials',
          'public_pictures',
          'workshop_leaders',
          'workshop_sessions',
        ],
        what: 'nom, photo, parcours, citation, articles signés, séances animées',
        kept: 'tant que la personne est montrée',
      },
    ],
  },
  {
    name: 'Mesure publicitaire',
    purpose: 'mesurer une publicité ; rien sans PIXEL_ID ni accord',
    basis: AGREED,
    people: 'visiteurs, membres',
    recipients: 'Meta, responsable conjoint : nom d’une étape, adresse IP et type de navigateur',
    transfers: 'Meta Platforms, Inc., aux États-Unis, si la mesure est en service et acceptée',
    data: [],
  },
];

/** Tables without personal data: counters, content, keys. */
export const OF_NOBODY: readonly KnownTable[] = [
  'saved_replies',
  'support_hours',
  'support_closures',
  'offers',
  'service_questions',
  'banner',
  'terms_changes',
  'communes',
  'erasure_marks',
  'daily_figures',
  'funnel_counters',
  'founding_places',
  'members_by_cell',
  'lasting_keys',
];
