/** What only the publisher of a site can say: its name in the legal texts, and the variable of the build that says it. */
const VARIABLES = {
  editeur: 'VITE_LEGAL_PUBLISHER',
  adresse: 'VITE_LEGAL_ADDRESS',
  immatriculation: 'VITE_LEGAL_REGISTRATION',
  directeur: 'VITE_LEGAL_DIRECTOR',
  hebergeur: 'VITE_LEGAL_HOST',
  courrier: 'VITE_LEGAL_MAIL_PROVIDER',
  mediateur: 'VITE_LEGAL_MEDIATOR',
  /** Also the address of the data protection officer. */
  contact: 'VITE_LEGAL_CONTACT_EMAIL',
} as const;

/** What this build was told, by the names that the legal texts use; nothing is invented for what is missing. */
export function readLegalFacts(): { name: string; variable: string; value: string | undefined }[] {
  return Object.entries(VARIABLES).map(([name, variable]) => {
    const value: unknown = import.meta.env[variable];
    const usable = typeof value === 'string' && (name === 'contact' ? value.includes('@') : value !== '');
    return { name, variable, value: usable ? value : undefined };
  });
}
