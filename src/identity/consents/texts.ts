import { PRODUCT_NAME } from '#lib/product.ts';
import type { ConsentPurpose } from './rules.ts';

export interface ConsentStatement {
  statement: string;
  details: readonly string[];
}

/** What members agree to today, word for word. Other words need a new version in `texts/versions.ts`. */
export const CONSENT_STATEMENTS: Record<ConsentPurpose, ConsentStatement> = {
  terms: {
    statement:
      'J’accepte les conditions générales d’utilisation (CGU) et j’ai pris connaissance de la politique de confidentialité.',
    details: [],
  },
  'love-life': {
    statement: `J’accepte expressément que ${PRODUCT_NAME} utilise mes réponses sur ma vie amoureuse (mon profil amoureux) et le genre que je recherche pour choisir les personnes que l’on me présente, et celles à qui l’on me présente.`,
    details: [
      'Ces réponses touchent à votre intimité : la loi (RGPD, article 9) demande pour elles un accord à part.',
      'Aucun membre ne lit ces réponses. Elles comptent pourtant dans le score d’affinité, que vous voyez tous les deux : une personne à qui l’on vous présente peut donc en deviner une, sans la lire, et une affinité très haute laisse deviner que vos réponses se ressemblent. De même, les personnes à qui l’on vous présente devinent que vous cherchez quelqu’un de leur genre.',
      'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : ces réponses et votre recherche sont alors effacées, et votre compte reste ouvert.',
    ],
  },
  quiz: {
    statement: `J’accepte expressément que ${PRODUCT_NAME} garde mes quatre réponses à ce quiz pour me proposer des conseils et des ateliers.`,
    details: [
      'Ces réponses parlent de ce que vous ressentez : la loi (RGPD, article 9) demande pour elles un accord à part, que vous êtes libre de ne pas donner. Le reste du site n’en dépend pas.',
      'Aucun membre ne les lit. Votre coach ne les reçoit que si vous les lui montrez, depuis « Mes conseils ». Elles n’entrent dans aucun calcul d’affinité.',
      'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : ces quatre réponses, et elles seules, sont alors effacées.',
    ],
  },
  coaching: {
    statement: `J’accepte expressément que ${PRODUCT_NAME} garde, pour m’accompagner, ce que je confie sur ma vie intime à mon coach : mes messages et ses notes.`,
    details: [
      'Ce que l’on confie là peut toucher à l’intime : la loi (RGPD, article 9) demande pour cela un accord à part, que vous êtes libre de ne pas donner. Le reste du site n’en dépend pas.',
      'Votre coach lit vos messages et écrit des notes. Aucun membre ne lit ces messages ni ces notes, et ils n’entrent dans aucun calcul d’affinité.',
      'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : vos messages avec votre coach et ses notes sont alors effacés.',
    ],
  },
  interview: {
    statement: `J’accepte expressément que ${PRODUCT_NAME} garde les notes prises à mon entretien de bienvenue, où je peux parler de ma vie intime.`,
    details: [
      'Ce que l’on confie là peut toucher à l’intime : la loi (RGPD, article 9) demande pour cela un accord à part, que vous êtes libre de ne pas donner. Le reste du site n’en dépend pas.',
      'La personne qui vous reçoit peut écrire quelques notes, que les coachs et les matchmakers de l’équipe lisent. Aucun membre ne les lit, et elles n’entrent dans aucun calcul d’affinité.',
      'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : ces notes sont alors effacées, et l’entretien à venir est annulé.',
    ],
  },
  'intimate-workshop': {
    statement: `J’accepte expressément que ${PRODUCT_NAME} garde mes inscriptions aux ateliers sur un sujet intime : la dépendance affective, la peur de l’abandon, le deuil d’une relation.`,
    details: [
      'S’inscrire à l’un d’eux peut toucher à l’intime : la loi (RGPD, article 9) demande pour cela un accord à part, que vous êtes libre de ne pas donner. Le reste du site n’en dépend pas.',
      'Le coach qui anime la séance connaît votre prénom. Ces inscriptions n’entrent dans aucun calcul d’affinité.',
      'Vous pouvez retirer cet accord à tout moment dans « Mon compte » : vos places à venir dans ces ateliers sont alors rendues.',
    ],
  },
};
