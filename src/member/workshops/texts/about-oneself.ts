import type { Workshop } from './workshop.ts';

export const SELF_CONFIDENCE: Workshop = {
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
      text: 'Vous choisissez un geste par jour, assez petit pour que vous le fassiez vraiment.',
      minutes: 10,
    },
  ],
};

export const FEAR_OF_ABANDONMENT: Workshop = {
  id: 2,
  title: 'Apaiser la peur de l’abandon',
  summary: 'Comprendre l’alarme qui s’affole, et demander ce qui rassure vraiment.',
  coach: 'aissata',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-2',
  forWhom:
    'Pour vous si un silence vous serre le ventre, si vous relisez dix fois un message ou si vous préférez partir avant que l’on ne vous quitte. Si l’angoisse vous empêche de dormir ou de travailler, parlez-en aussi à votre médecin.',
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
};

export const EMOTIONAL_DEPENDENCY: Workshop = {
  id: 3,
  title: 'Se libérer de la dépendance affective',
  summary: 'Aimer sans vous oublier, et choisir au lieu d’attendre que l’on vous choisisse.',
  coach: 'aissata',
  durationMinutes: 120,
  price: 'Offert',
  previewVideo: 'atelier-3',
  forWhom:
    'Pour vous si le célibat vous semble insupportable, si vous dites oui trop vite ou si votre humeur dépend d’un téléphone. Si quelqu’un vous contrôle, vous menace ou vous fait du mal, appelez le 3919, pour les femmes, ou le 116 006, pour toutes les victimes : l’appel est gratuit.',
  description:
    'Avoir besoin des autres est humain. La difficulté commence lorsque ce besoin prend toute la place : on accepte ce qui ne convient pas, on met ses amis et ses envies de côté, on vit dans l’attente d’un signe. Cet atelier ne vous demandera pas d’aimer moins. Il vous aide à retrouver un sol sous vos pieds, pour que l’amour s’ajoute à votre vie au lieu de la remplacer. Nous regardons ce que vous cherchez à combler, ce que vous donnez pour que l’on vous aime, et ce que cela vous coûte. Vous vous exercez à dire un « non » tranquille, vous redonnez du poids à vos propres plaisirs, et vous écrivez vos conditions pour dire oui. Vous repartez avec une semaine dessinée autour de vous.',
  objectives: [
    'Faire la différence entre aimer, avoir besoin et attendre.',
    'Voir ce que vous donnez pour que l’on vous aime, et ce que cela vous coûte.',
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
};

export const PAST_RELATIONSHIP: Workshop = {
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
    'Une relation peut être terminée sur le papier et continuer longtemps dans la tête : on compare, on rejoue les dernières conversations, on guette un signe. Ce n’est pas un manque de volonté. Un lien qui se défait demande du temps, et quelques gestes pour l’accompagner. Dans cet atelier, nous ne cherchons pas à oublier. Nous mettons des mots sur ce qui a été beau, sur ce qui a manqué et sur ce qui a blessé. Vous repérez ce qui entretient la peine, vous choisissez ce que vous gardez, et vous dites au revoir à votre façon, par écrit ou par un petit rituel. Le groupe est là pour soutenir, jamais pour commenter. Vous repartez le cœur un peu moins lourd, et avec un prochain pas.',
  objectives: [
    'Savoir où vous en êtes, sans calendrier imposé.',
    'Dire ce que cette histoire vous a apporté et ce qu’elle vous a pris.',
    'Repérer les habitudes qui entretiennent la peine.',
    'Faire un geste d’au revoir qui vous ressemble.',
    'Reconnaître les signes qui disent que le moment de rencontrer est venu.',
  ],
  outline: [
    {
      title: 'Ouvrir sans forcer',
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
};
