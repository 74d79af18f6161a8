/** Data that outlives an account (D5, D31, D35), shown before and after its deletion. */
export const WHAT_STAYS =
  'Ne restent que les preuves liées à un signalement, s’il y en a, que seule notre équipe peut lire, celles de vos accords, sans nom ni adresse, et une empreinte illisible de votre adresse, pour qu’un blocage dure et que rien ne revienne si nous devions restaurer une sauvegarde.';
