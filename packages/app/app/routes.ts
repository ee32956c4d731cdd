import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { CENTRE_TEXT_NAMES } from './features/content/centre-text-names.ts'

/** Every page, in Russian at these paths and in Kazakh under `/kk`. */
export default [
  route('kk?', 'shell/site.tsx', [
    index('routes/catalogue/home.tsx'),
    route('ads', 'routes/catalogue/ads.tsx'),
    route('ads/requests', 'routes/requests/asked-list.tsx'),
    route('ads/requests/create', 'routes/requests/ask.tsx'),
    route('ads/requests/mutes', 'routes/requests/mutes.tsx'),
    route('ads/requests/bars', 'routes/requests/bars.tsx'),
    route('ads/requests/:id', 'routes/requests/asked-request.tsx', [
      route('act/:act', 'routes/requests/asked-act.tsx'),
    ]),
    route('ads/requests/:id/talk/:answer', 'routes/requests/thread.tsx', { id: 'ads/requests/talk' }),
    route('ads/:id/view', 'routes/catalogue/ad.tsx'),
    route('ads/:id/complain', 'routes/catalogue/complain.tsx'),
    route('ads/:id/review', 'routes/reviews/write.tsx'),
    route('reviews/:id/:act', 'routes/reviews/act.tsx'),
    route('promotions', 'routes/content/promotions.tsx'),
    route('promotions/:id', 'routes/content/promotion.tsx'),
    route('promotions/:id/calendar.ics', 'routes/content/promotion-calendar.ts'),
    route('rules', 'routes/content/rules.tsx'),
    route('rule', 'routes/content/rule.tsx'),
    route('filing-rules', 'routes/content/filing-rules.tsx'),
    route('instruction', 'routes/content/instruction.tsx'),
    ...CENTRE_TEXT_NAMES.map((name) => route(name, 'routes/content/text.tsx', { id: name })),
    route('login', 'routes/access/login.tsx'),
    route('sign-out', 'routes/access/sign-out.ts'),
    route('registration', 'routes/access/registration.tsx'),
    route('registration/verify', 'routes/access/registration-verify.tsx'),
    route('registration/complete', 'routes/access/registration-complete.tsx'),
    route('registration/invitation', 'routes/access/invitation.tsx'),
    route('registration/link', 'routes/access/letter-link.tsx', { id: 'registration/link' }),
    route('forgot', 'routes/access/forgot.tsx'),
    route('forgot/link', 'routes/access/letter-link.tsx', { id: 'forgot/link' }),
    route('verify', 'routes/access/verify.tsx'),
    route('reset', 'routes/access/reset.tsx'),
    cabinet('profile'),
    cabinet('account'),
    route('favourites', 'routes/people/save-favourite.ts'),
    route('notifications', 'routes/people/notifications.tsx'),
    route('company', 'routes/company/company.tsx', [
      index('routes/company/settings.tsx'),
      route('hours', 'routes/company/hours.tsx'),
      route('people/:act?/:id?', 'routes/company/people.tsx'),
    ]),
    route('company/leave/:id', 'routes/company/leave.tsx'),
    ...documents('invoice'),
    ...documents('completion'),
    ...documents('application'),
    route('verify-document/:id?/:secret?', 'routes/documents/verify-document.tsx'),
    route('dashboard/people', 'routes/staff/people.tsx', [
      index('routes/staff/found.tsx'),
      route('applications/:id?/:decision?', 'routes/staff/applications.tsx'),
      route('invitations', 'routes/staff/invitations.tsx'),
      route('sections/:act?/:id?', 'routes/staff/sections.tsx'),
    ]),
    route('dashboard/people/company/:id/:act?', 'routes/staff/tenant-company.tsx'),
    route('dashboard/people/:id/:act?', 'routes/staff/person.tsx'),
    route('dashboard/missing', 'routes/staff/missing.tsx'),
    route('dashboard/missing/export', 'routes/staff/missing-export.ts'),
    route('dashboard/search', 'routes/staff/search-desk.tsx', [
      index('routes/staff/search-words.tsx'),
      route('misses', 'routes/staff/search-misses.tsx'),
    ]),
    route('dashboard/content', 'routes/staff/content-desk.tsx', [
      index('routes/staff/content-sets.tsx'),
      route('dictionaries/:of', 'routes/staff/content-dictionary.tsx'),
      route('log', 'routes/staff/content-log.tsx'),
      route(':set', 'routes/staff/content-set.tsx'),
      route(':set/:id', 'routes/staff/content-item.tsx'),
    ]),
    route('dashboard/exchange', 'routes/staff/exchange.tsx'),
    route('dashboard/exchange/export', 'routes/staff/exchange-export.ts'),
    route('dashboard/audit', 'routes/staff/audit.tsx'),
    route('dashboard/audit/export', 'routes/staff/audit-export.ts'),
    route('letters/:id?', 'routes/console/letters.tsx'),
    route('ads/new', 'routes/ads/new.tsx'),
    route('ads/active', 'routes/ads/active.tsx'),
    route('ads/inactive', 'routes/ads/inactive.tsx'),
    route('ads/reviews', 'routes/reviews/list.tsx'),
    route('ads/create/:step?', 'routes/ads/create.tsx'),
    route('ads/:id/confirm', 'routes/ads/confirm.tsx'),
    route('ads/:id/edit/:step?', 'routes/ads/edit.tsx'),
    route('ads/:id/renew', 'routes/ads/renew.tsx'),
    route('ads/:id/act/:act', 'routes/ads/act.tsx'),
    route('act-for', 'routes/shell/act-for.ts'),
    route('theme', 'routes/shell/theme.ts'),
    route('consent', 'routes/shell/consent.ts'),
    route('*', 'routes/shell/not-found.tsx'),
  ]),
] satisfies RouteConfig

/** The same pages below the profile and below the account. */
function cabinet(home: 'profile' | 'account') {
  return route(home, `routes/people/${home}.tsx`, [
    index('routes/people/own-ads.tsx', { id: `${home}/ads` }),
    route('favorites', 'routes/people/favourites.tsx', { id: `${home}/favorites` }),
    route('reviews', 'routes/people/reviews.tsx', { id: `${home}/reviews` }),
    route('requests', 'routes/requests/own-requests.tsx', { id: `${home}/requests` }),
    route('requests/:id', 'routes/requests/own-request.tsx', { id: `${home}/request` }, [
      route('act/:act', 'routes/requests/own-request-act.tsx', { id: `${home}/request/act` }),
    ]),
    route('requests/:id/talk/:answer', 'routes/requests/thread.tsx', { id: `${home}/request/talk` }),
    route('details', 'routes/people/details.tsx', { id: `${home}/details` }),
    route('password', 'routes/people/password.tsx', { id: `${home}/password` }),
    route('sessions', 'routes/people/sessions.tsx', { id: `${home}/sessions` }),
  ])
}

/** The documents of a kind, and one of them with the dialogs of its actions. */
function documents(kind: 'invoice' | 'completion' | 'application') {
  return [
    route(kind, 'routes/documents/list.tsx', { id: kind }, [
      route('import', 'routes/documents/import.tsx', { id: `${kind}/import` }),
    ]),
    route(`${kind}/export`, 'routes/documents/export.ts', { id: `${kind}/export` }),
    route(`${kind}/template`, 'routes/documents/template.ts', { id: `${kind}/template` }),
    route(`${kind}/download`, 'routes/documents/download.ts', { id: `${kind}/download` }),
    route(`${kind}/:id/:act?`, 'routes/documents/document.tsx', { id: `${kind}/document` }),
    ...(kind === 'invoice' ? [] : signed(kind)),
    route(`${kind}/:id/download`, 'routes/documents/download-one.ts', { id: `${kind}/document/download` }),
  ]
}

/** What remains of a signed document. Invoices are not signed. */
function signed(kind: 'completion' | 'application') {
  const id = `${kind}/document/signed`
  return [route(`${kind}/:id/signed/:what`, 'routes/documents/download-signed.ts', { id })]
}
