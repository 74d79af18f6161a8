import type { TestSubject } from './love-test-subjects.ts';

/** Much time together, an even share, or much room for each other. */
export type Closeness = 'near' | 'even' | 'free';
/** How the person shows affection. */
export type Language = 'both' | 'words' | 'gestures' | 'quiet';

interface WayOfLoving {
  image: string;
  opening: string;
  sentence: string;
}

export const WAYS_OF_LOVING: Record<Closeness, Record<Language, WayOfLoving>> = {
  near: {
    both: {
      image: 'on laisse une lampe allumée pour l’autre',
      opening:
        'Avec vous, il y a de la lumière à la fenêtre : la journée se raconte, et la main vient en même temps que la phrase. Votre amour se voit, s’entend, et prend de la place sur le canapé.',
      sentence: 'Raconte-moi ta journée, et viens plus près.',
    },
    words: {
      image: 'on tient un journal à quatre mains',
      opening:
        'La journée de l’autre vous intéresse jusque dans ses détails, et vous lui racontez la vôtre. Page après page, vous écrivez une histoire qui a ses mots à elle et ses surnoms.',
      sentence: 'Le jour finit vraiment une fois que je te l’ai raconté.',
    },
    gestures: {
      image: 'on glisse sa main dans la poche de l’autre',
      opening:
        'Vous aimez être là, tout près, sans avoir à l’expliquer. Une épaule, une main, un plaid partagé : chez vous, « je t’aime » se dit avec les bras avant de se dire avec des mots.',
      sentence: 'Marchons. Ma main saura quoi te dire.',
    },
    quiet: {
      image: 'on entretient un feu, bûche après bûche',
      opening:
        'Vous croyez à la présence plus qu’aux déclarations. Faire les courses à deux, lire dans la même pièce, rentrer ensemble : c’est ainsi que vous nourrissez le feu, et il tient chaud.',
      sentence: 'Je ne fais pas de grands discours : je suis là.',
    },
  },
  even: {
    both: {
      image: 'on danse : tout près, puis à bout de bras',
      opening:
        'Vous savez vous approcher, et vous savez laisser de la place. Quand vous êtes là, vous y êtes vraiment, avec les mots et les gestes ; puis la vie reprend, et elle donne de quoi se retrouver.',
      sentence: 'Viens danser. Je sais serrer, et je sais lâcher la main.',
    },
    words: {
      image: 'on reprend la conversation de la veille',
      opening:
        'Vous avez votre vie, l’autre a la sienne, et la parole fait le pont. Une idée trouvée le matin, une question gardée pour le soir : avec vous, on a toujours de quoi se dire.',
      sentence: 'J’ai gardé une question pour toi toute la journée.',
    },
    gestures: {
      image: 'on sort la belle nappe un mardi soir',
      opening:
        'Vous n’avez pas besoin d’un grand jour pour faire plaisir. Un plat préféré, une main dans le dos en passant : votre attention se glisse dans l’ordinaire et le rend plus beau.',
      sentence: 'Pas besoin d’anniversaire pour mettre deux belles assiettes.',
    },
    quiet: {
      image: 'on rame à deux, du même geste',
      opening:
        'Vous aimez sans grands discours, en avançant du même pas que l’autre. Tenir une direction, se comprendre d’un regard, se relayer quand le vent tourne : cela vous en dit plus qu’une déclaration.',
      sentence: 'On se comprend d’un regard, et la barque avance.',
    },
  },
  free: {
    both: {
      image: 'on ouvre grand les fenêtres au printemps',
      opening:
        'Vous arrivez avec de l’air frais, des histoires à raconter et les bras grands ouverts. Vous aimez fort et vous respirez large : chez vous, l’un ne va pas sans l’autre.',
      sentence: 'De l’air, des mots, et mes bras quand je rentre.',
    },
    words: {
      image: 'on envoie des cartes postales, avec de vraies phrases',
      opening:
        'La distance ne vous fait pas peur, parce que vous savez la remplir de mots. Un long message, une pensée envoyée d’ailleurs : même de loin, on sait où vous en êtes.',
      sentence: 'Même loin, je te raconte la vue.',
    },
    gestures: {
      image: 'on court vers l’autre sur un quai de gare',
      opening:
        'Ce que vous préférez, ce sont les retrouvailles. Vous partez volontiers, et quand vous revenez, les grands discours peuvent attendre : vous posez le sac et vous ouvrez les bras.',
      sentence: 'J’aime partir, surtout pour le moment où je te retrouve.',
    },
    quiet: {
      image: 'on regarde le large, côte à côte',
      opening:
        'Vous aimez sans serrer. À côté de vous, on peut se taire, rêver, suivre son idée : vous regardez dans la même direction, et le silence est partagé plutôt que vide.',
      sentence: 'Assieds-toi là. Pas besoin de parler.',
    },
  },
};

/** One sentence per answer, from 1 to 5. */
export const OF_EACH_ANSWER: Record<TestSubject, readonly string[]> = {
  liberty_score: [
    'Vous partagez presque tout, les amis comme les projets, et « nous » vous vient avant « moi ».',
    'Souvent à deux, vous gardez un ou deux moments rien que pour vous.',
    'Du temps ensemble, du temps chacun de son côté : vous tenez à cet équilibre.',
    'Vos amis et vos projets vous restent précieux : vous en rapportez de quoi nourrir la vie à deux.',
    'Votre liberté vous est essentielle, et c’est un compliment : quand vous êtes là, c’est par envie.',
  ],
  communication_score: [
    'Vous parlez peu de ce que vous ressentez : un trajet proposé, une promesse tenue le disent pour vous.',
    'Vos mots prennent leur temps : ils viennent au calme, et on peut compter dessus.',
    'Vous parlez de ce qui compte quand le moment s’y prête, sans forcer la porte.',
    'Ce que vous ressentez, vous le dites volontiers, et vous aimez qu’on vous réponde.',
    'Vous parlez de tout sans attendre, du tendre comme du difficile, et cela vous rapproche.',
  ],
  tenderness_score: [
    'Les effusions, très peu pour vous : votre attachement prend d’autres chemins.',
    'Votre tendresse est discrète : elle préfère le salon au trottoir, et n’en est pas moins sûre.',
    'Vos gestes tendres viennent d’eux-mêmes, sans calendrier ni mise en scène.',
    'Il vous faut un peu de tendresse dans la journée : une main, un baiser, un mot.',
    'La tendresse est votre première langue, et vous la parlez du matin au soir.',
  ],
  quarrel: [
    'Le plus difficile sera d’attendre quand l’autre n’est pas prêt à reparler d’une dispute ; dites alors : « J’ai besoin qu’on en reparle. Dis-moi quand tu pourras. »',
    'Quand vous prenez l’air après une dispute, l’autre peut croire que vous partez ; dites avant de sortir : « J’ai besoin d’une heure. Je reviens, et on en parle. »',
    'Votre geste fait la paix sans dire sur quoi, et l’autre peut rester avec sa question ; ajoutez une phrase : « Je tiens à toi, et voilà ce qui m’a fait mal. »',
    'Votre humour dénoue bien des disputes, mais peut passer à côté d’une peine ; demandez d’abord : « Tu préfères que je te fasse rire, ou que je t’écoute ? »',
    'Le premier pas vous coûte, et l’autre attend peut-être aussi ; une phrase suffit : « Je ne sais pas bien quoi dire, mais j’ai envie qu’on se retrouve. »',
  ],
  sunday: [
    'Votre dimanche prend la route, ou juste le tram, vers un endroit nouveau pour vous deux.',
    'Votre dimanche se passe dehors : un sentier, un bord d’eau, un pique-nique qui dure.',
    'Votre dimanche a du monde autour : une terrasse, des amis, un regard complice à table.',
    'Votre dimanche commence dans le noir d’une salle et finit au café, à refaire le film.',
    'Votre dimanche reste à la maison, sans réveil : un thé qui refroidit, deux livres.',
  ],
};

/** Completes « Vous chercherez quelqu’un …, et … ». */
export const LOOKED_FOR = {
  presence: {
    near: 'qui aime rentrer pour vous retrouver',
    even: 'dont la vie soit pleine, avec une vraie place pour vous',
    free: 'qui vous laisse partir avec le sourire',
  },
  language: {
    both: 'qui réponde à vos mots comme à vos gestes',
    words: 'qui écoute une réponse jusqu’au bout',
    gestures: 'qui sache recevoir une attention',
    quiet: 'que le silence n’inquiète pas',
  },
} as const satisfies { presence: Record<Closeness, string>; language: Record<Language, string> };
