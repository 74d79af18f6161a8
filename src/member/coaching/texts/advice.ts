import type { QuizTopic } from '#member/profile/rules.ts';

export interface Exercise {
  title: string;
  text: string;
}

/** The article on a topic; its title and short card are in `ADVICE` below. */
export interface AdviceText {
  /** Opening lines, by the strength of the answer (`leadOf`). */
  leads: readonly [string, string, string];
  felt: readonly string[];
  why: readonly string[];
  exercises: readonly [Exercise, Exercise, Exercise];
  help: readonly string[];
}

export const ADVICE_ARTICLES: Record<QuizTopic, AdviceText> = {
  past_breakups_score: {
    leads: [
      'Vous l’avez dit : une histoire passée vous fait encore un peu mal. Rien ne presse ; il s’agit de lui trouver une place, ni trop grande, ni niée.',
      'Vous l’avez dit : une rupture vous fait encore souvent mal. On peut avoir envie d’aimer et porter encore quelqu’un en soi, les deux tiennent dans le même cœur.',
      'Vous l’avez dit : la douleur d’une rupture est encore vive. Avant de chercher à passer à autre chose, prenons le temps de regarder ce qui reste.',
    ],
    felt: [
      'Une chanson, une rue, une odeur de café, et tout revient. Vous comparez les personnes que vous croisez à celle qui est partie, ou que vous avez quittée.',
      'Certains jours, la colère aide à tenir ; d’autres, la tristesse arrive sans prévenir, au milieu d’une réunion ou d’un magasin. Vous pouvez aussi aller plutôt bien et constater, au moment de rencontrer quelqu’un, qu’une porte se ferme doucement en vous.',
    ],
    why: [
      'Un lien, ce sont des centaines d’habitudes : une voix le soir, un projet de vacances, une place dans le lit. Quand il se défait, la tête comprend vite, le corps beaucoup moins.',
      'Il continue d’attendre, et chaque photo regardée relance cette attente. À cela s’ajoutent des questions sans réponse : pourquoi, depuis quand, et si j’avais fait autrement ? L’esprit les rejoue en espérant une autre fin.',
      'Souffrir encore ne veut pas dire que vous devriez y retourner, ni que vous ne saurez plus aimer. Cela veut dire que quelque chose a compté, et que le rangement n’est pas fini.',
    ],
    exercises: [
      {
        title: 'Le bilan juste',
        text: 'Tracez trois colonnes : ce que j’ai aimé, ce qui m’a manqué, ce que je ne veux plus vivre. Écrivez cinq lignes dans chacune. Si une colonne reste vide, revenez-y le lendemain : ni conte de fées, ni procès.',
      },
      {
        title: 'Une semaine sans regarder',
        text: 'Choisissez une source qui ravive la peine : un profil, un fil de messages, un album. Pendant sept jours, rendez-la difficile d’accès, ou confiez-la à quelqu’un. Quand l’envie monte, notez l’heure et faites autre chose pendant trois minutes. Vous verrez qu’elle monte, puis redescend.',
      },
      {
        title: 'Le petit au revoir',
        text: 'Choisissez un lieu que vous évitez ou un objet qui pèse. Allez-y avec une personne amie, ou déplacez l’objet, et dites à voix haute une phrase de merci et une phrase d’adieu. C’est court, un peu étrange, et souvent très apaisant.',
      },
    ],
    help: [
      'Un deuil amoureux n’a pas de durée normale. Mais si, depuis plusieurs semaines, vous dormez ou mangez mal, si vous vous isolez, si rien ne vous fait plus plaisir, parlez-en à votre médecin : la démarche est simple, et il saura vous orienter. Si vous pensez à mourir, appelez le 3114. Si l’on vous harcèle ou vous menace depuis la séparation, le 3919, pour les femmes, et le 116 006, pour toutes les victimes, vous écoutent.',
    ],
  },
  abandonment_fear_score: {
    leads: [
      'Il vous arrive de craindre que l’autre s’en aille, et de lire dans un silence plus qu’il ne dit. Cette inquiétude se comprend, et elle s’apprivoise.',
      'Vous avez souvent peur que l’autre vous quitte. Aimer demande alors une attention de tous les instants, et c’est fatigant : voici de quoi poser un peu la garde.',
      'La peur que l’autre parte vous accompagne presque partout. Elle a ses raisons, et elle n’est pas vous : on peut apprendre à l’entendre sans lui obéir.',
    ],
    felt: [
      'Pas de réponse depuis midi. Un point à la fin d’un message. Vous savez que ce n’est peut-être rien, et pourtant votre ventre se serre, votre attention s’en va, vous vérifiez l’écran.',
      'Alors vous écrivez un message de trop, ou vous faites semblant de ne pas y penser. Parfois vous prenez les devants : vous vous éloignez avant qu’on ne vous quitte. Après coup, vous vous en voulez, avec l’impression d’en demander toujours trop.',
    ],
    why: [
      'Cette peur est une alarme. Elle s’est réglée tôt, selon la façon dont on vous rassurait, puis au fil de départs plus ou moins brusques : une séparation, un deuil, une amitié perdue.',
      'Son intention est bonne, vous éviter une nouvelle douleur. Mais une alarme trop sensible sonne pour une porte qui grince. Elle confond l’absence et l’abandon, le besoin de calme et le désamour. Et les gestes qu’elle inspire, surveiller, tester, bouder, fatiguent la relation qu’elle voulait protéger.',
      'La bonne nouvelle : une alarme se règle. On ne la fait pas taire de force, on vérifie ce qu’elle dit, encore et encore, auprès de personnes fiables.',
    ],
    exercises: [
      {
        title: 'Le fait et l’histoire',
        text: 'Quand l’inquiétude monte, notez d’un côté le fait, comme une caméra le verrait : « pas de réponse depuis quatre heures ». De l’autre, l’histoire que vous vous racontez : « je ne compte plus ». Ajoutez deux autres explications possibles. Il n’est pas nécessaire d’y croire, il suffit qu’elles existent.',
      },
      {
        title: 'Vingt minutes pour vous',
        text: 'Avant d’écrire ou d’appeler sous le coup de la peur, offrez-vous vingt minutes : une marche, une douche, dix respirations où l’expiration dure plus longtemps que l’inspiration. Ensuite seulement, décidez. Le soir, notez si le message était encore nécessaire.',
      },
      {
        title: 'Une demande claire',
        text: 'Choisissez une personne proche, pas forcément amoureuse, et demandez-lui une chose précise et facile : « Peux-tu m’écrire un mot quand tu arrives ? » Dites ce que cela vous apporte, sans reproche. Recommencez en fin de semaine avec autre chose.',
      },
    ],
    help: [
      'Si l’angoisse vous empêche de dormir, de travailler ou de manger, si elle vous pousse à des gestes que vous regrettez, votre médecin ou un cabinet de psychologie peut vraiment vous aider. Si des idées suicidaires vous viennent, appelez le 3114, à toute heure. Enfin, l’alarme dit parfois vrai : si l’on vous rabaisse, vous menace ou vous punit par le silence, parlez-en au 3919, pour les femmes, ou au 116 006, pour toutes les victimes.',
    ],
  },
  self_confidence_score: {
    leads: [
      'Il y a en vous une voix qui juge, par moments. Vous l’avez reconnue, et c’est déjà une façon de ne plus la croire sur parole.',
      'Vous vous parlez souvent durement. Si quelqu’un parlait ainsi à une personne que vous aimez, vous prendriez sa défense : commençons par là.',
      'Les pensées dures envers vous-même reviennent très souvent. Les confier demande du courage ; les faire taire d’un coup n’est demandé à personne.',
    ],
    felt: [
      '« Je n’ai rien d’intéressant à dire. » « Avec mon âge, avec mon corps, c’est perdu d’avance. » Ces phrases arrivent vite, surtout quand quelqu’un vous plaît. Elles vous font effacer un message avant de l’envoyer, refuser une invitation, ou jouer un rôle épuisant.',
      'Un compliment vous gêne : vous le corrigez, ou vous cherchez ce qu’il cache. De l’extérieur, personne ne s’en doute. À l’intérieur, c’est fatigant.',
    ],
    why: [
      'Personne ne naît en se jugeant. La voix critique s’apprend : une remarque répétée à l’école, un parent difficile à contenter, une relation où l’on se sentait de trop. À force, elle a pris votre propre voix, et vous la croyez.',
      'Elle pense vous protéger : qui n’essaie pas n’est pas déçu. Mais chaque renoncement vous prive d’une occasion de vérifier, et la voix conclut qu’elle avait raison.',
      'Voilà pourquoi attendre d’avoir confiance pour agir fonctionne mal. L’ordre inverse marche mieux : un petit geste, un résultat qui n’est pas une catastrophe, puis un geste un peu plus grand.',
    ],
    exercises: [
      {
        title: 'La réponse amie',
        text: 'Chaque soir, écrivez la phrase la plus dure que vous vous êtes dite. En dessous, écrivez ce que vous répondriez à une amie ou à un ami qui la prononcerait devant vous. Cherchez le vrai plutôt que le flatteur : « c’est difficile, et tu as déjà su faire ». Le septième soir, relisez toutes les réponses.',
      },
      {
        title: 'Trois regards',
        text: 'Demandez à trois personnes, par message, une qualité qu’elles apprécient chez vous et un souvenir qui la montre. Répondez seulement « merci ». Recopiez leurs mots et gardez-les là où vous pourrez les relire avant un rendez-vous.',
      },
      {
        title: 'Le pas de fourmi',
        text: 'Choisissez une chose que vous n’osez pas et réduisez-la jusqu’à ce qu’elle fasse à peine peur : sourire à une voisine, demander un conseil dans une librairie, écrire deux lignes à un profil. Faites-la trois fois dans la semaine. Notez ce que vous craigniez, puis ce qui s’est passé.',
      },
    ],
    help: [
      'Se juger durement arrive à tout le monde. Si ces pensées occupent vos journées, si vous vous sentez sans valeur, si vous vous faites du mal ou buvez pour les faire taire, parlez-en à un médecin ou à un psychologue : vous n’avez pas à porter cela sans aide. En cas d’idées suicidaires, appelez le 3114, gratuit, jour et nuit. Et si la voix qui vous rabaisse est celle d’un proche, le 3919, pour les femmes, ou le 116 006, pour toutes les victimes, peut vous écouter.',
    ],
  },
  single_status_score: {
    leads: [
      'L’envie de rencontrer quelqu’un se fait sentir, sans vous bousculer tout à fait. C’est une bonne énergie, à condition de garder la main.',
      'Vous avez hâte, et la solitude pèse certains soirs. Cette hâte dit votre envie d’aimer ; elle choisit seulement un peu vite.',
      'Trouver quelqu’un vous paraît urgent. Voici comment avancer vers l’amour et ralentir juste au moment de choisir.',
    ],
    felt: [
      'Le dimanche soir est long. Autour de vous, tout le monde semble vivre à deux, et chaque mois qui passe ressemble à un retard.',
      'Alors, quand quelqu’un s’intéresse à vous, tout s’emballe : vous imaginez la suite, vous répondez aussitôt, vous laissez tomber vos projets. Vous dites oui à ce qui ne vous va pas tout à fait, de peur de rester sans personne. Et si l’autre s’éloigne, il vous semble que le sol s’en va aussi.',
    ],
    why: [
      'Le besoin d’être aimé n’a rien d’une faiblesse : nous sommes faits pour vivre reliés. Mais lorsque la solitude fait mal, le couple devient un remède, et l’on choisit un remède autrement qu’une personne : vite, sans lire la notice.',
      'L’urgence rétrécit le regard. Elle rend brillant ce qui est seulement disponible, et ennuyeux ce qui serait solide. Elle peut aussi venir de loin : quand il fallait mériter l’attention, on a appris à deviner l’autre et à s’oublier.',
      'Reprendre son temps ne fait pas fuir l’amour. Cela lui laisse la place d’arriver, et vous rend visible, avec vos goûts, vos amitiés, vos limites.',
    ],
    exercises: [
      {
        title: 'Deux rendez-vous avec vous',
        text: 'Inscrivez dans votre agenda deux moments que vous gardiez pour « quand nous serons deux » : un concert, un bon dîner, une journée au bord de l’eau. Préparez-les comme pour une personne que vous aimez. N’annulez pas, même si une invitation arrive.',
      },
      {
        title: 'La nuit d’avance',
        text: 'Pendant une semaine, n’acceptez aucun service ni aucun rendez-vous le jour même. Dites : « Je te réponds demain. » Le lendemain matin, demandez-vous : en ai-je envie, ou ai-je peur de décevoir ?',
      },
      {
        title: 'Mes trois listes',
        text: 'Écrivez trois choses essentielles pour vous dans une relation, trois sur lesquelles vous pouvez bouger, trois que vous n’accepterez plus. Montrez-les à quelqu’un qui vous connaît bien. Relisez-les avant chaque nouvelle conversation.',
      },
    ],
    help: [
      'Si le manque de l’autre vous empêche de vivre, si vous restez dans une relation qui vous abîme, si vous vous sentez vide dès que les nouvelles tardent, une consultation de psychologie peut vous aider à retrouver un appui. Si l’on vous surveille, vous isole, vous insulte ou vous frappe, appelez le 3919, pour les femmes, ou le 116 006, pour toutes les victimes. Si vous pensez à mourir, appelez le 3114. Et quand la solitude pèse, en parler à un proche ou à un médecin est déjà un pas.',
    ],
  },
};

/** Shown when no score calls for advice (spec 1 §9). */
export const ALL_IS_WELL = {
  intro:
    'Vos réponses disent un cœur plutôt paisible et une belle disponibilité : c’est un bon moment pour une rencontre.',
  ideas: [
    {
      title: 'Gardez ce qui vous fait du bien',
      text: 'Un sport, des amis, du temps à vous : notez les trois choses qui vous portent en ce moment, et faites-leur une place chaque semaine, même au début d’une histoire.',
    },
    {
      title: 'Offrez votre attention',
      text: 'Quand on va bien, on écoute mieux. Choisissez une personne de votre sélection, lisez son profil jusqu’au bout, et posez-lui une question que vous ne poseriez qu’à elle.',
    },
    {
      title: 'Revenez quand vous voulez',
      text: 'Une rencontre réveille parfois de vieilles inquiétudes. Si quelque chose bouge en vous, refaites le quiz : vos conseils changeront avec vos réponses.',
    },
  ],
} as const satisfies { intro: string; ideas: readonly Exercise[] };

/** Help lines for members who need more than a coach. */
export const HELP_LINES = [
  { number: '3114', tel: '3114', what: 'idées suicidaires, gratuit, jour et nuit' },
  { number: '3919', tel: '3919', what: 'violences faites aux femmes, gratuit et anonyme, jour et nuit' },
  { number: '116 006', tel: '116006', what: 'France Victimes, pour toutes et tous, gratuit' },
] as const;

interface Advice {
  title: string;
  felt: string;
  toTry: string;
}

export const ADVICE: Record<QuizTopic, Advice> = {
  past_breakups_score: {
    title: 'Laisser à cette histoire sa juste place',
    felt: 'Quand une rupture fait encore mal, on compare, on se protège, on ose moins y croire. Cela dit combien cette histoire a compté ; cela ne dit rien de la suivante.',
    toTry:
      'Écrivez une lettre que vous n’enverrez pas : ce que vous regrettez, ce que vous gardez, ce que vous ne voulez plus vivre. Rangez-la trois jours, puis relisez-la au calme.',
  },
  abandonment_fear_score: {
    title: 'Trouver de la sécurité dans le lien',
    felt: 'Un message qui tarde, un ton un peu sec, et l’inquiétude monte : et si tout s’arrêtait ? Cette peur parle souvent d’hier plus que de la personne en face de vous.',
    toTry:
      'La prochaine fois que l’inquiétude monte, accordez-vous vingt minutes de marche avant d’écrire. Puis dites simplement ce qui vous ferait du bien, par exemple : « J’aimerais t’entendre ce soir. »',
  },
  self_confidence_score: {
    title: 'Vous parler comme à quelqu’un que vous aimez',
    felt: 'La petite voix qui vous juge parle plus fort quand quelqu’un vous plaît. Elle vous pousse à vous effacer, ou à douter d’un compliment pourtant sincère.',
    toTry:
      'Chaque soir, notez une chose que vous avez réussie, même petite, et répondez par écrit à une pensée dure comme vous répondriez à une amie ou à un ami. Au bout de sept soirs, relisez tout d’une traite.',
  },
  single_status_score: {
    title: 'Prendre le temps de choisir',
    felt: 'Quand la solitude pèse, le premier signe d’intérêt peut ressembler à une évidence. Votre envie d’aimer est précieuse : elle mérite qu’on lui laisse le temps de bien regarder.',
    toTry:
      'Offrez-vous un moment que vous gardiez pour « quand nous serons deux » : un concert, une bonne table, une journée au bord de l’eau. Et avant de dire oui à quelqu’un, laissez passer une nuit.',
  },
};
