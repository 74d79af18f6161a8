import { type Bio, bioVariants } from './bio.ts';
import { BIOS_OF_MEN } from './bios-of-men.ts';
import { BIOS_OF_WOMEN } from './bios-of-women.ts';

// Fictional texts, written by hand for the demonstration.
const BIOS_OF_ANYONE: readonly Bio[] = [
  ...bioVariants({}, [
    'Le dimanche, c’est marché tôt le matin, puis un plat qui mijote et la radio en fond. J’aimerais partager cette table avec quelqu’un qui prend le temps.',
    'J’apprends le piano depuis deux ans. Je joue mal, avec beaucoup de cœur. Les voisins sont polis. Je cherche une personne curieuse, tendre, et pas trop musicienne.',
    'Je marche pour réfléchir et je cuisine pour arrêter de réfléchir. Entre les deux, il reste une belle place pour une histoire sincère.',
    'Deux choses me rendent de bonne humeur : un train à prendre et un carnet à remplir. J’aime les conversations qui débordent et les silences qui ne gênent pas.',
    'Mon chat dort au milieu du lit et ne négocie rien. À part lui, j’ai le caractère plutôt souple. Je rêve d’une relation calme, joyeuse et fidèle.',
    'Je chante dans une chorale de quartier, rangée du fond. On y rit autant qu’on y chante. J’aimerais rencontrer quelqu’un qui a, lui aussi, un jeudi soir à défendre.',
    'Je travaille à l’hôpital, souvent en décalé. Je connais donc le prix d’un petit déjeuner à deux un mardi à onze heures. Patience et humour bienvenus.',
    'J’ai longtemps couru après le temps. Maintenant je jardine : les tomates m’ont appris la patience, les limaces l’humilité. Et vous, qu’est-ce qui vous apaise ?',
    'Les cinémas de quartier, les films en version originale et le débat qui suit, sur le trottoir, même s’il pleut. Surtout s’il pleut.',
    'Une vie simple : du travail que j’aime, des amis d’enfance, un vélo qui grince. Il me manque la personne à qui raconter ma journée.',
    'J’enseigne l’histoire au collège. J’ai donc entendu toutes les excuses possibles et je ris encore. Côté cœur, je crois à la parole donnée.',
    'Je viens d’une famille où l’on parle fort et où l’on s’embrasse beaucoup. J’aime recevoir, les grandes tablées et les après-midi qui s’étirent.',
    'Pas de grande déclaration ici. J’aime la mer hors saison, les lettres écrites à la main et les gens qui tiennent parole. Le reste se découvre à deux.',
    'Je danse le rock comme une chaise pliante, mais je ne rate pas un bal. Si vous savez guider, ou simplement rire, nous allons bien nous entendre.',
    'Je restaure de vieux meubles le week-end. J’aime ce qui a vécu et qui peut encore servir longtemps. Je crois que les histoires d’amour se soignent aussi.',
    'Bénévole dans une épicerie solidaire le samedi, lecture et sieste le dimanche. Je cherche une personne engagée à sa façon, sans discours.',
    'Je préfère une vraie promenade à dix messages. Une heure au bord de l’eau, un chocolat chaud, et l’on sait déjà si l’on a envie de la suivante.',
    'Mes proches disent que j’écoute bien. Moi, je dis surtout que les gens sont passionnants dès qu’on leur laisse finir leurs phrases.',
    'Grand amour du vélo, des cartes en papier et des gîtes sans réseau. J’aimerais préparer le prochain voyage à quatre mains.',
  ]),
  ...bioVariants({ generation: 'moyen', parent: true }, [
    'Deux enfants une semaine sur deux, des crêpes le mercredi et un agenda plein de couleurs. L’autre semaine est à moi, et j’aimerais qu’elle soit un peu à nous.',
    'Parent d’ado : je sais donc négocier, cuisiner des pâtes et frapper avant d’entrer. Je cherche une histoire douce, à construire sans se presser.',
  ]),
  ...bioVariants({ generation: 'jeune' }, [
    'Premier vrai appartement, trois plantes encore en vie et une passion récente pour le pain maison. Envie d’une relation sérieuse avec des fous rires dedans.',
    'J’ai fermé les applications où l’on fait défiler des visages. Ici, j’aimerais connaître une seule personne, mais vraiment.',
    'Escalade le mardi, concert le vendredi, brocante le dimanche. Je cherche quelqu’un qui a ses propres envies, et de la place pour les miennes.',
  ]),
  ...bioVariants({ generation: 'senior' }, [
    'La retraite approche et j’ai une liste longue comme le bras : l’Irlande, l’aquarelle, apprendre à ne rien faire. À deux, la liste sera plus belle.',
    'J’ai déjà eu une belle vie et je compte bien en avoir une deuxième. J’aime le théâtre amateur, les confitures et les gens qui se moquent d’eux-mêmes.',
  ]),
  ...bioVariants({ generation: 'senior', parent: true }, [
    'Mes enfants sont grands, mes petits-enfants me font courir. Il reste des soirées tranquilles que j’aimerais partager, avec un bon livre chacun et une main à tenir.',
  ]),
];

export const BIOS: readonly Bio[] = [...BIOS_OF_WOMEN, ...BIOS_OF_MEN, ...BIOS_OF_ANYONE];
