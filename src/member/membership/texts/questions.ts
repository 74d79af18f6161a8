/** Questions and answers of « Nos services » before the desk edits them; the ids are those of their first rows. */
export const SERVICE_QUESTIONS = [
  {
    id: 'paiement',
    question: 'Comment se passe le paiement ?',
    answer:
      'Rien ne se paie sur le site aujourd’hui, et nous ne vous demandons aucun numéro de carte. Un service payant se réglera uniquement par carte bancaire, en une fois, le prix affiché avant votre accord.',
  },
  {
    id: 'retractation',
    question: 'Et si je change d’avis ?',
    answer:
      'Vous disposez de 14 jours calendaires pour vous rétracter, sans donner de raison. Le remboursement suit dans les 14 jours. En dehors de ce droit, les services payants ne sont pas remboursables.',
  },
  {
    id: 'adhesion-offerte',
    question: 'Une adhésion offerte devient-elle payante ?',
    answer:
      'Jamais d’elle-même : le site n’encaisse rien, et une somme vous serait demandée avant d’être due. Vous partez quand vous le souhaitez.',
  },
  {
    id: 'psychologue',
    question: 'Un coach remplace-t-il un psychologue ?',
    answer:
      'Non. Un coach aide à se connaître et à préparer ses rencontres. Pour une souffrance qui dure, parlez-en à un professionnel de santé ; en cas d’idées noires, le 3114 répond gratuitement, jour et nuit.',
  },
] as const;
