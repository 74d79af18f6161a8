/**
 * Town centres missing from our open lists, by INSEE code: larger communes that the join misses and those whose only
 * homonym in the list lies elsewhere. In degrees, accurate to one or two kilometres.
 */
export const CORRECTIONS: Record<string, readonly [latitude: number, longitude: number]> = {
  // Wrong homonyms or misplaced points in the list
  '40271': [43.555, -1.238], // Sainte-Marie-de-Gosse, a degree of longitude off
  '43096': [45.29, 3.413], // Fontannes
  '62869': [50.245, 2.725], // Wailly, near Arras
  '76486': [49.315, 1.005], // Orival, near Elbeuf
  // Metropolitan France, above 5,000 inhabitants
  '01313': [46.254, 6.074], // Prévessin-Moëns
  '04049': [44.0925, 6.0086], // Château-Arnoux-Saint-Auban
  '06105': [43.665, 7.0506], // Roquefort-les-Pins
  '12176': [44.3653, 2.5617], // Onet-le-Château
  '14431': [49.0775, -0.0736], // Mézidon Vallée d'Auge
  '16166': [45.6628, 0.1983], // L'Isle-d'Espagnac
  '22360': [48.4897, -2.7386], // Trégueux
  '26325': [45.2936, 4.8161], // Saint-Rambert-d'Albon
  '27198': [48.8697, 1.0783], // Mesnils-sur-Iton
  '27213': [49.1617, 1.6392], // Vexin-sur-Epte
  '28103': [47.9973, 1.2371], // Cloyes-les-Trois-Rivières
  '29130': [48.3739, -4.6431], // Locmaria-Plouzané
  '29158': [47.8117, -4.3372], // Penmarch
  '30243': [44.0841, 4.0769], // Saint-Christol-lez-Alès
  '31445': [43.5861, 1.5275], // Quint-Fonsegrives
  '33236': [44.7961, -1.1467], // Lège-Cap-Ferret
  '33366': [44.9945, -0.4458], // Saint-André-de-Cubzac
  '34079': [43.6278, 3.4322], // Clermont-l'Hérault
  '34259': [43.6111, 3.7808], // Saint-Georges-d'Orques
  '35176': [47.825, -1.825], // Guipry-Messac
  '35206': [48.0411, -1.6631], // Noyal-Châtillon-sur-Seiche
  '35334': [48.1597, -1.5797], // Thorigné-Fouillard
  '38053': [45.5861, 5.2738], // Bourgoin-Jallieu
  '38422': [45.1519, 5.8378], // Saint-Martin-d'Uriage
  '38425': [45.3958, 4.7778], // Saint-Maurice-l'Exil
  '38507': [45.7516, 5.1891], // Tignieu-Jameyzieu
  '38524': [45.0867, 5.6786], // Varces-Allières-et-Risset
  '38557': [45.7956, 5.1167], // Villette-d'Anthon
  '40197': [44.0346, -0.9159], // Morcenx-la-Nouvelle
  '44003': [47.3667, -1.1767], // Ancenis-Saint-Géréon
  '44066': [47.3586, -1.6069], // Grandchamp-des-Fontaines
  '49180': [47.378, -0.108], // Longué-Jumelles
  '49176': [47.6294, -0.7128], // Le Lion-d'Angers
  '49214': [47.5378, -0.6114], // Montreuil-Juigné
  '49267': [47.4686, -0.4939], // Saint-Barthélemy-d'Anjou
  '50099': [49.3031, -1.2481], // Carentan-les-Marais
  '56078': [47.7911, -3.4886], // Guidel
  '56090': [47.84, -3.25], // Inzinzac-Lochrist
  '56169': [47.6972, -3.2503], // Plouhinec
  '56251': [47.6294, -2.6507], // Theix-Noyalo
  '57336': [49.1603, 6.7339], // L'Hôpital
  '59136': [50.1036, 3.5442], // Le Cateau-Cambrésis
  '59143': [50.6731, 2.8958], // La Chapelle-d'Armentières
  '59183': [51.0344, 2.3768], // Dunkerque, « Dunkirk » in the list
  '61214': [48.7644, 0.6286], // L'Aigle
  '62757': [50.7481, 2.2289], // Saint-Martin-lez-Tatinghem
  '65100': [43.2622, 0.0461], // Bordères-sur-l'Échez
  '66008': [42.5461, 3.0228], // Argelès-sur-Mer
  '66171': [42.6181, 3.0064], // Saint-Cyprien
  '67372': [48.845, 7.6094], // Val-de-Moder
  '69191': [45.8117, 4.8189], // Saint-Cyr-au-Mont-d'Or
  '69194': [45.8125, 4.8017], // Saint-Didier-au-Mont-d'Or
  '69291': [45.6347, 4.8594], // Saint-Symphorien-d'Ozon
  '71263': [46.6264, 5.2247], // Louhans-Châteaurenaud
  '72231': [47.9361, 0.3656], // Parigné-l'Évêque
  '74008': [46.195, 6.225], // Ambilly
  '74112': [45.9358, 6.083], // Epagny Metz-Tessy
  '74123': [45.7512, 6.2915], // Faverges-Seythenex
  '74250': [46.06, 6.3725], // Saint-Pierre-en-Faucigny
  '76103': [49.4281, 1.1278], // Bonsecours
  '76305': [49.5047, 0.2339], // Gonfreville-l'Orcher
  '76475': [49.4064, 1.1664], // Franqueville-Saint-Pierre
  '79079': [46.9231, -0.7486], // Mauléon
  '79270': [46.4125, -0.2078], // Saint-Maixent-l'École
  '83027': [43.1961, 5.7553], // La Cadière-d'Azur
  '85152': [46.6179, -1.659], // Les Achards
  '85288': [46.4681, -1.6175], // Talmont-Saint-Hilaire
  '86158': [46.6276, 0.3148], // Migné-Auxances
  '91228': [48.6293, 2.428], // Évry-Courcouronnes
  '93070': [48.9118, 2.3337], // Saint-Ouen-sur-Seine
  '95218': [49.0167, 2.1], // Éragny-sur-Oise
  // Overseas
  '97106': [16.1311, -61.7689], // Bouillante
  '97114': [16.1308, -61.575], // Goyave
  '97116': [16.3311, -61.457], // Morne-à-l'Eau
  '97206': [14.4767, -61.0272], // Le Diamant
  '97212': [14.708, -61.03], // Gros-Morne
  '97221': [14.5308, -60.9722], // Rivière-Salée
  '97229': [14.6149, -61.0913], // Schœlcher
  '97362': [3.81, -54.15], // Papaichton
  '97701': [17.8962, -62.8498], // Saint-Barthélemy
  '97801': [18.0682, -63.083], // Saint-Martin
  '98612': [-14.296, -178.158], // Sigave
  '98613': [-13.2825, -176.1736], // Uvea
  '98714': [-16.5064, -151.7514], // Bora-Bora
  '98722': [-17.6, -149.3], // Hitiaa O Te Ra
  '98723': [-9.804, -139.04], // Hiva-Oa
  '98724': [-16.7167, -151.0333], // Huahine
  '98729': [-17.5333, -149.8333], // Moorea-Maiao
  '98731': [-8.912, -140.1], // Nuku-Hiva
  '98734': [-17.75, -149.5333], // Papara
  '98740': [-14.93, -147.7], // Rangiroa
  '98744': [-22.453, -151.34], // Rurutu
  '98745': [-16.6167, -151.5], // Tahaa
  '98747': [-17.7333, -149.3], // Taiarapu-Est
  '98748': [-17.78, -149.29], // Taiarapu-Ouest
  '98750': [-16.7833, -151.4167], // Taputapuatea
  '98752': [-17.7667, -149.4167], // Teva I Uta
  '98753': [-23.35, -149.48], // Tubuai
  '98757': [-9.357, -140.05], // Ua-Pou
  '98809': [-22.66, 167.49], // L'Île-des-Pins
  '98814': [-20.9167, 167.2667], // Lifou
  '98815': [-21.55, 167.88], // Maré
  '98817': [-22.25, 166.56], // Le Mont-Dore
  '98832': [-22.157, 166.94], // Yaté
};
