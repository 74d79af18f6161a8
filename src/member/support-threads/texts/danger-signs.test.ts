import { describe, expect, test } from 'vitest';
import { soundsLikeDanger } from './danger-signs.ts';

describe('the signs of a danger or of harassment', () => {
  test.each([
    'Elle insiste pour mon numéro, alors que j’ai dit non deux fois.',
    'Il m’a menacée de venir chez moi.',
    'Bonjour, un homme m’attendait devant mon travail hier soir.',
    'J’ai peur de lui, que dois-je faire ?',
    'Je me sens harcelée par ce monsieur.',
    'Il n’arrête pas de m’écrire sur d’autres réseaux.',
    'Il menace de publier mes photos intimes si je ne paie pas.',
    'Cette personne me demande de l’argent pour un billet d’avion.',
    'Elle m’a réclamé un virement de 300 euros.',
    'Il m’a envoyé une photo de son sexe.',
    'Je crois que ce membre est mineur.',
    'Il m’a avoué après coup : il a 16 ans.',
    'Je n’ai plus envie de vivre.',
    'J’ai envie de mourir depuis notre rupture.',
    'Il m’a frappée à la sortie du restaurant.',
    'Je veux porter plainte contre un membre.',
    'AU SECOURS il a retrouvé mon adresse',
    'Il sait où j’habite et ça me fait peur.',
    'Elle m’insulte, elle m’a traitée de tous les noms.',
    'C’est du chantage, je ne sais plus quoi faire.',
    'Je suis suivie par un homme rencontré ici.',
    'Une amie inscrite chez vous a été agressée pendant un rendez-vous.',
  ])('read « %s »', (words) => {
    expect(soundsLikeDanger(words)).toBe(true);
  });

  test.each([
    'Bonjour, comment changer mon numéro de téléphone ?',
    'J’insiste : le bouton « Enregistrer » ne répond pas.',
    'J’ai peur de ne plaire à personne.',
    'Le violet de votre site est très beau.',
    'Je joue du violon le mardi soir.',
    'La séance m’a beaucoup touchée, merci.',
    'Je suis suivie par un coach, puis-je en changer ?',
    'Mon paiement a été refusé deux fois.',
    'Je meurs d’envie d’essayer la masterclass !',
    'Il n’y a personne près de chez moi.',
    'Ma fille a 16 ans, dois-je le dire dans mon profil ?',
    'Pourquoi mon compte est-il suspendu ?',
    'Je ne reçois plus vos e-mails, est-ce normal ?',
    'Elle insiste sur la douceur dans son profil, et j’aime cela.',
    'Il m’a proposé un rendez-vous, que répondre ?',
    'Quelles photos faut-il envoyer pour être vérifié ?',
    'Mon rendez-vous de mardi s’est très bien passé.',
    'Je voudrais en finir avec les questions du quiz, elles sont longues.',
    'Je trouve la couleur du bouton un peu agressive.',
    'Combien coûte l’abonnement, et y a-t-il un prix pour les étudiants ?',
    'On m’a demandé une pièce d’identité, pourquoi ?',
    'Je n’arrête pas de recevoir le même message d’erreur.',
  ])('leave « %s » alone', (words) => {
    expect(soundsLikeDanger(words)).toBe(false);
  });
});
