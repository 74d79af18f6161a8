import { describe, expect, it } from 'vitest';
import { profileFormSchema } from './profile-form-schema.ts';

const schema = profileFormSchema('2026-03-01');
const answers = {
  first_name: 'Alix',
  last_name: 'Morel',
  gender: 'femme',
  birth_date: '1988-03-27',
  city_code: '69123',
  has_children: 'non',
  bio: '',
  password: 'un-chat-sur-le-toit',
  confirmation: 'un-chat-sur-le-toit',
  accepts_terms: true,
  accepts_love_life_use: true,
};

function refusals(changed: Record<string, unknown>) {
  const result = schema.safeParse({ ...answers, ...changed });
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
}

describe('the profile form', () => {
  it('converts « oui » and « non » for the contract', () => {
    expect(schema.parse(answers).has_children).toBe(false);
    expect(schema.parse({ ...answers, has_children: 'oui' }).has_children).toBe(true);
  });

  it.each([
    [{ first_name: '  ' }, { first_name: 'Veuillez entrer votre prénom' }],
    [{ last_name: '' }, { last_name: 'Veuillez entrer votre nom' }],
    [{ gender: null }, { gender: 'Veuillez indiquer si vous êtes une femme ou un homme' }],
    [{ birth_date: '' }, { birth_date: 'Veuillez entrer une date de naissance qui existe' }],
    [{ birth_date: '1990-02-31' }, { birth_date: 'Veuillez entrer une date de naissance qui existe' }],
    [{ city_code: '' }, { city_code: 'Veuillez choisir votre ville dans la liste' }],
    [{ has_children: null }, { has_children: 'Veuillez répondre à cette question' }],
    [{ bio: 'a'.repeat(501) }, { bio: 'Votre présentation doit tenir en 500 caractères' }],
    [
      { password: '', confirmation: '' },
      { password: 'Veuillez entrer un mot de passe', confirmation: 'Veuillez confirmer le mot de passe' },
    ],
    [
      { accepts_terms: false },
      { accepts_terms: 'Vous devez accepter les CGU et la politique de confidentialité pour continuer' },
    ],
    [
      { accepts_love_life_use: false },
      {
        accepts_love_life_use:
          'Vous devez accepter l’utilisation de vos réponses sur votre vie amoureuse pour continuer',
      },
    ],
  ])('rejects %o with its message', (changed, sentences) => {
    expect(refusals(changed)).toEqual(sentences);
  });

  it('reports different passwords together with the other errors', () => {
    expect(refusals({ first_name: '', password: 'abc', confirmation: 'abd' })).toEqual({
      first_name: 'Veuillez entrer votre prénom',
      password: 'Le mot de passe doit contenir au moins 6 caractères',
      confirmation: 'Les mots de passe ne correspondent pas',
    });
  });

  it('accepts an eighteenth birthday today, and 500 emoji', () => {
    expect(refusals({ birth_date: '2008-03-01', bio: '🌻'.repeat(500) })).toEqual({});
  });
});
