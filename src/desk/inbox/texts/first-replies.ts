/** Saved replies of a site that begins, for the team to make its own. */
export const FIRST_REPLIES: readonly { title: string; content: string }[] = [
  {
    title: 'Accusé de réception, le temps de chercher',
    content:
      'Bonjour {prénom},\n\nMerci de votre message. Je regarde de mon côté et je reviens vers vous dès que j’en sais plus.\n\nBonne journée,\n{moi}',
  },
  {
    title: 'Il me manque un détail',
    content:
      'Bonjour {prénom},\n\nPour bien vous aider, pouvez-vous me dire ce que vous voyez à l’écran, et sur quel appareil\u202f? Une phrase suffit.\n\nMerci d’avance,\n{moi}',
  },
  {
    title: 'C’est réglé',
    content:
      'Bonjour {prénom},\n\nC’est réglé de notre côté. Pouvez-vous recharger la page et me dire si tout va bien pour vous\u202f?\n\nBelle journée,\n{moi}',
  },
  {
    title: 'Un problème que nous connaissons',
    content:
      'Bonjour {prénom},\n\nVous avez raison, et vous n’êtes pas en cause\u202f: nous connaissons ce problème et nous y travaillons. Je vous écris dès qu’il est réglé.\n\nPardon pour la gêne,\n{moi}',
  },
  {
    title: 'Changer de photo',
    content:
      'Bonjour {prénom},\n\nVos photos se changent dans « Mon profil »\u202f: vous pouvez en ajouter, en retirer et choisir la première. Une photo prise de face, à la lumière du jour, est celle qui vous ressemble le plus.\n\nBien à vous,\n{moi}',
  },
  {
    title: 'Mot de passe oublié',
    content:
      'Bonjour {prénom},\n\nSur la page de connexion, choisissez « Mot de passe oublié »\u202f: un lien arrive par e-mail. Pensez à regarder dans les courriers indésirables. S’il n’arrive pas, écrivez-moi ici.\n\nÀ bientôt,\n{moi}',
  },
  {
    title: 'Peu de profils près de chez vous',
    content:
      'Bonjour {prénom},\n\nJe comprends votre déception. Lueur grandit, et de nouvelles personnes arrivent. Élargir un peu la distance ou l’âge dans vos critères ouvre souvent la sélection\u202f; vous pouvez revenir en arrière à tout moment.\n\nCourage,\n{moi}',
  },
  {
    title: 'Une personne ne répond pas',
    content:
      'Bonjour {prénom},\n\nUn silence blesse, même quand il ne dit rien de vous. Vous pouvez laisser cette conversation de côté et répondre à une autre personne de votre sélection. Si vous voulez en parler, nos coachs sont là.\n\nAvec toute notre attention,\n{moi}',
  },
  {
    title: 'Signaler quelqu’un',
    content:
      'Bonjour {prénom},\n\nMerci de nous l’avoir dit. Dans la conversation ou sur le profil, « Signaler » met les derniers messages de côté pour la modération, qui décide. La personne n’apprend pas que c’est vous. Si vous êtes en danger, appelez le 17 ou le 112.\n\nPrenez soin de vous,\n{moi}',
  },
  {
    title: 'Une question sur un atelier',
    content:
      'Bonjour {prénom},\n\nLes dates, le déroulé et votre inscription sont dans « Mon coaching ». Si une date ne vous convient plus, vous pouvez rendre votre place en deux gestes\u202f: elle servira à quelqu’un d’autre.\n\nBelle journée,\n{moi}',
  },
  {
    title: 'Partir, ou faire une pause',
    content:
      'Bonjour {prénom},\n\nVous pouvez supprimer votre compte vous-même dans « Mes données ». Vos messages et vos photos partent avec lui. Si c’est une déception qui vous fait partir, dites-la-moi\u202f: elle nous aide.\n\nMerci d’avoir essayé,\n{moi}',
  },
  {
    title: 'Merci, et au revoir',
    content:
      'Bonjour {prénom},\n\nMerci de votre mot, il fait plaisir à toute l’équipe. Je referme cette conversation\u202f; il suffit d’écrire ici pour la reprendre.\n\nBelle suite,\n{moi}',
  },
];
