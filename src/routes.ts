import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages for those who build Lueur: they do not exist in a production build. */
const devPages = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'web/ui/dev-ui-page.tsx')];

export default [
  index('features/site/web/landing-page.tsx'),
  route('landing/jeunes-adultes', 'features/site/web/young-adults-page.tsx'),
  route('test-amoureux', 'features/site/web/love-test-page.tsx'),
  route('qui-sommes-nous', 'features/site/web/about-page.tsx'),
  route('nos-valeurs', 'features/site/web/values-page.tsx'),
  route('charte', 'features/site/web/charter-page.tsx'),
  route('nos-coachs', 'features/site/web/coaches-page.tsx'),
  route('nos-services', 'features/site/web/services-page.tsx'),
  route('blog', 'features/site/web/blog-page.tsx'),
  route('blog/:slug', 'features/site/web/blog-article-page.tsx'),
  route('cgu', 'features/site/web/terms-page.tsx'),
  route('privacy', 'features/site/web/privacy-page.tsx'),
  route('mentions-legales', 'features/site/web/legal-notice-page.tsx'),
  route('accessibilite', 'features/site/web/accessibility-page.tsx'),
  layout('web/layout/intro-layout.tsx', [
    route('inscription/bienvenue', 'features/onboarding/web/welcome-page.tsx'),
    route('inscription/garanties', 'features/onboarding/web/guarantees-page.tsx'),
  ]),
  layout('web/layout/session-layout.tsx', [
    layout('web/layout/site-layout.tsx', [
      route('inscription/form', 'features/accounts/web/sign-up-page.tsx'),
      route('reset-password', 'features/accounts/web/reset-password-page.tsx'),
      route('desinscription', 'features/notifications/web/unsubscribe-page.tsx'),
      route('*', 'web/layout/not-found-page.tsx'),
    ]),
    layout('web/layout/funnel-layout.tsx', [
      route('inscription/profile', 'features/profiles/web/profile-step-page.tsx'),
      route('inscription/preferences', 'features/profiles/web/preferences-step-page.tsx'),
      route('inscription/life-project', 'features/questionnaires/web/life-project-page.tsx'),
      route('inscription/shared-values', 'features/questionnaires/web/shared-values-page.tsx'),
      route('inscription/love-profile', 'features/questionnaires/web/love-profile-page.tsx'),
      route('inscription/quiz', 'features/questionnaires/web/quiz-page.tsx'),
      route('inscription/advice', 'features/onboarding/web/advice-page.tsx'),
      route('inscription/complete', 'features/onboarding/web/complete-page.tsx'),
    ]),
    layout('web/layout/member-layout.tsx', [
      route('dashboard', 'features/dashboard/web/dashboard-page.tsx'),
      route('selection', 'features/matching/web/selection-page.tsx'),
      route('chat', 'features/messaging/web/chat-page.tsx'),
      route('profile', 'features/profiles/web/profile-page.tsx'),
      route('settings', 'features/accounts/web/settings-page.tsx'),
      route('subscription', 'features/site/web/subscription-page.tsx'),
      route('conseils', 'features/advice/web/my-advice-page.tsx'),
      route('coaching', 'features/coaching/web/coaching-page.tsx'),
      route('webinaires', 'features/workshops/web/webinars-page.tsx'),
      route('webinaires/:id/inscription', 'features/workshops/web/workshop-registration-page.tsx'),
    ]),
  ]),
  ...devPages,
] satisfies RouteConfig;
