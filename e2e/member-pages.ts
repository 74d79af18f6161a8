/** Every member page without a parameter, with its document title. */
export const MEMBER_TITLES = {
  '/dashboard': 'Mon espace',
  '/selection': 'Mes matchs',
  '/chat': 'Messages',
  '/coaching': 'Mon coach',
  '/conseils': 'Mes Conseils',
  '/webinaires': 'Webinaires conseillés',
  '/webinaires/8/inscription': 'Rencontrer les bonnes personnes',
  '/profile': 'Mon profil',
  '/settings': 'Mon compte',
  '/rendez-vous-equipe': 'Rendez-vous avec l’équipe',
  '/rendez-vous-equipe/bienvenue': 'Entretien de bienvenue',
  '/subscription': 'Mon abonnement',
};
