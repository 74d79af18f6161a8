import { type Bio, bioVariants } from './bio.ts';

// Fictional texts, written by hand for the demonstration.
export const BIOS_OF_WOMEN: readonly Bio[] = [
  ...bioVariants({ gender: 'femme' }, [
    'Je suis libraire : je lis la fin des romans en premier, par prudence. Pour une rencontre, promis, je commencerai par le début.',
    'Passionnée de randonnée, je suis aussi celle qui a toujours trop de sandwichs dans le sac. Cherche compagnon de route qui aime les détours.',
    'Calme en apparence, bavarde dès qu’on parle de cinéma. Je suis prête pour une histoire posée, avec quelqu’un qui sait dire ce qu’il ressent.',
    'Architecte, je passe mes journées à imaginer la maison des autres. J’aimerais bien choisir, un jour, la couleur de la nôtre.',
    'Je suis restée seule assez longtemps pour savoir ce que je veux : de la tendresse, de la franchise et des vacances sans programme.',
    'Née au bord de la mer, j’y retourne dès que je peux. Je nage toute l’année, même quand l’eau pique. Je cherche quelqu’un de solide et de doux.',
    'Infirmière à domicile, je connais toutes les routes et presque tous les chiens du coin. Le soir, j’ai besoin de calme, de rire, et d’une épaule.',
    'Un peu maladroite, très loyale. J’ai cassé trois verres ce mois-ci mais jamais une promesse.',
    'Curieuse de tout, je prends des cours de céramique et mes bols penchent. On peut quand même y boire un très bon thé.',
    'J’aime les gens ponctuels, les chats en retard et les longues lettres. Je suis heureuse comme je suis, et je crois qu’on peut l’être davantage à deux.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'jeune' }, [
    'Ingénieure la semaine, danseuse de salsa le jeudi, championne de grasse matinée le dimanche. Je suis sérieuse sur l’essentiel et légère sur le reste.',
    'Fraîchement installée dans la région, je connais mieux les boulangeries que les gens. Qui me ferait découvrir un sentier, un marché, un bon livre ?',
    'Je termine un long parcours d’études et je suis enfin disponible, la tête et le cœur. J’aimerais quelqu’un de gentil. Vraiment gentil.',
    'Jeune sage-femme, je vois naître des familles et je ne m’y habitue pas : je pleure à chaque fois. Je cherche une belle personne, sans calendrier.',
    'Discrète au début, intarissable ensuite. Je suis partante pour un musée, un plateau de fromages ou une averse sans parapluie.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'jeune', parent: false }, [
    'Pas d’enfant, un petit balcon, beaucoup de projets. Je suis attentive, un brin têtue, et j’adore les gens qui posent de vraies questions.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'moyen' }, [
    'J’ai changé de métier l’an dernier : de juriste, je suis devenue fleuriste. Je me lève à cinq heures et je n’ai jamais été aussi vivante.',
    'Divorcée, apaisée, et de nouveau curieuse. Je ne cherche pas à réparer hier, j’ai envie d’inventer demain avec quelqu’un de bienveillant.',
    'J’ai appris à monter mes meubles seule et j’en suis fière. Mais pour choisir le film du soir, je suis ouverte à la discussion.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'moyen', parent: true }, [
    'Maman de deux garçons qui mangent comme quatre. Je suis organisée par nécessité, rêveuse par nature. J’aimerais un amour d’adulte, tranquille et complice.',
    'Ma fille a douze ans et me bat aux échecs. Le week-end où elle est chez son père, je suis libre pour une exposition, un concert ou une longue marche.',
    'Après quelques années à m’occuper des autres, je suis prête à m’occuper aussi de moi. Deux enfants, un potager, un sens de l’humour intact.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'moyen', parent: false }, [
    'Sans enfant et bien dans ma vie, tante très demandée. Je suis gourmande, fidèle en amitié, et je cherche quelqu’un à qui donner ma confiance.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'senior' }, [
    'Professeure de lettres, je corrige encore les menus au restaurant, mais en silence. J’aime la poésie, les marchés et les rires qui plissent les yeux.',
    'Je me suis mise au yoga et à l’italien la même année. Pour le yoga, il y a du travail. Pour l’italien, il me manque un compagnon de voyage.',
    'Veuve depuis quelques années, je me sens de nouveau prête. Je ne cherche pas à remplacer, j’espère rencontrer. Doucement.',
  ]),
  ...bioVariants({ gender: 'femme', generation: 'senior', parent: true }, [
    'Trois enfants grands et heureux, une maison devenue trop silencieuse. Je suis gaie, un peu bavarde, et mes gâteaux ont bonne réputation.',
    'Grand-mère le mercredi, randonneuse le jeudi, spectatrice au théâtre le samedi. Il reste de la place dans l’agenda, et surtout dans le cœur.',
  ]),
];
