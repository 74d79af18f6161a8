// Fictional, like the people.

/** The captions of each portrait's pictures, in order; other portraits use `ANY_CAPTION`. */
export const PORTRAIT_CAPTIONS: Readonly<Record<string, readonly string[]>> = {
  'femme-jeune-10.jpg': [
    'Le sentier que je recommence chaque automne.',
    'Le train du matin, avant le café.',
    'Trois jours de mer, deux coups de soleil.',
  ],
  'homme-jeune-10.jpg': [
    'Chez ma libraire, qui me connaît trop bien.',
    'Un dimanche de marche, sans carte.',
    'Juste avant de rater la tarte aux pralines.',
  ],
  'homme-moyen-18.jpg': [
    'Sorti sous la pluie pour une belle enseigne.',
    'À l’atelier, un mercredi d’exposition.',
    'Le train du samedi matin.',
  ],
  'homme-moyen-06.jpg': [
    'Mes dahlias se sont enfin décidés.',
    'Là-haut, il y avait du vent.',
    'Les vendanges chez un ami.',
  ],
  'homme-jeune-03.jpg': [
    'Chez moi, entre deux prises de son.',
    'Le café où j’écoute les gens : c’est mon métier.',
    'Après une longue nage.',
  ],
  'homme-moyen-01.jpg': [
    'Samedi matin, au gymnase.',
    'J’en ai encore fait trop.',
    'Le mariage de mon frère.',
  ],
  'homme-moyen-19.jpg': [
    'Des cailloux plein les poches.',
    'La cabane est presque finie.',
    'Notre chemin du mercredi.',
  ],
  'homme-moyen-14.jpg': [
    'Entre deux visites, au-dessus des vignes.',
    'Janvier, et pas de bottes pour une fois.',
  ],
  'homme-jeune-11.jpg': [
    'Chez moi, un soir de relâche.',
    'J’apprends mes textes sur ce canapé.',
    'En route pour le théâtre.',
  ],
  'homme-moyen-02.jpg': ['À l’établi.', 'Le marché du samedi.', 'Un dîner dehors, enfin.'],
  'homme-jeune-14.jpg': [
    'Juste avant de grimper.',
    'La salle, les jours de pluie.',
    'Le marché, après la falaise.',
  ],
  'homme-moyen-04.jpg': ['Mon lieu de travail, en silence.', 'À la sortie d’un concert de chambre.'],
  'homme-jeune-07.jpg': ['Avant le service.', 'Mon samedi tombe un lundi.', 'Parti sans valise.'],
  'femme-jeune-03.jpg': [
    'Le marché, mon rendez-vous du dimanche.',
    'En marinière, forcément.',
    'Mes tomates n’ont pas voulu être sur la photo.',
  ],
  'femme-jeune-06.jpg': ['Un soir de septembre, dans les vignes.', 'Mon balcon et ses géraniums.'],
  'femme-moyen-04.jpg': [
    'Dans la serre du jardin botanique.',
    'Une heure volée, entre deux rayons.',
    'L’été, au-dessus des vignes.',
  ],
  'femme-moyen-09.jpg': ['Le bord de mer, en mai.', 'Là où je lis le journal.'],
  'femme-senior-04.jpg': ['Entre mes livres.', 'Le jardin, côté roses.', 'La mer, hors saison.'],
  'homme-senior-05.jpg': ['Le jardin que mon voisin me prête.', 'Samedi, panier à la main.'],
  'homme-senior-15.jpg': ['Le pain du matin.', 'À l’établi, où je répare à peu près tout.'],
};

export const ANY_CAPTION = [
  'Un samedi de septembre.',
  'La préférée de ma sœur.',
  'Un ami patient tenait l’appareil.',
  'Juste avant la pluie.',
  'Je ne savais pas qu’on me photographiait.',
  'Le jour où tout allait bien.',
  'Prise sans faire exprès, gardée exprès.',
  'Un matin d’avril.',
  'Avant le premier café, donc avec courage.',
  'Mon meilleur profil, d’après ma nièce.',
  'Dix minutes avant un fou rire.',
  'En vacances, et cela se voit.',
  'Le dernier soleil de l’année.',
  'Une photo récente, promis.',
  'Ce jour-là, j’avais très faim.',
] as const;
