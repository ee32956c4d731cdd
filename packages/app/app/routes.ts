import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page, in Russian at these paths and in Kazakh under `/kk`. */
export default [
  route('kk?', 'shell/site.tsx', [
    index('routes/home/home.tsx'),
    route('login', 'routes/access/login.tsx'),
    route('sign-out', 'routes/access/sign-out.ts'),
    route('profile', 'routes/people/profile.tsx'),
    route('account', 'routes/people/account.tsx'),
    route('invoice', 'routes/people/desk.ts'),
    route('ads/new', 'routes/ads/waiting.tsx'),
    route('ads/:id/confirm', 'routes/ads/confirm.tsx'),
    route('theme', 'routes/shell/theme.ts'),
    route('*', 'routes/shell/not-found.tsx'),
  ]),
] satisfies RouteConfig
