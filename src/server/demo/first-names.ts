import type { Gender } from '#lib/gender.ts';
import type { Generation } from './demo-member.ts';

// First names in use in France today, chosen by hand by gender and decade of birth; fictional bearers.
export const FIRST_NAMES: Record<Gender, Record<Generation, readonly string[]>> = {
  femme: {
    jeune: `Léa Manon Chloé Inès Sarah Lucie Yasmine Pauline Margaux Mathilde Aïcha Clara Justine Lina Anaïs
      Mélissa`.split(/\s+/),
    moyen:
      `Aurélie Céline Émilie Sandrine Karima Stéphanie Delphine Nadia Virginie Élodie Audrey Samira Hélène
      Fatou Vanessa Laetitia Linh`.split(/\s+/),
    senior: `Isabelle Sylvie Catherine Fatima Véronique Martine Patricia Corinne Malika Nathalie Brigitte Rosa
      Pascale Marie-Claude Annick`.split(/\s+/),
  },
  homme: {
    jeune: `Lucas Hugo Théo Mehdi Maxime Baptiste Yanis Quentin Bastien Florian Ibrahim Romain Adrien Tiago
      Valentin Clément`.split(/\s+/),
    moyen:
      `Nicolas Julien Nabil Sébastien David Guillaume Stéphane Rachid Mickaël Olivier Cédric Benoît Moussa
      Arnaud Fabrice Minh Ludovic`.split(/\s+/),
    senior: `Philippe Pascal Thierry Ahmed Alain Bruno Didier Manuel Jean-Luc Gilles Patrick Mohamed Éric
      Christian Yves`.split(/\s+/),
  },
};
