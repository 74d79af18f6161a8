import { PRODUCT_NAME } from '#lib/product.ts';

/** What the consent of D6 says, word for word, wherever it is given: at sign-up and in « Mon compte ». */
export const LOVE_LIFE_STATEMENT = `J’accepte expressément que ${PRODUCT_NAME} utilise mes réponses sur ma vie amoureuse, ainsi que le genre que je recherche, pour me proposer des personnes et des conseils.`;
