/** Former names that no other list contains, with the code of the current commune. */
export const FORMER_NAMES = `
Châlons-sur-Marne	51108
Olonne-sur-Mer	85194
Le Château-d’Olonne	85194
Octeville	50129
Hainneville	50129
Courcouronnes	91228
Malo-les-Bains	59183
Rosendaël	59183
Petite-Synthe	59183
Caudéran	33063
`;

/** Islands and quarters that members type, with the codes of their communes, the largest first. */
export const CALLED_PLACES = `
La Défense	92026 92062 92050
Île de Ré	17360 17161 17369 17051 17297 17121 17019 17207 17318 17286
Île d’Oléron	17385 17093 17140 17337 17411 17323 17485 17486
Oléron	17385 17093 17140 17337 17411 17323 17485 17486
Belle-Île-en-Mer	56152 56009 56241 56114
Belle-Île	56152 56009 56241 56114
Île de Noirmoutier	85163 85083 85106 85011
Île de Groix	56069
Île d’Ouessant	29155
Molène	29084
Île de Molène	29084
Bréhat	22016
Houat	56086
Île d’Hœdic	56085
Sein	29083
Porquerolles	83069
Port-Cros	83069
Île du Levant	83069
Croix-Rousse	69384 69381
Part-Dieu	69383
Vieux-Lyon	69385
Fourvière	69385
Confluence	69382
Presqu’île de Lyon	69382
Bellecour	69382
Guillotière	69387 69383
Gerland	69387
Vaise	69389
Monplaisir	69388
Montmartre	75118
Belleville	75120 75119
Le Marais	75104 75103
Bastille	75111 75112 75104
Batignolles	75117
Montparnasse	75114 75115 75106
Ménilmontant	75120
Bercy	75112
Saint-Germain-des-Prés	75106
Quartier latin	75105 75106
Pigalle	75109 75118
Passy	75116
Auteuil	75116
Vaugirard	75115
Grenelle	75115
La Villette	75119
Buttes-Chaumont	75119
Butte-aux-Cailles	75113
Champs-Élysées	75108
Les Halles	75101
Oberkampf	75111
Bois de Boulogne	75116
Vieux-Port de Marseille	13201 13202
La Joliette	13202
Le Panier	13202
L’Estaque	13216
Les Goudes	13208
Endoume	13207
Le Mirail	31555
Chartrons	33063
Wazemmes	59350
Vieux-Lille	59350
Fives	59350
Neudorf	67482
Robertsau	67482
Krutenau	67482
Doulon	44109
Île de Nantes	44109
Villejean	35238
Cimiez	06088
Port Marianne	34172
Antigone	34172
Sophia Antipolis	06152 06018 06004
Juan-les-Pins	06004
Cap d’Antibes	06004
Cap d’Agde	34003
Lacanau-Océan	33214
Val Thorens	73257
Avoriaz	74191
La Plagne	73150 73006
Alpe d’Huez	38191
Marne-la-Vallée	93051 77058 77083 77258 77111
Saint-Quentin-en-Yvelines	78423 78621 78297 78208 78490
Cergy-Pontoise	95127 95500 95572
La Plaine Saint-Denis	93066 93001
`;
