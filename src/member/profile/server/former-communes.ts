/** Delegated and associated communes, each with the code of the commune of today; written by scripts/make-communes.ts. */
export const FORMER_COMMUNES = `
Abergement-Saint-Jean	39385
Abriès	05001
Accolay	89130
Acqueville	14150
Acqueville	50041
Agnières	80436
Agonnay	17397
Aigonnay	79185
Aiguebelle	73212
Aigueblanche	73003
Aillant-sur-Tholon	89003
Aime	73006
Airan	14005
Aix-en-Diois	26001
Aix-en-Othe	10003
Ajou	27049
Alaise	25223
Albens	73010
Albiosc	04081
Allaines-Mervilliers	28199
Allainville-en-Beauce	45240
Allenwiller	67004
Altenstadt	67544
Ambillou-Château	49003
Amblaincourt	55040
Ambleville	16186
Amblimont	08311
Ambourville	76020
Amfreville-la-Campagne	27011
Amfroipret	59006
Amions	42268
Ammertzwiller	68006
Ampoigné	53124
Ance	64225
Anceins	61167
Ancteville	50550
Anctoville	14581
Ancy-sur-Moselle	57021
Andard	49307
Andevanne	08437
Andigné	49176
Andrezé	49023
Anetz	44163
Angey	50565
Anglus	52088
Angoville	14150
Angoville-au-Plain	50099
Angviller-lès-Bisping	57086
Anizy-le-Château	02018
Annecy-le-Vieux	74010
Anneville-sur-Mer	50215
Annoville	50272
Antoigny	61168
Antonaves	05118
Antorpe	25527
Antraigues-sur-Volane	07011
Antrain	35004
Anville	16339
Anéran-Camors	65141
Arance	64396
Arbignieu	01015
Argens	04136
Argentat	19010
Argentolles	52140
Argenton-Notre-Dame	53029
Argenton-l'Église	79014
Argenton-les-Vallées	79013
Argouges	50487
Argut-Dessus	31085
Arjuzanx	40197
Armenonville-les-Gâtineaux	28023
Armenteule	65282
Arnoncourt-sur-Apance	52273
Arrabloy	45155
Arros-d'Oloron	64064
Arthon-en-Retz	44005
Artiguedieu	32426
Artonges	02458
Arville	41248
Arzay	38479
Aspach-le-Haut	68012
Asperjoc	07011
Assigny	76618
Astoin	04023
Athis-de-l'Orne	61007
Atur	24053
Aubertans	70059
Auberville-la-Campagne	76476
Aubevoye	27022
Aubie-et-Espessas	33018
Aubigney	70101
Aubigny	85008
Aubry-en-Exmes	61474
Auderville	50041
Auenheim	67418
Auffay	76034
Auge-Saint-Médard	16339
Aulhat-Saint-Privat	63160
Aulnay-aux-Planches	51158
Aulnizeux	51158
Aulnois-sous-Vertuzey	55184
Aulos	09296
Aumont-Aubrac	48009
Aunay-sur-Odon	14027
Auneau	28015
Auquainville	14371
Auquemesnil	76618
Aurelle-Verlac	12224
Autheuil	61491
Autrans	38225
Autretot	76041
Auverse	49228
Auxillac	48034
Auxon-Dessous	25035
Auxon-Dessus	25035
Auzay	85009
Auzouville-Auberbosc	76258
Auzécourt	55388
Auzéville-en-Argonne	55117
Avenas	69135
Avenheim	67452
Avernes-sous-Exmes	61474
Aviernoz	74282
Aviré	49331
Avrainville	52497
Ay	51030
Azé	53062
Bachivillers	60256
Bagat-en-Quercy	46263
Bagneux	49328
Bagneux	79014
Bagnoles-de-l'Orne	61483
Bagnols-les-Bains	48027
Baigneaux	41171
Baignolet	28406
Baillé	35292
Bains-les-Bains	88029
Balaives-et-Butz	08173
Balbins	38284
Balesmes-sur-Marne	52449
Balleray	58204
Balleroy	14035
Ballée	53017
Banat	09306
Barbechat	44029
Barmainville	28319
Barricourt	08437
Bassillac	24026
Batilly	61153
Baudignécourt	55150
Baudreville	50236
Baugé	49018
Baulne-en-Brie	02053
Bauné	49307
Bauquay	14027
Bay	08069
Bazoches-sur-Vesles	02054
Bazouges-sur-le-Loir	72025
Beaucharmoy	52400
Beauchêne	61486
Beaufort-en-Vallée	49021
Beaufour	14231
Beaulandais	61211
Beaulieu	14061
Beaulieu-sous-Bressuire	79049
Beaumat	46138
Beaumesnil	27049
Beaumont	86019
Beaumont-Hague	50041
Beaumont-du-Périgord	24028
Beaune	73261
Beaupréau	49023
Beaussac	24253
Beausse	49244
Beauvau	49163
Beauvilliers	41171
Beauvoir-sur-Sarce	10058
Beauvoisin	39022
Behlenheim	67495
Bellefontaine	50260
Bellegarde-sur-Valserine	01033
Bellentre	73150
Belleville	69019
Belleville-sur-Mer	76618
Belleville-sur-Vie	85019
Belligné	44213
Bellou	14371
Belmont-Luthézieu	01036
Belvezet	48027
Belvès	24035
Bennetot	76258
Berguette	62473
Bermeries	59006
Bermonville	76258
Berneval-le-Grand	76618
Bernières-le-Patry	14726
Berthenonville	27213
Berville-en-Roumois	27062
Betoncourt-les-Ménétriers	70373
Beuzeville-au-Plain	50523
Beyrède-Jumet	65092
Biernes	52140
Bierné	53029
Bierre-lès-Semur	21272
Billy	14005
Billy-sous-les-Côtes	55551
Binic	22055
Binson-et-Orquigny	51457
Bion	50359
Birkenwald	67004
Birlenbach	67104
Bischtroff-sur-Sarre	67435
Bisseuil	51030
Biville	50041
Biville-sur-Mer	76618
Bivilliers	61491
Biéville-Quétiéville	14527
Blaise	08490
Blaise	52140
Blaison-Gohier	49029
Blanchefontaine	25433
Blancheville	52008
Blandouet	53228
Blaslay	86281
Blaudeix	23149
Blercourt	55385
Bleury-Saint-Symphorien	28015
Bligny-en-Othe	89055
Blis-et-Born	24026
Blégiers	04155
Blévy	28226
Bocquencé	61167
Bocé	49018
Boisemont	27070
Boisrault	80443
Boisroger	50215
Boissey	14654
Boissy-le-Bois	60209
Bolleville	50236
Bonnaud	39576
Bonnay	71042
Bonneval	73187
Bonnevaux-le-Prieuré	25434
Bonneville	16339
Bonnœuvre	44180
Boos	40243
Borcq-sur-Airvault	79005
Bosc-Bénard-Crescy	27085
Bosc-Renoult-en-Ouche	27049
Bosc-Roger-sur-Buchy	76146
Bosguérard-de-Marcouville	27062
Bosseval-et-Briancourt	08491
Botz-en-Mauges	49244
Boufféré	85146
Bouilly	89439
Bouillé-Loretz	79014
Bouillé-Saint-Paul	79063
Boulazac	24053
Boulogne	85084
Bourg-de-Thizy	69248
Bourgneuf-en-Mauges	49244
Bourgneuf-en-Retz	44021
Bourgogne	51075
Bourmont	52064
Bourneville	27107
Bourré	41151
Boutancourt	08173
Boutavent	60245
Bouzillé	49126
Bouzonville-en-Beauce	45253
Bracquemont	76618
Brahic	07334
Brain-sur-Longuenée	49367
Brain-sur-l'Authion	49307
Bramans	73290
Brandon	71134
Brantôme	24064
Branville-Hague	50041
Braucourt	52182
Brectouville	50601
Breil	49228
Bremmelbach	67074
Brenac	11304
Bresolettes	61491
Bressoncourt	52491
Bretteville-l'Orgueilleuse	14098
Bretteville-sur-Dives	14654
Breuil-Barret	85289
Breuil-Chaussée	79049
Breuil-sur-Marne	52123
Breuilh	24312
Bricquebec	50082
Brie	79196
Briey	54099
Brignogan-Plages	29021
Brigné	49125
Brion	49138
Brissac-Quincé	49050
Brissarthe	49080
Brivezac	19019
Broc	49228
Broncourt	52197
Brottes	52121
Brouay	14098
Brouthières	52491
Brucheville	50099
Brunelles	28236
Brunstatt	68056
Brunville	76618
Bréel	61007
Brénaz	01453
Bréry	39199
Brétignolles-le-Moulin	53118
Brévands	50099
Brézé	49060
Buais	50090
Bubertré	61491
Buchey	52426
Bulainville	55389
Bully	14266
Burcy	14726
Bures-les-Monts	14061
Bures-sur-Dives	14712
Bus-Saint-Rémy	27213
Bussière-Boffy	87097
Bussière-Poitevine	87028
Bussurel	70285
Bussus-Bussuel	80155
Buxerulles	55093
Buzeins	12270
Bâgé-la-Ville	01025
Béon	01138
Cabas-Loumassès	32365
Cadouin	24068
Calviac	46311
Calvinet	15027
Camou-Mixe-Suhast	64010
Camous	65092
Campandré-Valcongrain	14027
Campeaux	14061
Campel	35168
Campes	81262
Cannet	32344
Cantiers	27213
Cantillac	24064
Capbis	64148
Carnet	50487
Carnoy	80505
Carquebut	50523
Carville	14061
Cassaber	64168
Casteljau	07031
Castets-en-Dorthe	33106
Castillon-de-Castets	33106
Castilly	14342
Catz	50099
Caudebec-en-Caux	76164
Caumont-l'Éventé	14143
Caumont-sur-Orne	14689
Caunay	79307
Caychax	09088
Cazillac	46232
Cazoulès	24325
Ceaux-en-Couhé	86082
Celliers	73187
Cendrieux	24362
Cercles	24554
Cerqueux	14371
Cersay	79063
Cesny-Bois-Halbout	14150
Cessens	73010
Cessières	02153
Cezais	85292
Chacé	49060
Chail	79064
Chaillé-sous-les-Ormeaux	85213
Chaix	85009
Chalandrey	50256
Chalmazel	42039
Chalonnes-sous-le-Lude	49228
Chambeugle	89086
Chambois	61474
Chambon-le-Château	48038
Chambon-sur-Cisse	41142
Chambretaud	85302
Chambroutet	79049
Chammes	53255
Champ-du-Boult	14658
Champ-sur-Layon	49345
Champcey	50565
Champcourt	52140
Champdor	01080
Champeaux-et-la-Chapelle-Pommier	24253
Champignolles	27685
Champigné	49080
Champlitte-la-Ville	70122
Champs	61491
Champteussé-sur-Baconne	49067
Champtoceaux	49126
Champvallon	89003
Chaméane	63448
Chancé	35220
Chantecorps	79105
Chantelouve	38073
Chantôme	36070
Chanzeaux	49092
Charcé-Saint-Ellier-sur-Aubance	49050
Chardes	17240
Charentenay	70492
Charmoilles	52432
Charmoy	52197
Charny	89086
Charrais	86281
Chartrené	49018
Chassagnes	07334
Chassagny	69179
Chasseguey	50260
Chasseradès	48027
Chassé	72137
Chastel-sur-Murat	15138
Chastenay	89283
Chatoillenot	52189
Chaudron-en-Mauges	49218
Chaumeré	35096
Chaumont-d'Anjou	49163
Chaux-lès-Clerval	25156
Chavagnac	24117
Chavagnes	49086
Chavaignes	49228
Chavornay	01453
Chazelot	25505
Chazoy	25101
Chazé-Henry	49248
Chef-du-Pont	50523
Cheffreville-Tonnencourt	14371
Chemault	45035
Chemellier	49050
Chemillé	49092
Chemiré-sur-Sarthe	49220
Chenaud	24316
Cheneché	86281
Chenillé-Changé	49067
Chennevières	55358
Cherbourg-Octeville	50129
Cherreau	72080
Cherré	49080
Cherré	72080
Cherves-Richemont	16097
Cheux	14098
Chevillon	89086
Cheviré-le-Rouge	49018
Chevry	50363
Chicheboville	14456
Chidrac	63109
Chigné	49228
Chigy	89411
Chirac	48099
Chouzy-sur-Cisse	41055
Choye	70152
Château-Gontier	53062
Château-des-Prés	39258
Château-du-Loir	72071
Châteauneuf-de-Chabre	05118
Châteauneuf-lès-Moustiers	04144
Châteauneuf-sur-Sarthe	49080
Châtelais	49331
Châtelaudren	22206
Châtillon	86082
Châtillon-en-Michaille	01033
Châtillon-sur-Bar	08057
Châtres-la-Forêt	53097
Chèvreville	50391
Chéhéry	08115
Chémery	57209
Chémery-sur-Bar	08115
Chéméré	44005
Chérencé-le-Roussel	50260
Chêne-Arnoult	89086
Chênedollé	14726
Chênedouit	61339
Chênehutte-Trèves-Cunault	49261
Cintray	27112
Cisery	89197
Clairefougère	61292
Clazay	79049
Clefs	49018
Clermain	71134
Clinchamps-sur-Orne	14349
Coglès	35191
Coigny	50273
Colligny	57148
Collinée	22046
Collonges-lès-Premières	21183
Colombey-lès-Choiseul	52074
Colonard-Corubert	61309
Colroy-la-Grande	88361
Coly	24364
Combrée	49248
Comiac	46311
Commelle	38479
Commissey	89407
Concourson-sur-Layon	49125
Condeau	61116
Condé-sur-Huisne	61116
Condé-sur-Iton	27198
Condé-sur-Noireau	14174
Conilhac-de-la-Montagne	11323
Conques	12218
Cons-Sainte-Colombe	74167
Conteville	14005
Contigné	49080
Contres	41059
Contrières	50419
Corbès	30329
Corcelles	01080
Corcelles	70477
Cordieux	01262
Cordiron	25101
Cordéac	38456
Corgirnon	52083
Corlée	52269
Cormaranche-en-Bugey	01185
Corniéville	55258
Corny	27070
Corné	49307
Cossé-d'Anjou	49092
Cottier	25374
Coudekerque-Village	59588
Coudray	45191
Coudreceau	28236
Couhé	86082
Coulanges	41055
Coulans-sur-Lizon	25223
Couledoux	31085
Coulombiers	72138
Coulonces	14762
Coulonge-sur-Charente	17397
Coulonges-les-Sablons	61116
Coulvain	14579
Coupesarte	14431
Courcelles-Val-d'Esnoms	52189
Courchaton	70180
Courménil	61474
Cours	46156
Cours	58086
Cours-la-Ville	69066
Courson	14658
Cousances-au-Bois	55518
Coussergues	12177
Couterne	61096
Coutières	79105
Couture-sur-Loir	41070
Coutures	49050
Coutures	57132
Couvains	61167
Coëtlogon	22241
Cran-Gevrier	74010
Cras-sur-Reyssouze	01130
Cravant	89130
Crenay	52205
Cressensac	46083
Cressy	76034
Creuë	55551
Crimolois	21452
Croissanville	14431
Croixanvec	56213
Cruéjouls	12177
Crèvecœur-en-Auge	14431
Cré-sur-Loir	72025
Créancey	52114
Crézières	79083
Cubjac	24147
Cubry-lès-Soing	70492
Cugand	85076
Cuisiat	01426
Culoz	01138
Cuon	49018
Curcy-sur-Orne	14689
Cuttura	39491
Dallet	63226
Dame-Marie	27578
Dampierre	14672
Dampierre-au-Temple	51485
Dampierre-sur-Blévy	28226
Dampierre-sur-Loire	49328
Dampsmesnil	27213
Dancé	42268
Dancé	61309
Danvou-la-Ferrière	14027
Dareizé	69157
Darnac	87028
Daumeray	49220
Denneville	50412
Derchigny	76618
Dessia	39273
Deux-Évailles	53161
Deuxnouds-aux-Bois	55274
Deuxnouds-devant-Beauzée	55040
Dicy	89086
Didenheim	68056
Digulleville	50041
Dilo	89014
Dio-et-Valquières	34144
Dissais	85135
Dissé-sous-le-Lude	72176
Domfront	61145
Dommartin	01025
Dompierre-du-Chemin	35163
Dompierre-sur-Héry	58026
Domremy-aux-Bois	55179
Donnemarie	52353
Donzy-le-National	71582
Dornot	57021
Douaumont	55537
Doucy	73187
Doulaize	25223
Doué-la-Fontaine	49125
Drain	49126
Dreuil-lès-Molliens	80554
Drignac	15003
Droyes	52411
Ducey	50168
Débats-Rivière-d'Orpra	42084
Dénezé-sous-le-Lude	49228
Eberbach-Wœrth	67176
Embourie	16253
Enguinegatte	62295
Enquin-les-Mines	62295
Eperrais	61196
Escaufourt	59545
Esparron-la-Bâtie	04023
Esquibien	29003
Essert	89233
Esserval-Combe	39329
Essey-les-Eaux	52353
Essey-les-Ponts	52114
Estables	48127
Estouches	91390
Estouteville-Écalles	76146
Estry	14726
Estrées-en-Chaussée	80557
Exmes	61474
Eyliac	24026
Eyvirat	24064
Fa	11131
Fains-la-Folie	28406
Familly	14371
Fargniers	02738
Fargues	46033
Faronville	45240
Fau-de-Peyre	48009
Faucoucourt	02018
Fauville-en-Caux	76258
Faveraye-Mâchelles	49345
Faverolles-en-Berry	36244
Faye-d'Anjou	49345
Feings	41059
Feissons-sur-Isère	73187
Fel	61474
Ferrières	50591
Fervaques	14371
Feuguerolles-sur-Seulles	14581
Fierville-Bray	14005
Fitilieu	38001
Flat	63160
Flaugnac	46103
Fleurigny	89414
Fleurigné	35062
Fleury-sur-Aire	55389
Flornoy	52497
Flottemanville-Hague	50041
Flée	21272
Fontaine-Guérin	49138
Fontaine-Milon	49194
Fontaine-le-Puits	73284
Fontaine-sous-Montaiguillon	77262
Fontanes	48105
Fontanes-du-Causse	46138
Fontclaireau	16206
Fontenai-les-Louvets	61228
Fontenai-sur-Orne	61153
Fontenailles	89405
Fontenay	50436
Fontenay-en-Vexin	27213
Fontenelle-en-Brie	02458
Fontenermont	14658
Fontenouilles	89086
Forges	49125
Fort-Mardyck	59183
Forêt-la-Folie	27213
Foucarville	50523
Fougerolles	70245
Fougeré	49018
Fougères-sur-Bièvre	41059
Foulzy	08189
Fourges	27213
Fourmetot	27263
Fournoulès	15181
Fourqueux	78551
Fouvent-le-Bas	70247
Francheville	27679
Francin	73151
Freigné	44180
Fresnay-en-Retz	44021
Fresne-l'Archevêque	27070
Fresne-lès-Reims	51075
Fresneaux-Montchevreuil	60256
Fresnoy-en-Bassigny	52377
Frettemolle	80436
Frettes	70122
Froideville	39577
Frontenay-sur-Dive	86225
Frétigny	28331
Frênes	61486
Féas	64225
Gaillardbois-Cressenville	27294
Garcelles-Secqueville	14554
Gardes-le-Pontaroux	16198
Garencières	27277
Garrosse	40197
Gauville	61167
Gavarnie	65192
Gavray	50197
Geiswiller	67153
Geneslay	61096
Gennes	49261
Gennes-sur-Glaize	53104
Genneteil	49228
Genouillac	16192
Genrupt	52060
Gené	49367
Georfans	70180
Germignonville	28406
Gernicourt	51171
Gerrots	14743
Gesté	49023
Gimbrett	67034
Gingsheim	67539
Gionges	51612
Girmont	88465
Gironville-sous-les-Côtes	55258
Gisay-la-Coudre	27049
Givarlais	03158
Giéville	50601
Glainans	25018
Glatigny	50236
Glennes	02439
Glicourt	76618
Glos-la-Ferrière	61167
Glénac	56061
Godisson	61275
Gonaincourt	52064
Goncourt	52064
Gouchaupre	76618
Goulet	61194
Goulier	09334
Gourfaleur	50546
Gourzon	52265
Gouttières	27049
Goux	39198
Gouy-l'Hôpital	80443
Gouze	64396
Gouzougnat	23093
Grainville	27294
Granchain	27049
Grand-Castang	24260
Grand-Vabre	12218
Grandchamp	89086
Grandchamp-le-Château	14431
Grande-Rivière	39258
Granges-de-Vienney	25417
Granier	73006
Greny	76618
Gresin	73236
Greucourt	70418
Griesbach	67176
Griesbach-le-Bastberg	67061
Groslée	01338
Grugé-l'Hôpital	49248
Grusse	39576
Grèzes	24117
Gréville-Hague	50041
Grézillé	49261
Guerchy	89196
Gueytes-et-Labastide	11080
Gueyze	47302
Guibermesnil	80456
Guignicourt	02360
Guignonville	45160
Guilberville	50601
Guillon	89197
Guilmécourt	76618
Guipronvel	29076
Guitry	27213
Guéhébert	50419
Guémicourt	80703
Gâtelles	28386
Gèdre	65192
Gée	49021
Gémages	61484
Génicourt-sous-Condé	55123
Gérauvilliers	55026
Hadonville-lès-Lachaussée	55267
Haleine	61096
Halling-lès-Boulay	57097
Hamars	14689
Haraumont	55571
Hardivillers-en-Vexin	60209
Hargeville-sur-Chée	55123
Harméville	52288
Harricourt	52140
Harsault	88029
Hattonchâtel	55551
Hattonville	55551
Haucourt-la-Rigole	55500
Haumont-lès-Lachaussée	55267
Hautecourt-lès-Broville	55002
Hauterive-la-Fresse	25390
Hauteville-Lompnes	01185
Hautmougey	88029
Hellemmes-Lille	59350
Hengoat	22264
Herbelles	62471
Hermerswiller	67206
Hermillon	73135
Herqueville	50041
Hesdin	62447
Heugon	61167
Heuilley-Cotton	52529
Heurtevent	14371
Heussé	50591
Hiers-Brouage	17219
Hiéville	14654
Hocquincourt	80406
Hohatzenheim	67539
Hohwiller	67474
Holtzwihr	68143
Hostiaz	01185
Houdelaucourt-sur-Othain	55500
Houesville	50099
Houlbec-près-le-Gros-Theil	27062
Hubert-Folie	14538
Huby-Saint-Leu	62447
Huillé	49174
Huppain	14515
Husson	50591
Hyencourt-le-Grand	80621
Hyenville	50419
Hébécrevon	50239
Hérenguerville	50419
Ilhan	65099
Imbsheim	67061
Inghem	62471
Intraville	76618
Irmstett	67442
Ithorots-Olhaïby	64049
Izy	45025
Jallais	49023
Janville	28199
Jarnioux	69114
Jarzé	49163
Jaunay-Clan	86115
Javols	48009
Jeansagnière	42039
Jobourg	50041
Jonquerets-de-Livet	27049
Jorquenay	52246
Jubécourt	55117
Juigné-sur-Loire	49167
Jumelles	49180
Jurques	14347
Juvigny-le-Tertre	50260
Juvigny-sous-Andaine	61211
Kaysersberg	68162
Kernével	29241
Kientzheim	68162
Kleinfrankenheim	67452
Kuhlendorf	67339
L'Aiguillon-sur-Mer	85001
L'Hermitage-Lorge	22203
L'Hermitière	61484
L'Hôpital-sous-Rochefort	42084
L'Hôtellerie-de-Flée	49331
L'Oudon	14654
L'Épinay-le-Comte	61324
La Baroche-sous-Lucé	61211
La Barre-en-Ouche	27049
La Bastide-l'Évêque	12021
La Bataille	79083
La Bazoge	50260
La Benâte	17277
La Bernardière	85076
La Beslière	50188
La Bigne	14579
La Bohalle	49307
La Boissière-d'Ans	24147
La Boissière-sur-Èvre	49218
La Bosse	41273
La Bréole	04033
La Brévière	14576
La Bâtie-Divisin	38001
La Capelle	48034
La Carneille	61007
La Celle-sous-Montmirail	02458
La Chapelle-Basse-Mer	44029
La Chapelle-Caro	56197
La Chapelle-Engerbold	14174
La Chapelle-Gaceline	56061
La Chapelle-Gaudin	79013
La Chapelle-Gaugain	72262
La Chapelle-Haute-Grue	14576
La Chapelle-Hullin	49248
La Chapelle-Janson	35062
La Chapelle-Largeau	79079
La Chapelle-Monthodon	02053
La Chapelle-Péchaud	24086
La Chapelle-Rousselin	49092
La Chapelle-Saint-Florent	49244
La Chapelle-Saint-Sauveur	44213
La Chapelle-Saint-Étienne	79179
La Chapelle-Thireuil	79077
La Chapelle-Yvon	14570
La Chapelle-aux-Lys	85289
La Chapelle-d'Andaine	61096
La Chapelle-de-Mardore	69248
La Chapelle-du-Genêt	49023
La Chapelle-en-Juger	50239
La Chapelle-sur-Oudon	49331
La Chaussaire	49218
La Chaze-de-Peyre	48009
La Claye	85036
La Cochère	61474
La Colombe	41173
La Cornuaille	49183
La Couarde	79217
La Coudre	79013
La Courbe	61153
La Croix-Avranchin	50487
La Croupte	14371
La Cula	42225
La Côte-d'Aime	73150
La Daguenière	49307
La Faute-sur-Mer	85001
La Ferrière	22183
La Ferrière	38163
La Ferrière-Harang	14061
La Ferrière-de-Flée	49331
La Ferté-Frênel	61167
La Flocellière	85090
La Fontenelle	35004
La Forêt-Auvray	61339
La Fosse-de-Tigné	49373
La Fresnaye-au-Sauvage	61339
La Fresnaye-sur-Chédouet	72137
La Frédière	17344
La Genevraie	61275
La Glacerie	50129
La Gonterie-Boulouneix	24064
La Graverie	14061
La Guyonnière	85146
La Guéroulde	27112
La Hardoye	08366
La Haute-Chapelle	61145
La Haye-du-Puits	50236
La Jubaudière	49023
La Jumellière	49092
La Lande-sur-Drôme	14672
La Lande-sur-Eure	61230
La Longeville	25390
La Mailleraye-sur-Seine	76401
La Mancellière	50256
La Mancellière-sur-Vire	50546
La Meignanne	49200
La Membrolle-sur-Longuenée	49200
La Moncelle	08053
La Motte-de-Galaure	26216
La Mouille	39368
La Neuville-Garnier	60694
La Perrière	61196
La Poitevinière	49023
La Pommeraie-sur-Sèvre	85090
La Pommeraye	49244
La Poterie-au-Perche	61491
La Pouëze	49367
La Prévière	49248
La Péruse	16192
La Renaudière	49301
La Roche-Derrien	22264
La Rochefoucauld	16281
La Rochelle-Normande	50565
La Rochette	73215
La Rocque	14726
La Ronde	79123
La Ronde-Haye	50550
La Rouge	61484
La Roussière	27049
La Rouxière	44213
La Salle-de-Vihiers	49092
La Salle-et-Chapelle-Aubry	49218
La Sauvagère	61463
La Selle-en-Coglès	35191
La Tardière	85289
La Tour-Blanche	24554
La Tourette	19275
La Tourlandry	49092
La Vacquerie	14143
La Varenne	49126
La Verrie	85302
La Ville-aux-Nonains	28373
La Villedieu	48127
La Villeneuve-sur-Vingeanne	21433
La Villotte	89472
La Vineuse	71582
Labarrère	32079
Labastide-Dénat	81218
Labastide-Murat	46138
Laboissière-Saint-Martin	80456
Labouquerie	24028
Labrosse	45191
Labuissière	62178
Lacam-d'Ourcet	46311
Lachamp	48126
Laduz	89196
Lagarde-Enval	19098
Lagraulas	32462
Laguenne	19101
Laharmand	52251
Lahaye-Saint-Romain	80630
Lahitte	65054
Laigné	53124
Lains	39273
Laize-la-Ville	14349
Lalleyriat	01204
Lamarche-en-Woëvre	55386
Lamargelle-aux-Bois	52094
Lamativie	46311
Lamballe	22093
Lamothe-en-Blaisy	52140
Lamérac	16224
Lancrans	01033
Landemont	49126
Landepéreuse	27049
Landonvillers	57155
Landéville	52173
Laneuville-au-Bois	52288
Langast	22219
Langourla	22046
Lanhélin	35308
Laniscat	22107
Lannes	52432
Lanouée	56102
Lanslebourg-Mont-Cenis	73290
Lanslevillard	73290
Lapanouse	12270
Larchamp	61486
Larche	04120
Laroque-des-Arcs	46156
Lascabanes	46262
Lasse	49228
Lasson	14543
Lassy	14357
Laval-Atger	48139
Laval-d'Aurelle	07262
Lavastrie	15142
Lavenay	72262
Lavernhe	12270
Laveyssière	24259
Lavignéville	55274
Lavilleneuve-aux-Fresnes	52140
Le Beugnon	79077
Le Bleymard	48027
Le Bois	73003
Le Bois-d'Oingt	69024
Le Boulvé	46033
Le Bourg-Saint-Léonard	61474
Le Bourg-d'Iré	49331
Le Breuil-Bernard	79179
Le Breuil-sous-Argenton	79013
Le Bény-Bocage	14061
Le Cambout	22241
Le Change	24026
Le Chefresne	50393
Le Chesnay	78158
Le Chesne	08116
Le Chevain	72308
Le Châtel	73135
Le Désert	14726
Le Fief-Sauvin	49218
Le Fossé	76276
Le Fresne-sur-Loire	49160
Le Fuilet	49218
Le Gast	14658
Le Gouray	22046
Le Gué-de-la-Chaîne	61196
Le Guédeniau	49018
Le Héron	76455
Le Locheur	14475
Le Longeron	49301
Le Louroux-Béconnais	49183
Le Marillais	49244
Le Massegros	48094
Le Merlerault	61275
Le Mesnil-Amand	50197
Le Mesnil-Auzouf	14347
Le Mesnil-Bacley	14371
Le Mesnil-Benoist	14658
Le Mesnil-Bœufs	50256
Le Mesnil-Caussois	14658
Le Mesnil-Drey	50188
Le Mesnil-Durand	14371
Le Mesnil-Germain	14371
Le Mesnil-Herman	50546
Le Mesnil-Mauger	14431
Le Mesnil-Opac	50363
Le Mesnil-Patry	14098
Le Mesnil-Rainfray	50260
Le Mesnil-Rogues	50197
Le Mesnil-Thébault	50256
Le Mesnil-Tôve	50260
Le Mesnil-en-Vallée	49244
Le Mesnilbus	50550
Le Monastier-Pin-Moriès	48099
Le Petit-Mercey	39190
Le Pin	38292
Le Pin-en-Mauges	49023
Le Plessis-Grimoult	14027
Le Plessis-Macé	49200
Le Poil	04204
Le Poiré-sur-Velluire	85177
Le Poizat	01204
Le Pont-de-Montvert	48116
Le Pont-de-Planches	70418
Le Ponthou	29199
Le Puiset	28199
Le Puiset-Doré	49218
Le Puits-des-Mèzes	52050
Le Puy-Saint-Bonnet	49099
Le Périer	38073
Le Recoux	48094
Le Reculey	14061
Le Roc-Saint-André	56197
Le Rouget	15268
Le Rousset	71279
Le Sap	61460
Le Temple	79079
Le Theil	61484
Le Theil-Bocage	14726
Le Thoureil	49261
Le Tourneur	14061
Le Travet	81233
Le Tremblay	49248
Le Valdécie	50082
Le Vieil-Baugé	49018
Le Villard	48039
Le Voide	49373
Le Vrétot	50082
Leffond	70122
Leiterswiller	67206
Lempire-aux-Bois	55276
Lendresse	64396
Les Abrets	38001
Les Alleuds	49050
Les Alleuds	79136
Les Alleux	08116
Les Autels-Saint-Bazile	14371
Les Authieux-Papion	14431
Les Authieux-du-Puits	61275
Les Avenières	38022
Les Biards	50256
Les Bordes-sur-Lez	09062
Les Cerqueux-sous-Passavant	49373
Les Châtelliers-Châteaumur	85090
Les Chéris	50168
Les Clouzeaux	85008
Les Essards	37123
Les Essarts	85084
Les Eyzies-de-Tayac-Sireuil	24172
Les Fontenis	70447
Les Forges	56102
Les Graulges	24253
Les Jumeaux	79016
Les Marats	55123
Les Marches	73151
Les Moutiers-Hubert	14371
Les Moëres	59260
Les Ollières	74282
Les Olmes	69157
Les Oubeaux	14342
Les Perques	50082
Les Piards	39130
Les Quatre-Routes-du-Lot	46232
Les Rosiers-sur-Loire	49261
Les Rotours	61339
Les Tourailles	61007
Les Verchers-sur-Layon	49125
Les Veys	50099
Les Vignes	48094
Lesson	85020
Lez	31471
Lhospitalet	46172
Lhôpital	01215
Liergues	69114
Lignerolles	61491
Lignières-Sonneville	16186
Lignières-la-Carelle	72137
Ligueux	24540
Lincel	04192
Lincheux-Hallivillers	80443
Lingreville	50272
Linières-Bouton	49228
Liouville	55012
Liré	49126
Lisse	47221
Lithaire	50273
Livaie	61228
Livarot	14371
Livry	14143
Lizy	02018
Lièvremont	25357
Loc-Eguiner-Saint-Thégonnec	29266
Lochieu	01453
Loché	71270
Locmaria-Berrien	29227
Logny-lès-Chaumont	08113
Loigné-sur-Mayenne	53136
Loiron	53137
Lomme	59350
Lompnieu	01036
Longeault	21352
Longefoy	73006
Longeville-sur-la-Laines	52411
Longny-au-Perche	61230
Longraye	14581
Longuefuye	53104
Longuenoë	61228
Longueval-Barbonval	02439
Longvillers	80245
Loré	61211
Loublande	79079
Loucé	61153
Louerre	49003
Louesme	89073
Loupiac	15153
Louppy-sur-Chée	55123
Louroux-Hodement	03158
Louvaines	49331
Louvergny	08116
Louvois	51564
Louze	52411
Loxéville	55179
Lozon	50292
Lucé	61211
Luigné	49050
Luitré	35163
Luméville-en-Ornois	55215
Lunas	34144
Lunax	31412
Lusans	25468
Lué-en-Baugeois	49163
Lécaude	14431
Lécourt	52332
Léguillac-de-Cercles	24253
Léhon	22050
Lénault	14174
Lénizeul	52332
Lézat	39368
Lézigné	49174
Lœuilly	80485
Machecoul	44087
Maconcourt	52456
Magnac-Lavalette-Villars	16198
Magny-la-Campagne	14431
Magny-le-Freule	14431
Maillet	03158
Mainbresson	08366
Mainbressy	08366
Mainterne	28120
Mainvilliers	45191
Mairy	08145
Maisières-Notre-Dame	25537
Maisoncelles-la-Jourdan	14762
Maizery	57148
Malaumont	55114
Malbouzon	48087
Malemort-sur-Corrèze	19123
Malesherbes	45191
Malicorne	89086
Malloué	14061
Malétable	61230
Mambouhans	25187
Mametz	80505
Manaurie	24172
Mance	54099
Manchecourt	45191
Mancieulles	54099
Mansle	16206
Marans	49331
Marault	52058
Marbotte	55012
Marc-la-Tour	19098
Marcei	61375
Marchainville	61230
Marchais-Beton	89086
Marchais-en-Brie	02458
Marchal	15038
Marcheville	80222
Marchélepot	80509
Marcillac	33380
Marconne	62447
Mardore	69248
Mardyck	59183
Marennes	17219
Mareuil	24253
Mareuil-sur-Ay	51030
Margilley	70122
Margon	28236
Marigny	50292
Marigny-Brizay	86115
Marigné	49080
Marizy	71279
Marlens	74167
Marmesse	52114
Marmouillé	61081
Marnand	69248
Marsaneix	24312
Martigny	50391
Martigné-Briand	49086
Marville-les-Bois	28360
Mas-d'Orcières	48027
Masbaraud-Mérignat	23189
Masevaux	68201
Massais	79063
Massy	71582
Mattstall	67263
Maulain	52332
Maumusson	44180
Maure-de-Bretagne	35168
Maurens	24259
Mauzé-Thouarsais	79329
May-sur-Orne	14408
Mazières	16192
Mazières-sur-Béronne	79174
Mazé	49194
Meaulne	03168
Meigné	49125
Meigné-le-Vicomte	49228
Meillier-Fontaine	08328
Melay	49092
Membrolles	41173
Menneville	02360
Merval	02439
Meslin	22093
Mesnil-Clinchamps	14658
Messais	86161
Meulles	14371
Meuvy	52074
Meylan	47302
Meyronnes	04120
Meythet	74010
Mezel	63226
Michaugues	58026
Michelbach	68012
Miellin	70489
Mifaget	64148
Mignafans	70487
Milhac-d'Auberoche	24026
Milhaguet	87092
Milizac	29076
Milly	50391
Miribel	26210
Misery	80509
Missy	14475
Missé	79329
Mitschdorf	67160
Mittelhausen	67539
Mittois	14654
Mobecq	50236
Mognard	73010
Molesmes	89405
Molineuf	41142
Molinghem	62473
Molières-Glandaz	26001
Molpré	39329
Monbardon	32365
Monceaux-au-Perche	61230
Moncoutant	79179
Mondrecourt	55254
Monnai	61167
Monsec	24253
Monsols	69135
Mont-Bertrand	14061
Mont-de-Lans	38253
Montabon	72071
Montagna-le-Templier	39273
Montagny-sur-Grosne	71134
Montaigu	85146
Montaimont	73235
Montainville	28422
Montalembert	79307
Montamy	14061
Montanel	50487
Montarlot	77316
Montarlot-lès-Champlitte	70122
Montaure	27412
Montbenoît	25390
Montbrun	48146
Montchamp	14726
Montchaton	50388
Montchaude	16224
Montchauvet	14061
Monteille	14431
Montesson	52388
Montfaucon-Montigné	49301
Montferney	25505
Montflovin	25390
Montfort	49125
Montgardon	50236
Montgaroult	61194
Montgellafrey	73235
Montgirod	73006
Montgothier	50256
Montguillon	49331
Montherlant	60570
Montier-en-Der	52331
Montignac-Charente	16393
Montigny	50256
Montigny	72137
Montigny	79123
Montigné	16339
Montigné	79061
Montjean-sur-Loire	49244
Montjézieu	48034
Montlandon	52242
Montlaur	11251
Montmarquet	80456
Montmartin-en-Graignes	50099
Montmin	74275
Montours	35191
Montourtier	53161
Montpezat	04124
Montpollin	49018
Montrevault	49218
Montrichard	41151
Montrigaud	26210
Montrond	73013
Montsaon	52469
Montsaugeon	52405
Montsecret	61292
Montseugny	70101
Montsurvent	50215
Montursin	25275
Montviette	14654
Montviron	50565
Morains	51158
Morannes	49220
Morchamps	25505
Moret-sur-Loing	77316
Morez	39368
Morieux	22093
Mormaison	85197
Mornay	21433
Mortain	50359
Mortzwiller	68219
Morval	39010
Morville-sur-Andelle	76455
Mosnac	16233
Mougon	79185
Mouilleron-en-Pareds	85154
Moulicent	61230
Moulins	79079
Moult	14456
Mourjou	15027
Moussonvilliers	61429
Moustoir-Remungol	56144
Moutiers-sous-Argenton	79013
Moutiers-sous-Chantemerle	79179
Moutils	77093
Moyon	50363
Mureils	26216
Musseau	52094
Mâcot-la-Plagne	73150
Mâle	61484
Méaudre	38225
Ménil-Jean	61339
Méon	49228
Méricourt-sur-Somme	80295
Méréville	91390
Mézidon-Canon	14431
Mézières-sur-Issoire	87097
Mûr-de-Bretagne	22158
Naftel	50256
Naizin	56144
Namps-au-Mont	80582
Nangeville	45191
Nantoin	38479
Nattages	01286
Naussac	48105
Naves	07334
Naves	73187
Nehwiller-près-Wœrth	67388
Nenon	39205
Neuilly	89196
Neuilly-la-Forêt	14342
Neuilly-lès-Dijon	21452
Neuilly-sur-Eure	61230
Neuvelle-lès-Champlitte	70122
Neuvelle-lès-Grancey	21304
Neuville-lès-Dieppe	76217
Neuville-lès-Lœuilly	80485
Neuville-près-Sées	61081
Neuvy-en-Beauce	28319
Neuvy-en-Mauges	49092
Neuvéglise	15142
Niederbruck	68201
Niederseebach	67351
Nieul-sur-l'Autise	85162
Nijon	52064
Noailhac	12218
Nocé	61309
Noirlieu	79049
Noirterre	79049
Nojals-et-Clotte	24028
Nonant-le-Pin	61275
Nonières	07165
Normandel	61429
Normée	51248
Noroy-lès-Jussey	70292
Notre-Dame-d'Allençon	49086
Notre-Dame-d'Elle	50492
Notre-Dame-d'Or	86108
Notre-Dame-de-Briançon	73187
Notre-Dame-de-Courson	14371
Notre-Dame-de-Gravenchon	76476
Notre-Dame-de-Sanilhac	24312
Notre-Dame-du-Rocher	61007
Notre-Dame-du-Touchet	50359
Noyant	49228
Noyant-la-Gravoyère	49331
Noyant-la-Plaine	49003
Noyers-Bocage	14475
Noëllet	49248
Nuaillé-sur-Boutonne	17268
Nueil-sur-Layon	49373
Nuelles	69208
Nyoiseau	49331
Odival	52353
Oger	51612
Oigny	41248
Oingt	69024
Oiron	79196
Ollières	55500
Omiécourt	80621
Omméel	61474
Omonville-la-Petite	50041
Omonville-la-Rogue	50041
Oncourt	88465
Ondefontaine	14027
Onvillers	80623
Onzain	41167
Oradour	15142
Orbois	14581
Orchaise	41142
Origny-le-Butin	61196
Orival	80443
Orliaguet	24325
Ormoy-sur-Aube	52274
Ornacieux	38284
Ornel	55191
Orval	50388
Orveau-Bellesauve	45191
Orville	61460
Osselle	25438
Ossé	35069
Ouchamps	41059
Oucques	41171
Oullins	69149
Oulmes	85162
Ouroux	69135
Ourouër	58204
Ouville-la-Bien-Tournée	14654
Ouzilly-Vignolles	86161
Ouzouer-le-Marché	41173
Ozouer-le-Repos	77010
Oëy	55358
Paizay-le-Tort	79174
Paladru	38292
Paleyrac	24068
Palis	10003
Palmas	12177
Panilleuse	27213
Parcoul	24316
Pargny-Resson	08362
Parigny	50391
Parois	55117
Parpeçay	36229
Parves	01286
Parçay-les-Pins	49228
Passais	61324
Pautaines-Augeville	52187
Payré	86082
Pellouailles-les-Vignes	49323
Penly	76618
Percy	50393
Percy-en-Auge	14431
Perles	02439
Pern	46172
Perret	22107
Perreuse	89420
Perreux	89086
Pers	15268
Pers	79307
Pertain	80621
Petit-Cœur	73187
Peyrillac-et-Millac	24325
Pfettisheim	67495
Pierre-Bénite	69149
Pierrefitte-sur-Seine	93066
Pierrefontaines	52384
Pierres	14726
Pigerolles	23090
Pinsot	38163
Piré-sur-Seiche	35220
Piépape	52529
Placy	14150
Placy-Montaigu	50444
Planguenoual	22093
Plessala	22046
Plessix-Balisson	22209
Pliboux	79307
Plouagat	22206
Ploubalay	22209
Plouguenast	22219
Plounéour-Trez	29021
Pluduno	22237
Pluvault	21352
Pléven	22237
Plœuc-sur-Lié	22203
Pommerit-Jaudy	22264
Poncé-sur-le-Loir	72262
Pont-Trambouze	69066
Pontamafrey-Montpascal	73135
Pontcharra-sur-Turdine	69157
Ponthoux	39286
Pontigné	49018
Portbail	50412
Porte-Joie	27471
Pouancé	49248
Pouchergues	65003
Pouilly-le-Monial	69114
Pouldouran	22264
Poussy-la-Campagne	14005
Pouzioux	86070
Pradelles-en-Val	11251
Prailles	79217
Prangey	52529
Pratz	39286
Pratz	52140
Prauthoy	52405
Premières	21183
Presles	14726
Pressiat	01426
Prez-sur-Marne	52265
Priaires	79334
Primat	08333
Pringy	74010
Prinsuéjols	48087
Prouais	28056
Proussy	14174
Provemont	27153
Provenchères-sur-Fave	88361
Provenchères-sur-Marne	52211
Provenchères-sur-Meuse	52332
Pruillé	49200
Prunoy	89086
Pré-en-Pail	53185
Préaux	77261
Préaux-Saint-Sébastien	14371
Préaux-du-Perche	61309
Précorbin	50492
Prénouvellon	41173
Prénovel	39130
Prépotin	61491
Prétot-Sainte-Suzanne	50273
Puellemontier	52411
Pugny	79179
Pussy	73187
Putanges-Pont-Écrepin	61339
Putot-en-Bessin	14098
Puymangou	24376
Puyrenier	24253
Péré	17340
Quelneuc	56033
Querqueville	50129
Querré	49080
Quessigny	27277
Quessy	02738
Quettetot	50082
Quily	56197
Quincey	10148
Quitteur	70058
Quézac	48146
Rablay-sur-Layon	49345
Rabodanges	61339
Rampont	55497
Randens	73212
Randonnai	61491
Ravennefontaines	52332
Ravenoville	50523
Rebourseaux	89439
Recoules-Prévinquières	12270
Refranche	25223
Reimerswiller	67339
Reitwiller	67034
Remungol	56144
Reuil	51457
Reynier	04023
Rezonville	57578
Ribennes	48126
Ribiers	05118
Ricarville	76258
Riedheim	67061
Riedwihr	68143
Rieutort-de-Randon	48127
Rignaucourt	55254
Ristolas	05001
Robehomme	14046
Robert-Magny	52331
Rochetaillée	42218
Rocquancourt	14538
Rocquencourt	78158
Rollainville	88321
Romagny	50436
Romette	05061
Ronel	81233
Ronfeugerai	61007
Ronthon	50167
Roquetaillade	11323
Rorthais	79079
Rosières-en-Blois	55148
Rosoy-sur-Amance	52242
Rossay	86137
Roucamps	14027
Rouelles	76351
Rouellé	61145
Rouffigny	50639
Roullours	14762
Roullée	72137
Roumazières-Loubert	16192
Roumégoux	81233
Rountzenheim	67418
Roussac	87128
Roussay	49301
Routelle	25438
Rouvenac	11131
Rouvray-Saint-Denis	28319
Rouvray-Saint-Florentin	28422
Rouxeville	50492
Rozières	52479
Roôcourt-la-Côte	52058
Rubécourt-et-Lamécourt	08053
Ruffieu	01187
Ruillé-le-Gravelais	53137
Ruillé-sur-Loir	72262
Rully	14726
Rumaisnil	80582
Rumersheim	67034
Russy	14591
Réchicourt	55500
Récourt	52332
Rémonville	08437
Révillon	02439
Sacy	89441
Saint-Agil	41248
Saint-Agnan	02053
Saint-Agnan-sur-Erre	61484
Saint-Agnant-sous-les-Côtes	55012
Saint-Aignan-de-Cramesnil	14554
Saint-Amand	50444
Saint-Amand-de-Belvès	24035
Saint-Amand-de-Coly	24364
Saint-Amand-des-Hautes-Terres	27011
Saint-Amans	09056
Saint-Amans	48127
Saint-Anastaise	63038
Saint-Andoche	70247
Saint-André-Treize-Voies	85197
Saint-André-de-la-Marche	49301
Saint-Andéol-de-Clerguemort	48152
Saint-Andéol-le-Château	69179
Saint-Ange-le-Viel	77504
Saint-Antoine	33018
Saint-Antoine-d'Auberoche	24026
Saint-Antonin-de-Lacalm	81233
Saint-Aquilin-de-Pacy	27448
Saint-Aubert-sur-Orne	61339
Saint-Aubin-Château-Neuf	89334
Saint-Aubin-Lébizay	14231
Saint-Aubin-de-Baubigné	79079
Saint-Aubin-de-Luigné	49292
Saint-Aubin-des-Grois	61309
Saint-Aubin-des-Hayes	27049
Saint-Aubin-du-Pavail	35069
Saint-Aubin-du-Perron	50550
Saint-Aubin-le-Guichard	27049
Saint-Aubin-le-Vertueux	27516
Saint-Aulaye	24376
Saint-Avit	41248
Saint-Barbant	87028
Saint-Bauld	37254
Saint-Bazile-de-la-Roche	19010
Saint-Benoît	01338
Saint-Benoît-en-Woëvre	55551
Saint-Bernard	38395
Saint-Blancard	32365
Saint-Bois	01015
Saint-Bonnet-Avalouze	19101
Saint-Bonnet-de-Montauroux	48139
Saint-Bonnet-de-Valclérieux	26210
Saint-Brice-en-Coglès	35257
Saint-Caprais-de-Blaye	33380
Saint-Cernin	46252
Saint-Cernin-de-Reillac	24356
Saint-Charles-de-Percy	14726
Saint-Chartres	86161
Saint-Christol	34246
Saint-Christophe	69135
Saint-Christophe-du-Luat	53097
Saint-Christophe-la-Couperie	49126
Saint-Christophe-le-Jajolet	61375
Saint-Christophe-les-Gorges	15153
Saint-Cirgues-sur-Couze	63109
Saint-Cirq	24172
Saint-Clair-d'Arcey	27516
Saint-Constant	15181
Saint-Cornier-des-Landes	61486
Saint-Crespin-sur-Moine	49301
Saint-Crépin-de-Richemont	24064
Saint-Cyprien	46262
Saint-Cyprien-sur-Dourdou	12218
Saint-Cyr	86019
Saint-Cyr-du-Ronceray	14570
Saint-Cyr-en-Bourg	49060
Saint-Céneré	53161
Saint-Côme-du-Mont	50099
Saint-Daunès	46263
Saint-Denis-Maisoncelles	14061
Saint-Denis-d'Authou	28331
Saint-Denis-de-Villenette	61211
Saint-Denis-du-Pin	17277
Saint-Denis-sur-Ouanne	89086
Saint-Didier-d'Allier	43221
Saint-Didier-sous-Riverie	69228
Saint-Didier-sous-Écouves	61228
Saint-Dizier-Leyrenne	23189
Saint-Dézery	19275
Saint-Florent-des-Bois	85213
Saint-Florent-le-Vieil	49244
Saint-Fort	53062
Saint-Frézal-de-Ventalon	48152
Saint-Gelven	22107
Saint-Geniez-d'Olt	12224
Saint-Genis-du-Bois	33008
Saint-Genix-sur-Guiers	73236
Saint-Georges-d'Aunay	14579
Saint-Georges-de-Bohon	50564
Saint-Georges-de-Chesné	35282
Saint-Georges-de-Longuepierre	17268
Saint-Georges-de-Lévéjac	48094
Saint-Georges-de-Montaigu	85146
Saint-Georges-des-Gardes	49092
Saint-Georges-des-Sept-Voies	49261
Saint-Georges-du-Bois	49138
Saint-Georges-en-Auge	14654
Saint-Georges-sur-Layon	49125
Saint-Germain-d'Ectot	14581
Saint-Germain-de-Confolens	16106
Saint-Germain-de-Marencennes	17340
Saint-Germain-de-Montgommery	14576
Saint-Germain-de-Tallevende-la-Lande-Vaumont	14762
Saint-Germain-des-Vaux	50041
Saint-Germain-du-Crioult	14174
Saint-Germain-l'Aiguiller	85154
Saint-Germain-la-Chambotte	73010
Saint-Germain-la-Gâtine	28034
Saint-Germain-lès-Arlay	39017
Saint-Germain-sur-Moine	49301
Saint-Germain-sur-Sarthe	72138
Saint-Germain-sur-l'Arbresle	69208
Saint-Gilles-du-Mené	22046
Saint-Girod	73010
Saint-Gouéno	22046
Saint-Guen	22158
Saint-Gérand	56213
Saint-Géry	46268
Saint-Herblon	44163
Saint-Hilaire	16028
Saint-Hilaire	38395
Saint-Hilaire-Saint-Florent	49328
Saint-Hilaire-au-Temple	51485
Saint-Hilaire-de-Loulay	85146
Saint-Hilaire-du-Bois	49373
Saint-Hilaire-du-Bois	85040
Saint-Hilaire-la-Gérard	61294
Saint-Jacques-des-Arrêts	69135
Saint-Jacut-du-Mené	22046
Saint-Jean-d'Ardières	69019
Saint-Jean-d'Eyraud	24259
Saint-Jean-de-Belleville	73257
Saint-Jean-de-Beugné	85223
Saint-Jean-de-Linières	49298
Saint-Jean-de-Pourcharesse	07284
Saint-Jean-de-Touslas	69179
Saint-Jean-de-la-Forêt	61309
Saint-Jean-des-Baisants	50492
Saint-Jean-des-Bois	61486
Saint-Jean-des-Essartiers	14672
Saint-Jean-des-Mauvrets	49167
Saint-Jean-du-Corail	50359
Saint-Jean-le-Blanc	14357
Saint-Jean-le-Priche	71270
Saint-Jean-sur-Couesnon	35282
Saint-Jean-sur-Erve	53228
Saint-Jores	50273
Saint-Jouin-de-Marnes	79196
Saint-Jouin-de-Milly	79179
Saint-Julien	70373
Saint-Julien-Labrousse	07165
Saint-Julien-d'Arpaon	48166
Saint-Julien-d'Eymet	24423
Saint-Julien-de-Bourdeilles	24064
Saint-Julien-de-Crempse	24259
Saint-Julien-de-Mailloc	14570
Saint-Julien-du-Tournel	48027
Saint-Julien-la-Vêtre	42245
Saint-Julien-le-Faucon	14431
Saint-Just-de-Bélengard	11128
Saint-Just-sur-Loire	42279
Saint-Lambert-des-Levées	49328
Saint-Lambert-du-Lattay	49292
Saint-Launeuc	22147
Saint-Laurent-Lolmie	46262
Saint-Laurent-Rochefort	42084
Saint-Laurent-d'Oingt	69024
Saint-Laurent-de-Trèves	48166
Saint-Laurent-de-la-Plaine	49244
Saint-Laurent-des-Autels	49126
Saint-Laurent-des-Bâtons	24362
Saint-Laurent-des-Mortiers	53029
Saint-Laurent-du-Mottay	49244
Saint-Laurent-les-Bains	07262
Saint-Laurent-sur-Manoire	24053
Saint-Lieux-Lafenasse	81233
Saint-Loup	69157
Saint-Loup-de-Fribois	14527
Saint-Loyer-des-Champs	61375
Saint-Lupicin	39491
Saint-Léger	50493
Saint-Léger-de-la-Martinière	79174
Saint-Léger-des-Bois	49298
Saint-Lézin	49092
Saint-Lô-d'Ourville	50412
Saint-M'Hervon	35184
Saint-Macaire-en-Mauges	49301
Saint-Macoux	86247
Saint-Mamert	69135
Saint-Manvieu-Bocage	14658
Saint-Marc-sur-Couesnon	35282
Saint-Mars-de-Locquenay	72382
Saint-Mars-la-Jaille	44180
Saint-Marsault	79123
Saint-Martin-Bellevue	74282
Saint-Martin-Don	14061
Saint-Martin-Sepert	19248
Saint-Martin-d'Arcé	49018
Saint-Martin-de-Belleville	73257
Saint-Martin-de-Connée	53249
Saint-Martin-de-Fontenay	14408
Saint-Martin-de-Lamps	36093
Saint-Martin-de-Landelles	50484
Saint-Martin-de-Sallen	14689
Saint-Martin-de-Vers	46252
Saint-Martin-de-la-Place	49261
Saint-Martin-des-Besaces	14061
Saint-Martin-des-Champs	50025
Saint-Martin-du-Bois	49331
Saint-Martin-du-Mesnil-Oury	14371
Saint-Martin-en-Campagne	76618
Saint-Martin-le-Hébert	50082
Saint-Martin-lès-Melle	79174
Saint-Martin-sur-Ocre	89334
Saint-Martin-sur-Oreuse	89414
Saint-Martin-sur-Ouanne	89086
Saint-Martin-sur-la-Renne	52031
Saint-Mathurin-sur-Loire	49307
Saint-Matré	46033
Saint-Maurice-de-Rotherens	73236
Saint-Maurice-du-Désert	61463
Saint-Maurice-la-Fougereuse	79280
Saint-Maurice-lès-Charencey	61429
Saint-Maurice-sur-Dargoire	69228
Saint-Michel	52529
Saint-Michel-Mont-Mercure	85090
Saint-Michel-de-Feins	53029
Saint-Michel-de-Livet	14371
Saint-Michel-de-Rivière	24354
Saint-Michel-de-la-Pierre	50550
Saint-Michel-des-Andaines	61483
Saint-Michel-et-Chanveaux	49248
Saint-Michel-l'Écluse-et-Léparon	24354
Saint-Médard	79061
Saint-Même-le-Tenu	44087
Saint-Nicolas-Courbefy	87027
Saint-Nicolas-d'Attez	27578
Saint-Nicolas-de-Bliquetuit	76401
Saint-Nicolas-des-Laitiers	61167
Saint-Ouen-d'Attez	27578
Saint-Ouen-de-la-Cour	61196
Saint-Ouen-des-Besaces	14061
Saint-Ouen-des-Champs	27263
Saint-Ouen-la-Rouërie	35004
Saint-Ouen-le-Houx	14371
Saint-Ouen-sur-Maire	61153
Saint-Ouën-des-Vallons	53161
Saint-Oyen	73003
Saint-Pancrasse	38395
Saint-Pantaly-d'Ans	24147
Saint-Pantaléon	46263
Saint-Pardoux	79285
Saint-Pardoux	87128
Saint-Pardoux-Corbier	19248
Saint-Paterne	72308
Saint-Paul-de-Courtonne	14194
Saint-Paul-de-Loubressac	46103
Saint-Paul-de-Vézelin	42268
Saint-Pellerin	50099
Saint-Philbert-du-Pont-Charrault	85051
Saint-Philbert-en-Mauges	49023
Saint-Pierre-Lavis	76258
Saint-Pierre-Montlimart	49218
Saint-Pierre-Tarentaine	14061
Saint-Pierre-de-Caubel	47206
Saint-Pierre-de-Mailloc	14570
Saint-Pierre-de-Plesguen	35308
Saint-Pierre-du-Mesnil	27049
Saint-Pierre-la-Rivière	61474
Saint-Pierre-la-Vieille	14174
Saint-Pierre-sur-Dives	14654
Saint-Pierre-sur-Orthe	53249
Saint-Pierre-à-Champ	79063
Saint-Pol-sur-Mer	59183
Saint-Priest-le-Betoux	87180
Saint-Projet-Saint-Constant	16281
Saint-Péravy-Épreux	45240
Saint-Quentin-au-Bosc	76618
Saint-Quentin-des-Isles	27516
Saint-Quentin-en-Mauges	49218
Saint-Quentin-lès-Beaurepaire	49018
Saint-Quentin-lès-Troo	41149
Saint-Rigomer-des-Bois	72137
Saint-Rome-de-Dolan	48094
Saint-Romphaire	50546
Saint-Rémy-de-Salers	15202
Saint-Rémy-des-Landes	50236
Saint-Rémy-en-Mauges	49218
Saint-Rémy-la-Varenne	49050
Saint-Salvadou	12021
Saint-Samson	53185
Saint-Samson-de-Bonfossé	50546
Saint-Saturnin-sur-Loire	49050
Saint-Sauveur	79049
Saint-Sauveur	86245
Saint-Sauveur-Lendelin	50550
Saint-Sauveur-de-Flée	49331
Saint-Sauveur-de-Landemont	49126
Saint-Sauveur-de-Peyre	48009
Saint-Sauveur-la-Vallée	46138
Saint-Saviol	86247
Saint-Sever-Calvados	14658
Saint-Sigismond	49160
Saint-Simeux	16233
Saint-Siméon	61324
Saint-Sorlin	69228
Saint-Sornin	85277
Saint-Sulpice	49029
Saint-Sulpice	53136
Saint-Sulpice-de-Cognac	16097
Saint-Sulpice-de-Mareuil	24253
Saint-Sulpice-des-Landes	44180
Saint-Sulpice-en-Pareds	85292
Saint-Sulpice-le-Verdon	85197
Saint-Sylvain-d'Anjou	49323
Saint-Symphorien	48038
Saint-Symphorien-des-Monts	50090
Saint-Symphorien-le-Valois	50236
Saint-Symphorien-sur-Couze	87128
Saint-Sébastien	38456
Saint-Thibaut	02054
Saint-Thurien	27263
Saint-Thurin	42245
Saint-Thégonnec	29266
Saint-Ursin	50493
Saint-Valbert	70245
Saint-Victor-de-Réno	61230
Saint-Vigor-des-Mézerets	14357
Saint-Vincent-Puymaufrais	85034
Saint-Vincent-les-Forts	04033
Saint-Vinnemer	89407
Saint-Wandrille-Rançon	76164
Saint-Ybard	19248
Saint-Ythaire	71042
Saint-Ébremond-de-Bonfossé	50095
Saint-Étienne-en-Coglès	35257
Sainte-Agnès	39576
Sainte-Alauzie	46063
Sainte-Alvère	24362
Sainte-Austreberthe	62447
Sainte-Barbe-sur-Gaillon	27022
Sainte-Blandine	79185
Sainte-Christine	49092
Sainte-Christine	85020
Sainte-Colombe-de-Peyre	48009
Sainte-Colombe-sur-Loing	89420
Sainte-Croix-Grand-Tonne	14098
Sainte-Croix-Hague	50041
Sainte-Croix-sur-Aizier	27107
Sainte-Croix-sur-Orne	61339
Sainte-Cécile	36229
Sainte-Enimie	48146
Sainte-Eulalie-d'Eymet	24423
Sainte-Foy-de-Montgommery	14576
Sainte-Gemmes	41171
Sainte-Gemmes-d'Andigné	49331
Sainte-Hermine	85223
Sainte-Honorine-des-Pertes	14591
Sainte-Innocence	24423
Sainte-Livière	52182
Sainte-Marguerite-de-Viette	14654
Sainte-Marguerite-des-Loges	14371
Sainte-Marguerite-en-Ouche	27049
Sainte-Marguerite-sur-Fauville	76258
Sainte-Marie-Laumont	14061
Sainte-Marie-de-Chignac	24053
Sainte-Marie-du-Bois	50591
Sainte-Osmane	72128
Sainte-Radegonde	79329
Sainte-Sabine-Born	24028
Sainte-Suzanne	53255
Sainte-Suzanne	64430
Sainteny	50564
Salenthal	67004
Salignac	33018
Saligny	85019
Salins-les-Thermes	73284
Saraz	25223
Sarcicourt	52251
Sarcos	32365
Sarrazac	46083
Sartilly	50565
Saucourt-sur-Rognon	52177
Saulgé-l'Hôpital	49050
Sauvage-Magny	52088
Saux	46033
Sauzé-Vaussais	79307
Sceaux	89197
Schaffhouse-sur-Zorn	67202
Schwabwiller	67339
Secqueville-en-Bessin	14543
Segré	49331
Seillac	41055
Selincourt	80443
Sem	09334
Semerville	41173
Semons	38479
Senard	55517
Sencenac-Puy-de-Fourches	24064
Senconac	09088
Senillé	86245
Sennecé-lès-Mâcon	71270
Sentilly	61194
Sept-Forges	61211
Sept-Frères	14658
Sept-Vents	14672
Septfonds	89344
Serans	61153
Seraucourt	55040
Sermentot	14581
Servance	70489
Servigney	25385
Servigny	50215
Servières	48127
Sexey-les-Bois	54557
Seynod	74010
Sigolsheim	68162
Silly-en-Gouffern	61474
Sindères	40197
Singrist	67004
Sinsat	09296
Soizé	28018
Sollières-Sardières	73290
Sommaisne	55423
Sommermont	52118
Sommeville	52123
Sompt	79064
Soppe-le-Haut	68219
Sorges	24540
Soucelles	49377
Souday	41248
Sougères-sur-Sinotte	89263
Soulaincourt	52491
Soulièvres	79005
Soulles	50546
Souplicourt	80436
Sourdeval-les-Bois	50197
Sousceyrac	46311
Soutiers	79285
Spada	55274
Suc-et-Sentenac	09334
Suris	16192
Surjoux	01215
Survie	61474
Surville	50236
Sutrieu	01036
Suzy	02153
Sébouville	45162
Ségrie-Fontaine	61007
Sériers	15142
Sérigny	61196
Sévis	76034
Sévérac-le-Château	12270
Sœurdres	49080
Taillebois	61007
Taingy	89405
Taisnil	80582
Taizé-Maulais	79196
Talloires	74275
Tancoigné	49373
Tardais	28373
Targé	86066
Tart-l'Abbaye	21623
Tart-le-Haut	21623
Tauxières-Mutry	51564
Tavey	70285
Teillay-Saint-Benoît	45118
Teillay-le-Gaudin	45240
Termes	08198
Termignon	73290
Terre-Clapier	81233
Terron-sur-Aisne	08490
Terves	79049
Tessens	73006
Tessonnière	79005
Theil-sur-Vanne	89411
Thel	69066
Thenay	41059
Thevray	27049
Thiat	87028
Thizy	69248
Thiéville	14654
Thoiras	30329
Thorens-Glières	74282
Thorigny-sur-le-Mignon	79334
Thorigné	79185
Thouarcé	49345
Thouarsais-Bouildroux	85292
Thury-Harcourt	14689
Thyl	73261
Thézillieu	01185
Tigné	49373
Tillières	49301
Tillou	79083
Tilloy-lès-Conty	80485
Tilly-la-Campagne	14538
Tinchebray	61486
Tocqueville-sur-Eu	76618
Tonneville	50041
Tordouet	14570
Torfou	49301
Torigni-sur-Vire	50601
Torteval-Quesnay	14581
Tortisambert	14371
Tostes	27412
Touffreville-la-Cable	76476
Toulon-la-Montagne	51611
Tourailles-sous-Bois	55215
Tourlaville	50129
Tournay-sur-Odon	14475
Tournebu	14150
Tournedos-sur-Seine	27471
Tournedoz	25018
Tourniac	15153
Tourny	27213
Tourouvre	61491
Tourville-la-Chapelle	76618
Trades	69135
Treffort	01426
Treigny	89420
Trelly	50419
Tremblay	35004
Treschenu-Creyers	26086
Tressé	35308
Tripleville	41173
Triquerville	76476
Troischamps	52242
Tronchoy	52432
Tronchoy	80443
Truttemer-le-Grand	14762
Truttemer-le-Petit	14762
Trégon	22209
Tréhet	41070
Trémont	49373
Trévilly	89197
Tuzie	16110
Téteghem	59588
Uchentein	09062
Ulcot	79013
Urdès	64300
Urou-et-Crennes	61474
Urville-Nacqueville	50041
Usseau	79334
Vabre-Tizac	12021
Vacheresses-les-Basses	28279
Vaillac	46138
Valanjou	49092
Valdelancourt	52031
Valeuil	24064
Valezan	73150
Valfin-sur-Valouse	39583
Vallet	17240
Valroufié	46156
Varades	44213
Vareilles	89411
Varennes	86281
Varennes-sur-Fouzon	36229
Vars	16393
Vasouy	14333
Vassy	14726
Vasteville	50041
Vaubadon	14035
Vauchrétien	49050
Vaudeloges	14654
Vaudrimesnil	50550
Vaudry	14762
Vaulandry	49018
Vauville	50041
Vaux	86082
Vaux	89024
Vaux-devant-Damloup	55537
Vaux-la-Douce	52544
Vaux-la-Grande	55472
Vaux-la-Petite	55472
Vaux-sous-Aubigny	52405
Vaux-sur-Poligny	39434
Vauxcéré	02439
Vazeilles-près-Saugues	43090
Veauville-lès-Baons	76041
Velaine-en-Haye	54557
Vellechevreux-et-Courbenans	70180
Velluire	85177
Venarsal	19123
Vendel	35282
Vendeuvre-du-Poitou	86281
Veneux-les-Sablons	77316
Vengeons	50582
Vercia	39576
Verdes	41173
Verger-sur-Dive	86108
Vergoncey	50487
Vergonnes	49248
Vern-d'Anjou	49367
Vernet-la-Varenne	63448
Verneuil-sur-Avre	27679
Vernois-le-Fol	25275
Verrines-sous-Celles	79061
Vers	46268
Vertus	51612
Vertuzey	55184
Veuves	41167
Veyrins-Thuellin	38022
Vezet	70418
Vezins	50256
Viabon	28406
Vicdessos	09334
Victot-Pontfol	14743
Vidouville	50492
Viellenave-sur-Bidouze	64113
Viessoix	14726
Vieu	01036
Vieux-Fumé	14431
Vieux-Maisons	77421
Vieux-Mareuil	24253
Vieux-Moulins	52383
Vieux-Pont-en-Auge	14654
Vieux-Villez	27022
Vignes	89197
Vihiers	49373
Vilbert	77031
Villard-sur-Bienne	39130
Villarlurin	73257
Villars-Saint-Marcellin	52060
Ville-Issey	55184
Ville-du-Pont	25390
Villeau	28406
Villebadin	61474
Villechien	50359
Villedieu-la-Blouère	49023
Villedieu-les-Poêles	50639
Villefranche	89086
Villefrancon	70152
Villegagnon	77020
Villegats	16110
Villejésus	16005
Villemaur-sur-Vanne	10003
Villemer	89196
Villemervry	52094
Villemoisan	49183
Villemoron	52094
Villeneuve-Saint-Nicolas	28422
Villeneuve-de-Mézin	47134
Villentrois	36244
Villequier	76164
Villers-Cernay	08053
Villers-en-Ouche	61167
Villers-en-Prayères	02439
Villers-les-Ormes	36202
Villers-sous-Châtillon	51457
Villette	73006
Villevêque	49377
Villiers-aux-Bois	52497
Villiers-aux-Chênes	52178
Villiers-le-Pré	50487
Villiers-sur-Marne	52230
Villiers-sur-Tholon	89003
Villotran	60694
Vimarcé	53249
Vincelles	39576
Vionville	57578
Vire	14762
Viremont	39086
Virey	50484
Virey	70045
Virieu-le-Petit	01453
Vitray	03168
Vitray-sous-Brézolles	28120
Vitry-lès-Cluny	71582
Viéville-sous-les-Côtes	55551
Voipreux	51612
Volgré	89003
Volnay	72382
Vouilly	14342
Vouvray-sur-Loir	72071
Vouël	02738
Voves	28422
Vrigny	61375
Vritz	44180
Vrizy	08490
Véel	55186
Vénosc	38253
Vérargues	34246
Wadimont	08113
Wailly	80211
Wanel	80406
Wilshausen	67530
Wingersheim	67539
Woinville	55093
Wœllenheim	67532
Yaucourt-Bussus	80155
Yvrandes	61486
Yèvre-le-Châtel	45348
Zollingen	67435
Zutzendorf	67347
Zœbersdorf	67153
Ébéon	17026
Échemiré	49018
Écoman	41273
Écoquenéauville	50523
Écos	27213
Écouché	61153
Écuelles	77316
Éculleville	50041
Élan	08173
Énencourt-le-Sec	60209
Épersy	73010
Épinant	52332
Épinay	27049
Épineux-le-Seguin	53017
Épisy	77316
Équeurdreville-Hainneville	50129
Érize-la-Grande	55442
Ésery	74220
Étable	73215
Étables-sur-Mer	22055
Étinehem	80295
Étouvy	14061
Étrez	01130
Étroitefontaine	70031
Étusson	79280
Évaillé	72128
Évires	74282
`;
