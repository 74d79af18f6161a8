import { type Bio, bioVariants } from './bio.ts';

// Fictional texts, written by hand for the demonstration.
export const BIOS_OF_MEN: readonly Bio[] = [
  ...bioVariants({ gender: 'homme' }, [
    'Menuisier, je suis plus doué avec le chêne qu’avec les grands discours. Je dis les choses simplement et je les tiens.',
    'Cuisinier du dimanche, bien décidé à réussir un jour un soufflé. Je cherche une personne patiente, gourmande, et prête à goûter les essais.',
    'Je suis un grand timide qui a appris à faire le premier pas. Le deuxième est plus facile autour d’un café.',
    'Passionné d’astronomie, je sors quand les autres rentrent. Une couverture, un thermos, et je vous montre les anneaux de Saturne.',
    'Serein, fidèle, un peu trop ponctuel. J’aime le jazz, les potagers en désordre et les gens qui rient de bon cœur.',
    'Facteur à vélo, je connais tout le monde et je ne connais personne. J’aimerais bien être attendu, le soir, par quelqu’un que j’attends aussi.',
    'J’ai grandi à la campagne et je suis resté très matinal. Au petit déjeuner, il ne me manque que la conversation.',
    'Attentif et plutôt drôle, d’après ma sœur, qui est objective un jour sur deux. Je suis partant pour une marche, une pièce de théâtre ou les deux.',
    'Conducteur de train, j’ai l’habitude d’arriver à l’heure et d’admirer le paysage. Je cherche une belle personne pour le voyage le plus long.',
    'Je suis de ceux qui gardent les tickets de cinéma dans les livres. Sentimental, donc, mais avec de l’humour.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'jeune' }, [
    'Développeur le jour, apprenti boulanger la nuit. Mon levain a un prénom. Je suis prêt pour une relation sérieuse avec quelqu’un qui aime les tartines.',
    'Je suis kiné, sportif sans excès, et incapable de regarder un film triste sans pleurer. Autant être prévenu.',
    'Arrivé dans la région pour le travail, resté pour la rivière. Je cherche quelqu’un de curieux pour pagayer à deux, au sens propre et au figuré.',
    'Doctorant presque docteur, je suis très fort pour expliquer les volcans et très nul au karaoké. J’aime les deux quand même.',
    'Pas pressé, pas blasé. Je suis convaincu qu’on se reconnaît en riant des mêmes bêtises.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'jeune', parent: true }, [
    'Jeune papa d’une petite fille qui décide de tout, sauf de l’heure du coucher. Je suis posé, joueur, et j’avance à mon rythme.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'moyen' }, [
    'J’ai quitté un bureau climatisé pour devenir maraîcher. Je suis fatigué le soir, mais content. Je saurai vous parler des vingt-deux sortes de courges.',
    'Séparé depuis trois ans, j’ai fait le tri et gardé l’essentiel : l’envie d’aimer bien. J’écoute, je cuisine, je plie même le linge.',
    'Pompier pendant dix ans, aujourd’hui formateur. Je suis calme dans les tempêtes et désarmé devant un beau sourire.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'moyen', parent: true }, [
    'Papa d’un garçon de neuf ans, arbitre officiel de ses matchs de salon. Je suis tendre, organisé une semaine sur deux, et prêt à faire de la place.',
    'Mes deux filles m’ont appris à faire des tresses et à perdre aux cartes. Je cherche une complice, pas une réplique de conte de fées.',
    'Je suis père de trois enfants, donc champion de lessive. J’aime les soirées calmes, les projets à deux et les gens qui assument leurs cernes.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'moyen', parent: false }, [
    'Sans enfant, oncle comblé. Je suis bricoleur, amateur de musées de province, et persuadé que l’amour se niche dans les petites attentions.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'senior' }, [
    'Bientôt retraité, éternel rugbyman. Je suis passé de la mêlée à la pétanque sans perdre le goût de l’équipe. À deux, on en forme déjà une.',
    'Veuf, entouré d’amis, je suis resté gai par fidélité à la vie. J’aimerais retrouver le plaisir de dire « nous ».',
    'Ancien marin, je suis enfin arrivé au port. Je lis, je bricole des maquettes et je rate consciencieusement mes aquarelles.',
  ]),
  ...bioVariants({ gender: 'homme', generation: 'senior', parent: true }, [
    'Père de deux grands enfants et tout neuf grand-père. Je suis disponible, solide, et j’ai redécouvert les contes avant de dormir.',
    'Mes fils trouvent que je devrais sortir davantage. Ils sont bien élevés, je leur obéis. J’aime la marche, l’opéra et les vraies conversations.',
  ]),
];
