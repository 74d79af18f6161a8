import type { CoachKey } from '#features/coaching/coaches-content.ts';
import type { ClipKey } from './clip-texts.ts';
import type { WorkshopId } from './rules.ts';

export interface OutlineStep {
  title: string;
  text: string;
  minutes: number;
}

type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export interface Workshop {
  id: WorkshopId;
  title: string;
  /** One sentence for a card. */
  summary: string;
  coach: CoachKey;
  durationMinutes: 45 | 120;
  price: 'Offert';
  previewVideo: ClipKey;
  /** Who it is for, and when someone else than a coach helps better. */
  forWhom: string;
  description: string;
  objectives: Five<string>;
  outline: Six<OutlineStep>;
}

/** How a duration is written on screen (spec 1 §9). */
export const DURATION_LABELS: Record<Workshop['durationMinutes'], string> = { 45: '45 minutes', 120: '2h' };

/** The eight workshops, by number (spec 1 §3). They are content: only their dates are in the database. */
export const WORKSHOPS: readonly Workshop[] = [
  {
    id: 1,
    title: 'Retrouver confiance en soi',
    summary: 'Répondre à la petite voix qui juge, et oser un peu plus, pas à pas.',
    coach: 'karim',
    durationMinutes: 120,
    price: 'Offert',
    previewVideo: 'atelier-1',
    forWhom:
      'Pour vous si vous vous trouvez souvent « pas assez », si vous n’osez pas le premier message ou si les compliments vous gênent. Si vos pensées deviennent très sombres, n’attendez pas un atelier : le 3114 répond gratuitement, jour et nuit.',
    description:
      'Quand quelqu’un nous plaît, une petite voix se réveille souvent : « je ne suis pas à la hauteur », « on va se lasser de moi ». Elle nous fait trop parler, ou nous taire, et renoncer avant d’avoir essayé. Dans cet atelier, nous partons de vos phrases à vous. Vous apprenez à les repérer, à regarder ce qu’elles valent et à leur répondre comme vous le feriez pour une personne chère. Puis vous passez à l’action, en petit groupe et en sécurité : dire ce qui vous plaît, recevoir un compliment, demander une chose simple. Vous repartez avec un plan de sept jours, fait de gestes à votre taille. La confiance vient après les actes, rarement avant.',
    objectives: [
      'Reconnaître vos phrases dures et les moments où elles surgissent.',
      'Leur répondre avec justesse, sans vous mentir ni vous flatter.',
      'Nommer trois qualités que vous apportez dans une relation.',
      'Recevoir un compliment sans le repousser ni vous excuser.',
      'Oser un petit pas vers quelqu’un dans la semaine qui suit.',
    ],
    outline: [
      {
        title: 'Faire connaissance',
        text: 'Un tour de table, le cadre du groupe : respect, discrétion, liberté de passer son tour.',
        minutes: 15,
      },
      {
        title: 'La voix qui juge',
        text: 'Chacun note ses trois phrases les plus dures et ce qui les déclenche.',
        minutes: 20,
      },
      {
        title: 'Lui répondre',
        text: 'À deux, on cherche pour chaque phrase une réponse vraie et plus douce.',
        minutes: 25,
      },
      {
        title: 'Ce que j’apporte',
        text: 'Un récit court d’une fierté, et ce que les autres y entendent de vous.',
        minutes: 25,
      },
      {
        title: 'Oser pour de vrai',
        text: 'Des essais courts : engager la conversation, recevoir un compliment, demander.',
        minutes: 25,
      },
      {
        title: 'Mes sept jours',
        text: 'Vous choisissez un geste par jour, assez petit pour être sûr·e de le faire.',
        minutes: 10,
      },
    ],
  },
  {
    id: 2,
    title: 'Apaiser la peur de l’abandon',
    summary: 'Comprendre l’alarme qui s’affole, et demander ce qui rassure vraiment.',
    coach: 'aissata',
    durationMinutes: 120,
    price: 'Offert',
    previewVideo: 'atelier-2',
    forWhom:
      'Pour vous si un silence vous serre le ventre, si vous relisez dix fois un message ou si vous partez la première, le premier, pour ne pas être quitté·e. Si l’angoisse vous empêche de dormir ou de travailler, parlez-en aussi à votre médecin.',
    description:
      'Un message qui tarde, un ton différent, et tout s’emballe : on vérifie, on insiste, ou bien on se ferme. Cette peur a une histoire et une utilité : elle veut vous protéger. Mais elle sonne souvent trop fort, et elle finit par éloigner les personnes que l’on voudrait garder. Dans cet atelier, nous regardons comment elle monte chez vous, du premier signe dans le corps jusqu’au geste que vous regrettez. Vous apprenez à faire redescendre la vague, à distinguer un vrai signal d’une fausse alerte, et à dire un besoin sans reproche ni excuse. Nous travaillons sur des échanges concrets, avec vos mots. Vous repartez avec une carte de vos alarmes et deux ou trois phrases prêtes pour les moments difficiles.',
    objectives: [
      'Repérer les premiers signes de la peur, avant qu’elle ne décide pour vous.',
      'Faire redescendre une montée d’angoisse en quelques minutes.',
      'Distinguer un vrai signal d’une fausse alerte.',
      'Dire un besoin de façon simple, sans reproche ni excuse.',
      'Élargir le cercle des personnes et des lieux qui vous rassurent.',
    ],
    outline: [
      {
        title: 'Se poser',
        text: 'Présentations et premier exercice de souffle, pour arriver tranquillement.',
        minutes: 15,
      },
      {
        title: 'Le film de l’alarme',
        text: 'On déroule au ralenti une situation vécue : fait, pensée, corps, geste.',
        minutes: 25,
      },
      {
        title: 'D’où elle vient',
        text: 'Ce que l’attachement nous apprend, expliqué simplement, sans chercher de coupable.',
        minutes: 20,
      },
      {
        title: 'Faire redescendre',
        text: 'Trois façons de se calmer essayées ensemble, à choisir selon le moment.',
        minutes: 20,
      },
      {
        title: 'Demander',
        text: 'À deux, on transforme un reproche en demande claire, que l’autre peut entendre.',
        minutes: 25,
      },
      {
        title: 'Ma carte',
        text: 'Vous notez vos alarmes, vos appuis et vos phrases pour la prochaine fois.',
        minutes: 15,
      },
    ],
  },
  {
    id: 3,
    title: 'Se libérer de la dépendance affective',
    summary: 'Aimer sans vous oublier, et choisir au lieu d’attendre d’être choisi·e.',
    coach: 'aissata',
    durationMinutes: 120,
    price: 'Offert',
    previewVideo: 'atelier-3',
    forWhom:
      'Pour vous si le célibat vous semble insupportable, si vous dites oui trop vite ou si votre humeur dépend d’un téléphone. Si quelqu’un vous contrôle, vous menace ou vous fait du mal, appelez le 3919 : l’appel est anonyme et gratuit.',
    description:
      'Avoir besoin des autres est humain. La difficulté commence lorsque ce besoin prend toute la place : on accepte ce qui ne convient pas, on met ses amis et ses envies de côté, on vit dans l’attente d’un signe. Cet atelier ne vous demandera pas d’aimer moins. Il vous aide à retrouver un sol sous vos pieds, pour que l’amour s’ajoute à votre vie au lieu de la remplacer. Nous regardons ce que vous cherchez à combler, ce que vous donnez pour être aimé·e et ce que cela vous coûte. Vous exercez un « non » tranquille, vous redonnez du poids à vos propres plaisirs, et vous écrivez vos conditions pour dire oui. Vous repartez avec une semaine dessinée autour de vous.',
    objectives: [
      'Faire la différence entre aimer, avoir besoin et attendre.',
      'Voir ce que vous donnez pour être aimé·e, et ce que cela vous coûte.',
      'Retrouver des sources de joie qui ne dépendent de personne.',
      'Dire un « non » tranquille et supporter le petit silence qui suit.',
      'Écrire vos conditions pour dire oui à une relation.',
    ],
    outline: [
      { title: 'Bienvenue', text: 'Chacun dit ce qu’il aimerait changer, en une phrase.', minutes: 15 },
      {
        title: 'Aimer, avoir besoin, attendre',
        text: 'On trie ensemble des situations de tous les jours.',
        minutes: 20,
      },
      {
        title: 'Ce que je donne',
        text: 'Le bilan d’une relation passée : ce qui était offert, ce qui était payé.',
        minutes: 25,
      },
      {
        title: 'Dire non',
        text: 'Des essais à deux, du plus facile au plus délicat, avec un retour bienveillant.',
        minutes: 25,
      },
      {
        title: 'Mes conditions',
        text: 'Trois choses essentielles, trois négociables, trois que vous n’accepterez plus.',
        minutes: 20,
      },
      {
        title: 'Une semaine à moi',
        text: 'Vous placez dans votre agenda deux rendez-vous avec vous-même.',
        minutes: 15,
      },
    ],
  },
  {
    id: 4,
    title: 'Faire le deuil d’une relation passée',
    summary: 'Donner à une histoire finie sa juste place, pour en commencer une autre.',
    coach: 'marie-line',
    durationMinutes: 120,
    price: 'Offert',
    previewVideo: 'atelier-4',
    forWhom:
      'Pour vous après une séparation, un divorce ou un veuvage, que ce soit récent ou ancien. Si vous ne trouvez plus de goût à rien depuis des semaines, parlez-en à un médecin ; si vous pensez à mourir, appelez le 3114, gratuit, jour et nuit.',
    description:
      'Une relation peut être terminée sur le papier et continuer longtemps dans la tête : on compare, on rejoue les dernières conversations, on guette un signe. Ce n’est pas un manque de volonté. Un lien qui se défait demande du temps, et quelques gestes pour l’accompagner. Dans cet atelier, nous ne cherchons pas à oublier. Nous mettons des mots sur ce qui a été beau, sur ce qui a manqué et sur ce qui a blessé. Vous repérez ce qui entretient la peine, vous choisissez ce que vous gardez, et vous dites au revoir à votre façon, par écrit ou par un petit rituel. Le groupe est là pour soutenir, jamais pour commenter. Vous repartez un peu plus léger, un peu plus légère, avec la suite de votre chemin.',
    objectives: [
      'Savoir où vous en êtes, sans calendrier imposé.',
      'Dire ce que cette histoire vous a apporté et ce qu’elle vous a pris.',
      'Repérer les habitudes qui entretiennent la peine.',
      'Faire un geste d’au revoir qui vous ressemble.',
      'Reconnaître les signes que vous êtes prêt·e à rencontrer.',
    ],
    outline: [
      {
        title: 'Ouvrir avec douceur',
        text: 'Présentations ; chacun dit seulement ce qu’il souhaite dire.',
        minutes: 15,
      },
      {
        title: 'Les saisons d’un deuil',
        text: 'Choc, colère, tristesse, apaisement : vous situez la vôtre, qui peut changer de jour en jour.',
        minutes: 20,
      },
      {
        title: 'Le bilan juste',
        text: 'Ni conte de fées ni procès : le beau, le manque, la blessure, en trois colonnes.',
        minutes: 25,
      },
      {
        title: 'Ce qui entretient',
        text: 'Photos, profils regardés le soir, amis communs : on décide quoi mettre à distance.',
        minutes: 20,
      },
      {
        title: 'Dire au revoir',
        text: 'Une lettre qui ne sera pas envoyée, lue à voix haute par qui le veut.',
        minutes: 25,
      },
      {
        title: 'La suite',
        text: 'Un geste pour soi dans la semaine, et une personne à qui en parler.',
        minutes: 15,
      },
    ],
  },
  {
    id: 5,
    title: 'Préparer sa rencontre',
    summary: 'L’essentiel avant un premier rendez-vous : vous, le lieu, vos limites.',
    coach: 'karim',
    durationMinutes: 45,
    price: 'Offert',
    previewVideo: 'atelier-5',
    forWhom:
      'Pour vous si un rendez-vous approche, si vous n’en avez pas eu depuis longtemps ou si vous annulez souvent au dernier moment.',
    description:
      'La veille d’un premier rendez-vous, on pense à tout et surtout au pire : la tenue, les blancs, la déception. En quarante-cinq minutes, nous remettons les choses dans l’ordre. Préparer une rencontre, ce n’est pas apprendre un rôle, c’est se donner de bonnes conditions : un lieu public et agréable, une durée courte, une proche ou un proche au courant, deux ou trois sujets qui vous tiennent à cœur. Nous parlons aussi du trac, qui est une énergie comme une autre, et de vos limites : ce que vous avez envie de raconter, et ce que vous gardez pour plus tard. Vous repartez avec une fiche simple, à relire une heure avant de partir.',
    objectives: [
      'Proposer un lieu, une heure et une durée qui vous mettent à l’aise.',
      'Préparer trois sujets et trois questions qui vous ressemblent.',
      'Décider à l’avance de ce que vous ne raconterez pas tout de suite.',
      'Veiller à votre sécurité avec quelques gestes simples.',
      'Transformer le trac en curiosité.',
    ],
    outline: [
      {
        title: 'Où en êtes-vous ?',
        text: 'Un tour rapide : le rendez-vous prévu ou rêvé, et ce qui inquiète.',
        minutes: 6,
      },
      { title: 'Le bon cadre', text: 'Lieu, heure, durée : comment proposer, comment répondre.', minutes: 8 },
      {
        title: 'Mes sujets',
        text: 'Vous notez ce dont vous pourriez parler une heure sans effort.',
        minutes: 9,
      },
      {
        title: 'Mes limites',
        text: 'Ce que je dis, ce que je garde, et la phrase pour changer de sujet.',
        minutes: 8,
      },
      {
        title: 'En sécurité',
        text: 'Lieu public, trajet à soi, une personne prévenue : la liste courte.',
        minutes: 6,
      },
      { title: 'Le trac', text: 'Un exercice de souffle et la fiche à relire avant de partir.', minutes: 8 },
    ],
  },
  {
    id: 6,
    title: 'Réussir sa rencontre',
    summary: 'Écouter, raconter, laisser venir : une vraie conversation, pas un examen.',
    coach: 'antoine',
    durationMinutes: 45,
    price: 'Offert',
    previewVideo: 'atelier-6',
    forWhom:
      'Pour vous si vos premiers rendez-vous ressemblent à des entretiens, si vous parlez trop ou pas assez quand vous êtes ému·e, ou si vous ne savez jamais comment conclure.',
    description:
      'Une rencontre réussie n’est pas celle où l’on plaît à tout prix. C’est celle où deux personnes se sont un peu vues telles qu’elles sont. Pendant cet atelier, nous faisons le tour de cette première heure : les deux premières minutes, souvent les plus raides, les questions qui ouvrent et celles qui ferment, la place du silence, l’humour, le téléphone. Vous vous exercez à deux, sur de courtes conversations, avec un retour précis et bienveillant d’Antoine. Nous finissons par la fin : dire que l’on aimerait se revoir, ou dire non avec délicatesse, sans disparaître. Vous repartez avec une façon de faire qui est la vôtre, et moins de questions dans la tête.',
    objectives: [
      'Passer les deux premières minutes sans vous raidir.',
      'Poser des questions qui donnent envie de répondre.',
      'Écouter assez pour que l’autre se sente bien avec vous.',
      'Sentir ce que vous éprouvez, au-delà de l’envie de plaire.',
      'Conclure clairement : se revoir, y penser ou dire non avec délicatesse.',
    ],
    outline: [
      { title: 'Brise-glace', text: 'Se présenter autrement que par son métier et son âge.', minutes: 6 },
      {
        title: 'Les deux premières minutes',
        text: 'Arriver, saluer, s’installer : ce qui détend vraiment.',
        minutes: 7,
      },
      {
        title: 'La question qui ouvre',
        text: 'À deux, des conversations de trois minutes, puis un retour.',
        minutes: 12,
      },
      {
        title: 'Le silence',
        text: 'À quoi il sert, et comment en sortir sans le combler à tout prix.',
        minutes: 6,
      },
      {
        title: 'Et moi, comment je me sens ?',
        text: 'Trois signes dans le corps pour savoir si l’on est bien.',
        minutes: 6,
      },
      {
        title: 'Conclure',
        text: 'Dire oui, dire non, dire « pas tout de suite » : on essaie les phrases.',
        minutes: 8,
      },
    ],
  },
  {
    id: 7,
    title: 'Bien vivre les débuts d’une relation',
    summary: 'Trouver un rythme à deux, et parler tôt de ce qui compte.',
    coach: 'marie-line',
    durationMinutes: 45,
    price: 'Offert',
    previewVideo: 'atelier-7',
    forWhom:
      'Pour vous si vous voyez quelqu’un depuis quelques semaines, ou si vos histoires s’arrêtent souvent au même moment. Si l’autre vous fait peur, vous surveille ou vous force, ce n’est plus une question de rythme : appelez le 3919, anonyme et gratuit.',
    description:
      'Les premières semaines ont leur charme et leurs vertiges. Faut-il écrire tous les jours, présenter ses amis, parler d’enfants, dormir ensemble ? Il n’existe pas de bon calendrier, mais il existe de bonnes conversations. Dans cet atelier, Marie-Line propose des repères simples pour avancer à deux sans se presser ni se retenir : le rythme des messages et des rendez-vous, la tenue de ses propres amitiés, l’intimité et le consentement, les sujets qu’il vaut mieux aborder tôt. Nous verrons aussi les signes qui rassurent et ceux qui doivent alerter. Vous repartez avec trois questions à poser à la personne que vous voyez, et surtout avec la vôtre.',
    objectives: [
      'Trouver un rythme de messages et de rendez-vous qui convienne à deux.',
      'Garder votre vie, vos amis et vos habitudes au début d’une histoire.',
      'Aborder l’intimité et le consentement avec des mots simples.',
      'Parler tôt des sujets qui engagent : fidélité, enfants, lieu de vie.',
      'Reconnaître les signes qui rassurent et ceux qui alertent.',
    ],
    outline: [
      {
        title: 'Arriver',
        text: 'Chacun dit où il en est : rien encore, un début, une hésitation.',
        minutes: 5,
      },
      {
        title: 'Le rythme',
        text: 'Messages, rendez-vous, nuits : ce que chacun peut dire de ses besoins.',
        minutes: 9,
      },
      {
        title: 'Rester soi',
        text: 'Une semaine type à deux, où l’on garde de la place pour le reste.',
        minutes: 7,
      },
      {
        title: 'L’intimité',
        text: 'Dire oui, dire non, demander : des phrases possibles, sans gêne.',
        minutes: 9,
      },
      {
        title: 'Les sujets qui engagent',
        text: 'Quand et comment les ouvrir, sans faire passer d’entretien.',
        minutes: 8,
      },
      {
        title: 'Rassurer, alerter',
        text: 'La liste des signes, et vos trois questions pour la suite.',
        minutes: 7,
      },
    ],
  },
  {
    id: 8,
    title: 'Rencontrer les bonnes personnes',
    summary: 'Comprendre ce qui vous attire, et regarder vers ce qui vous va.',
    coach: 'antoine',
    durationMinutes: 45,
    price: 'Offert',
    previewVideo: 'atelier-8',
    forWhom:
      'Pour vous si vous avez l’impression de revivre toujours la même histoire, si vous vous lassez des profils ou si vous ne savez plus bien ce que vous cherchez.',
    description:
      'On dit souvent « je ne tombe que sur… », comme si le hasard avait ses habitudes. En regardant de près, ce sont nos choix qui en ont : ce qui nous attire vite n’est pas toujours ce qui nous fait du bien longtemps. Cet atelier vous aide à lire votre histoire autrement. Vous repérez vos attirances automatiques, vous distinguez les critères qui comptent de ceux qui rassurent, et vous écrivez en quelques lignes la relation que vous souhaitez vivre, au quotidien, un mardi soir. Nous voyons ensuite comment lire un profil et un score d’affinité sans leur demander trop, et comment présenter le vôtre avec sincérité. Vous repartez avec une boussole, et l’envie d’élargir un peu le regard.',
    objectives: [
      'Reconnaître ce qui se répète dans vos choix.',
      'Distinguer l’attirance rapide de l’affinité qui dure.',
      'Choisir trois critères essentiels et lâcher les autres.',
      'Lire un profil et un score avec justesse et curiosité.',
      'Écrire une présentation qui attire les personnes qui vous vont.',
    ],
    outline: [
      {
        title: 'Toujours les mêmes ?',
        text: 'Trois histoires, leurs points communs, sans se juger.',
        minutes: 8,
      },
      {
        title: 'Attirance, affinité',
        text: 'Ce qui fait battre le cœur, ce qui fait du bien : deux listes.',
        minutes: 7,
      },
      {
        title: 'Un mardi soir',
        text: 'Vous décrivez un soir ordinaire de la relation que vous souhaitez.',
        minutes: 8,
      },
      {
        title: 'Ma boussole',
        text: 'Trois critères essentiels, et ceux que vous acceptez de lâcher.',
        minutes: 7,
      },
      {
        title: 'Lire un profil',
        text: 'Ce qu’il dit, ce qu’il ne dit pas, et la première question à poser.',
        minutes: 7,
      },
      { title: 'Ma présentation', text: 'Trois phrases vraies, relues par le groupe.', minutes: 8 },
    ],
  },
];

/** The order of the dashboard; the first is the webinar of the week (spec 1 §3). */
export const FEATURED_WORKSHOPS: readonly WorkshopId[] = [8, 5, 6, 7];

/** The workshop of a number; nothing for a number that is not in the catalogue. */
export function findWorkshop(id: number): Workshop | undefined {
  return WORKSHOPS.find((workshop) => workshop.id === id);
}

/** @throws RangeError when the number is not in the catalogue, which types forbid. */
export function workshopOf(id: WorkshopId): Workshop {
  const workshop = findWorkshop(id);
  if (!workshop) throw new RangeError(`No workshop ${id}`);
  return workshop;
}
