import { describe, expect, it } from 'vitest';
import { holdsContactDetails } from './contact-details.ts';

describe('the gentle warning of a message with contact details', () => {
  it.each([
    'Voici mon numéro : 06 12 34 56 78',
    'Appelez-moi au 0612345678 !',
    '06.12.34.56.78',
    'Je suis en Belgique, +32 470 12 34 56',
    'Regardez https://exemple.invalid/photos',
    'Tout est sur www.exemple.invalid',
    'Mon site : mon-atelier.fr',
    'Écrivez à camille@exemple.invalid',
  ])('is given for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(true);
  });

  it.each([
    'Je suis à Lyon.Me voici enfin',
    'Rendez-vous le 12/06/2026 à 19 h 30, au 14 rue de la République',
    'J’ai lu 1984 en 2021, et vous ?',
    'Le 69003 est mon quartier depuis 10 ans',
    'Oui...non...peut-être',
  ])('is not given for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(false);
  });
});
