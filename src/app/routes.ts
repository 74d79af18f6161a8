import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages for those who build Lueur: they do not exist in a production build. */
const devPages = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', '../ui/dev-ui-page.tsx')];

export default [
  layout('layouts/session-layout.tsx', [
    layout('layouts/site-layout.tsx', [
      route('inscription/form', 'pages/funnel/sign-up-page.tsx'),
      route('reset-password', '../features/accounts/web/password/reset-password-page.tsx'),
      route('desinscription', '../features/conversations/notifications/web/unsubscribe-page.tsx'),
      route('*', 'layouts/not-found-page.tsx'),
    ]),
    layout('layouts/funnel-layout.tsx', [
      route('inscription/profile', 'pages/funnel/profile-step-page.tsx'),
      route('inscription/preferences', 'pages/funnel/preferences-step-page.tsx'),
      route('inscription/life-project', '../features/profile/answers/web/life-project/life-project-page.tsx'),
      route(
        'inscription/shared-values',
        '../features/profile/answers/web/shared-values/shared-values-page.tsx',
      ),
      route('inscription/love-profile', '../features/profile/answers/web/love-profile/love-profile-page.tsx'),
      route('inscription/quiz', '../features/profile/answers/web/quiz/quiz-page.tsx'),
      route('inscription/advice', 'pages/funnel/advice-page.tsx'),
      route('inscription/complete', 'pages/funnel/complete-page.tsx'),
    ]),
    layout('layouts/member-layout.tsx', [
      route('dashboard', 'pages/dashboard/dashboard-page.tsx'),
      route('selection', '../features/matching/web/selection-page.tsx'),
      route('chat', '../features/conversations/web/chat-page.tsx'),
      route('profile', 'pages/my-profile/profile-page.tsx'),
      route('settings', 'pages/settings/settings-page.tsx'),
      route('subscription', 'pages/subscription/subscription-page.tsx'),
      route('conseils', '../features/accompaniment/advice/web/my-advice-page.tsx'),
      route('coaching', 'pages/my-coaching/coaching-page.tsx'),
      route('webinaires', '../features/accompaniment/workshops/web/webinars-page.tsx'),
      route(
        'webinaires/:id/inscription',
        '../features/accompaniment/workshops/web/workshop-registration-page.tsx',
      ),
    ]),
  ]),
  ...devPages,
] satisfies RouteConfig;
