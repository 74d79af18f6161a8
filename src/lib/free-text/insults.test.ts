import { expect, test } from 'vitest';
import { holdsInsult } from './insults.ts';

test.each([
  'Quel connard',
  'C’est une SALOPE.',
  'saaaalope',
  'c o n n a r d',
  'c.o.n.n.a.r.d',
  'C0nnard',
  's@lope',
  'Espèce de con !',
  'Un vrai enculé',
  'fils de pute',
  'Ta gueule',
  'va te faire voir',
  'Une grosse vache',
  'PD',
  'pétasse',
  'Un conn\u200bard',
  'Sale type, et minable',
  'un pédé',
  'abrutis',
  'ｃｏｎｎａｒｄ',
])('« %s » is an insult', (text) => {
  expect(holdsInsult(text)).toBe(true);
});

test.each([
  'Un très beau moment, merci.',
  'Nous avons ri comme des enfants, sans voir passer l’heure.',
  'Ponctuel, drôle et à l’écoute.',
  'Il a conduit jusqu’à la mer.',
  'Elle connaît tous les oiseaux par leur nom.',
  'Une conversation sur les concours de cônes glacés.',
  'Un grand cœur, et des idées plein la tête.',
  'Il réfute les idées reçues avec le sourire.',
  'Un dîner à la bonne franquette, sans chichis.',
  'Elle dispute un match de tennis chaque samedi.',
  'Nous avons mangé un chili con carne.',
  'À 19 h 30, 4 rue des Lilas.',
  'Un homme qui sait faire rire : c’est rare !',
  'Nous avons parlé de Mongolie et de voyages.',
  'Sa petite chienne est adorable.',
  'Vous m’avez appris à débiter du bois.',
  'Un film muet, une tisane, et puis voilà.',
  'Elle a de la repartie et de la pudeur.',
  'a b c, comme à l’école',
  'Le Niger, la Nièvre, et toutes les rivières.',
])('« %s » is not an insult', (text) => {
  expect(holdsInsult(text)).toBe(false);
});
