import type { Prompt } from './rules.ts';

export const PROMPT_TEXTS: Record<Prompt, string> = {
  'good-sunday': 'Un dimanche réussi…',
  'makes-me-laugh': 'Ce qui me fait rire…',
  'looking-for': 'Je cherche quelqu’un qui…',
  'small-joy': 'Mon petit bonheur de tous les jours…',
  'talk-for-hours': 'Je peux parler pendant des heures…',
  'last-discovery': 'Ma dernière belle découverte…',
  'good-place': 'Un endroit où je me sens bien…',
  'signature-dish': 'Le plat que je réussis à tous les coups…',
  'after-a-long-day': 'Après une longue journée, il me faut…',
  'kept-from-childhood': 'De mon enfance, j’ai gardé…',
  song: 'La chanson qui me remet d’aplomb…',
  'life-taught-me': 'Ce que la vie m’a appris…',
  'touching-gesture': 'Un geste qui me touche…',
  'small-pride': 'Ma petite fierté…',
  together: 'À deux, j’aimerais…',
  'harmless-habit': 'Ma manie inoffensive…',
  'friends-say': 'Mes proches diraient…',
  'changed-my-mind': 'J’ai changé d’avis sur…',
  'never-tired-of': 'Je ne me lasse pas…',
  'first-meeting': 'Pour une première rencontre, je propose…',
};
