import type { NoticeMatter, ReportKind, ReportMatter } from './rules.ts';

export const KIND_LABELS: Record<ReportKind, string> = {
  law: 'Contraire à la loi',
  charter: 'Contraire à notre charte',
};

export const MATTER_LABELS: Record<ReportMatter, string> = {
  threat: 'Menaces ou harcèlement',
  hate: 'Propos haineux ou discriminatoires',
  sexual: 'Violence ou chantage à caractère sexuel',
  minor: 'Une personne qui semble mineure',
  scam: 'Demande d’argent ou escroquerie',
  identity: 'Photo ou identité de quelqu’un d’autre',
  insult: 'Propos blessants ou insistants',
  fake: 'Profil qui ne dit pas la vérité',
  crude: 'Photo ou texte déplacé',
  'not-free': 'Une personne déjà en couple',
  advert: 'Publicité ou démarchage',
  other: 'Autre chose',
};

export const IN_DANGER = 'En cas de danger immédiat, appelez le 17 ou le 112, ou écrivez par SMS au 114.';

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
