/** A name in the IANA time zone database, such as `Indian/Reunion`. */
export type Zone = string;

export const PARIS_ZONE: Zone = 'Europe/Paris';

type Territory = {
  zone: Zone;
  /** « heure de La Réunion » */
  hour: string;
  /** Distinguishes two communes with the same name. */
  name: string;
};

const POLYNESIA: Territory = { zone: 'Pacific/Tahiti', hour: 'heure de Tahiti', name: 'Polynésie française' };
const MARQUESAS: Territory = { ...POLYNESIA, zone: 'Pacific/Marquesas', hour: 'heure des Marquises' };
const GAMBIER: Territory = { ...POLYNESIA, zone: 'Pacific/Gambier', hour: 'heure des Gambier' };

/** By the first three digits of the INSEE code of a commune. Every other commune is in metropolitan France. */
const TERRITORIES: Readonly<Record<string, Territory>> = {
  971: { zone: 'America/Guadeloupe', hour: 'heure de la Guadeloupe', name: 'Guadeloupe' },
  972: { zone: 'America/Martinique', hour: 'heure de la Martinique', name: 'Martinique' },
  973: { zone: 'America/Cayenne', hour: 'heure de la Guyane', name: 'Guyane' },
  974: { zone: 'Indian/Reunion', hour: 'heure de La Réunion', name: 'La Réunion' },
  975: {
    zone: 'America/Miquelon',
    hour: 'heure de Saint-Pierre-et-Miquelon',
    name: 'Saint-Pierre-et-Miquelon',
  },
  976: { zone: 'Indian/Mayotte', hour: 'heure de Mayotte', name: 'Mayotte' },
  977: { zone: 'America/St_Barthelemy', hour: 'heure de Saint-Barthélemy', name: 'Saint-Barthélemy' },
  978: { zone: 'America/Marigot', hour: 'heure de Saint-Martin', name: 'Saint-Martin' },
  986: { zone: 'Pacific/Wallis', hour: 'heure de Wallis-et-Futuna', name: 'Wallis-et-Futuna' },
  987: POLYNESIA,
  988: { zone: 'Pacific/Noumea', hour: 'heure de la Nouvelle-Calédonie', name: 'Nouvelle-Calédonie' },
};

/** Archipelagos of French Polynesia with their own time zone, by commune. */
const ISLANDS: Readonly<Record<string, Territory>> = {
  98718: MARQUESAS, // Fatu-Hiva
  98719: GAMBIER,
  98723: MARQUESAS, // Hiva-Oa
  98731: MARQUESAS, // Nuku-Hiva
  98746: MARQUESAS, // Tahuata
  98756: MARQUESAS, // Ua-Huka
  98757: MARQUESAS, // Ua-Pou
};

const METROPOLITAN: Territory = { zone: PARIS_ZONE, hour: 'heure de Paris', name: '' };

function territoryOf(communeCode: string): Territory {
  return ISLANDS[communeCode] ?? TERRITORIES[communeCode.slice(0, 3)] ?? METROPOLITAN;
}

/** @param communeCode INSEE code, such as 97411 */
export function zoneOfCommune(communeCode: string): Zone {
  return territoryOf(communeCode).zone;
}

/**
 * Formats « heure de Paris », « heure de La Réunion ».
 * @param communeCode INSEE code
 */
export function hourOfCommune(communeCode: string): string {
  return territoryOf(communeCode).hour;
}

/**
 * Returns « La Réunion »; empty for metropolitan France.
 * @param communeCode INSEE code
 */
export function territoryName(communeCode: string): string {
  return territoryOf(communeCode).name;
}
