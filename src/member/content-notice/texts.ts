import type { NoticeMatter } from './rules.ts';

export const NOTICE_MATTER_LABELS: Record<NoticeMatter, string> = {
  minor: 'Une infraction envers une personne mineure',
  threat: 'Des menaces ou du harcèlement',
  sexual: 'Une violence ou un chantage à caractère sexuel',
  hate: 'Des propos haineux ou discriminatoires',
  identity: 'La photo ou l’identité de quelqu’un d’autre',
  scam: 'Une demande d’argent ou une escroquerie',
  copyright: 'Une image ou un texte repris sans droit',
  other: 'Autre chose que la loi interdit',
};

/** Redress for the author of a decided notice, besides a review by a colleague. */
export const OTHER_REDRESS =
  'Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges certifié, ou un tribunal.';
