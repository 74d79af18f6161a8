import type { ReportKind, ReportMatter } from './rules.ts';

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
