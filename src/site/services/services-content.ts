import { SERVICES } from '#member/membership/texts.ts';

/** Offers of « Nos services » (spec 2 §3: name, price, duration, features, icon); prices come from one file. */
export const SERVICE_OFFERS = [
  {
    ...SERVICES.membership,
    sold: 'membership',
    key: 'adhesion',
    icon: 'people',
    duration: undefined,
    more: { to: '/inscription/bienvenue', label: 'Commencer' },
    text: 'Le cœur du site : quelques personnes choisies pour vous, de quoi leur écrire, et des conseils pour avancer.',
  },
  {
    ...SERVICES.masterclass,
    sold: 'masterclass',
    key: 'masterclass',
    icon: 'group',
    duration: '45\u00a0minutes\u202f; 2\u00a0heures pour quatre thèmes',
    more: { to: '#semaine', label: 'Voir la semaine' },
    text: 'Un atelier guidé, avec quelques personnes qui traversent la même chose que vous. On parle, on essaie, on repart avec un exercice pour la semaine.',
  },
  {
    ...SERVICES.coaching,
    sold: 'coaching',
    key: 'coaching',
    icon: 'talk',
    duration: '1 heure',
    more: { to: '/nos-coachs', label: 'Voir nos coachs' },
    text: 'Une heure à vous, avec une personne pour vous accompagner. L’entretien de découverte sert à dire où vous en êtes, et à vérifier que le courant passe, avant de décider quoi que ce soit.',
  },
] as const;
