import { MASTERCLASS_DURATION, SERVICES } from '#member/membership/texts/services.ts';

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
    duration: MASTERCLASS_DURATION,
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

export const SERVICE_QUESTIONS = [
  {
    question: 'Comment se passe le paiement ?',
    answer:
      'Rien ne se paie sur le site aujourd’hui, et nous ne vous demandons aucun numéro de carte. Un service payant se réglera uniquement par carte bancaire, en une fois, le prix affiché avant votre accord.',
  },
  {
    question: 'Et si je change d’avis ?',
    answer:
      'Vous disposez de 14 jours calendaires pour vous rétracter, sans donner de raison. Le remboursement suit dans les 14 jours. En dehors de ce droit, les services payants ne sont pas remboursables.',
  },
  {
    question: 'Une adhésion offerte devient-elle payante ?',
    answer:
      'Jamais d’elle-même : le site n’encaisse rien, et une somme vous serait demandée avant d’être due. Vous partez quand vous le souhaitez.',
  },
  {
    question: 'Un coach remplace-t-il un psychologue ?',
    answer:
      'Non. Un coach aide à se connaître et à préparer ses rencontres. Pour une souffrance qui dure, parlez-en à un professionnel de santé ; en cas d’idées noires, le 3114 répond gratuitement, jour et nuit.',
  },
] as const;
