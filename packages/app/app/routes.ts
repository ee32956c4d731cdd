import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page, in Russian at these paths and in Kazakh under `/kk`. */
export default [
  route('kk?', 'shell/site.tsx', [
    index('routes/catalogue/home.tsx'),
    route('ads', 'routes/catalogue/ads.tsx'),
    route('ads/:id/view', 'routes/catalogue/ad.tsx'),
    route('login', 'routes/access/login.tsx'),
    route('sign-out', 'routes/access/sign-out.ts'),
    route('profile', 'routes/people/profile.tsx'),
    route('account', 'routes/people/account.tsx'),
    route('notifications', 'routes/people/notifications.tsx'),
    route('invoice', 'routes/people/desk.ts'),
    route('ads/new', 'routes/ads/new.tsx'),
    route('ads/active', 'routes/ads/active.tsx'),
    route('ads/inactive', 'routes/ads/inactive.tsx'),
    route('ads/create/:step?', 'routes/ads/create.tsx'),
    route('ads/:id/confirm', 'routes/ads/confirm.tsx'),
    route('ads/:id/edit/:step?', 'routes/ads/edit.tsx'),
    route('ads/:id/renew', 'routes/ads/renew.tsx'),
    route('ads/:id/act/:act', 'routes/ads/act.tsx'),
    route('theme', 'routes/shell/theme.ts'),
    route('*', 'routes/shell/not-found.tsx'),
  ]),
] satisfies RouteConfig
