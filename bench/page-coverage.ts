import routes from '../packages/app/app/routes.ts'
import { patternsOf } from '../scripts/workspace/page-paths.mjs'

/** Pages that are not measured, by their path in the route table, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  '/sign-out': 'has no component: it only redirects',
  '/theme': 'has no component: it only redirects',
  '/act-for': 'has no component: it only redirects',
  '/favourites': 'has no component: it only redirects',
  '/dashboard/audit/export': 'has no component: it sends a file',
  '/dashboard/missing/export': 'has no component: it sends a file',
  '/ads/requests/:id/talk/:answer': 'has the modules of /profile/requests/:id/talk/:answer',
  '/company/leave/:id': 'has the modules of /company/people without its lists',
  '/consent': 'has no component: it only redirects',
  '/promotions/:id/calendar.ics': 'has no component: it sends a file',
  '/rules-shopping-center': 'has the modules of /rules-ad',
  '/privacy-policy': 'has the modules of /rules-ad',
  '/terms-of-use': 'has the modules of /rules-ad',
  '/invoice/download': 'has no component: it sends a file',
  '/completion/download': 'has no component: it sends a file',
  '/application/download': 'has no component: it sends a file',
  '/invoice/:id/download': 'has no component: it sends a file',
  '/completion/:id/download': 'has no component: it sends a file',
  '/application/:id/download': 'has no component: it sends a file',
  '/completion/:id/signed/:what': 'has no component: it sends a file',
  '/application/:id/signed/:what': 'has no component: it sends a file',
  '/invoice/export': 'has no component: it sends a file',
  '/invoice/template': 'has no component: it sends a file',
  '/completion/export': 'has no component: it sends a file',
  '/completion/template': 'has no component: it sends a file',
  '/application/export': 'has no component: it sends a file',
  '/application/template': 'has no component: it sends a file',
  '/dashboard/exchange/export': 'has no component: it sends a file',
  '/invoice/import': 'has the modules of /completion/import',
  '/application/import': 'has the modules of /completion/import',
  '/invoice/:id/:act?': 'has the modules of /completion/:id/:act?',
  '/application/:id/:act?': 'has the modules of /completion/:id/:act?',
  '/invoice': 'has the modules of /completion',
  '/application': 'has the modules of /completion',
  '/registration/verify': 'needs a registration under way, begun by an e-mail',
  '/registration/complete': 'needs a registration under way, with the code of an e-mail',
  '/verify': 'needs a restoration of access under way, begun by an e-mail',
  '/reset': 'needs a restoration of access under way, with the code of an e-mail',
  '/account/details': 'has the modules of /profile/details in the frame of /account',
  '/account/password': 'has the modules of /profile/password in the frame of /account',
  '/account/sessions': 'has the modules of /profile/sessions in the frame of /account',
  '/account/favorites': 'has the modules of /profile/favorites in the frame of /account',
  '/account/reviews': 'has the modules of /profile/reviews in the frame of /account',
  '/account/requests': 'has the modules of /profile/requests in the frame of /account',
  '/account/requests/:id': 'has the modules of /profile/requests/:id in the frame of /account',
  '/account/requests/:id/act/:act':
    'has the modules of /profile/requests/:id/act/:act in the frame of /account',
  '/account/requests/:id/talk/:answer':
    'has the modules of /profile/requests/:id/talk/:answer in the frame of /account',
  '/letters/:id?': 'is for the person at the console of the server, and needs its token',
}

/** Every page of the route table, as segments, without the language. */
const patterns = routes.flatMap(({ children = [] }) => patternsOf(children))

/**
 * Compares the measured paths with the route table: each page has to be either measured or excused.
 *
 * @returns the differences, each as a sentence
 */
export function gapsOf(paths: readonly string[]): string[] {
  const pages = new Set(patterns.map(pageName))
  const measured = new Set(paths.map(pageOf))
  return [
    ...[...pages]
      .filter((page) => !measured.has(page) && !(page in EXCUSED))
      .map((page) => `${page} is neither measured (bench/measured-pages.ts) nor excused (page-coverage.ts)`),
    ...Object.keys(EXCUSED)
      .filter((page) => !pages.has(page))
      .map((page) => `${page} is excused but not in routes.ts`),
    ...Object.keys(EXCUSED)
      .filter((page) => measured.has(page))
      .map((page) => `${page} is excused but measured`),
  ]
}

/** The page that a path opens: the one with the most literal segments. */
function pageOf(path: string): string {
  const segments = path
    .replace(/\?.*$/, '')
    .split('/')
    .filter((segment) => segment !== '')
  const [best = ['*']] = patterns
    .filter((pattern) => opens(segments, pattern))
    .sort((a, b) => literals(b) - literals(a))
  return pageName(best)
}

function opens(segments: readonly string[], pattern: readonly string[]): boolean {
  const needed = pattern.filter((part) => !part.endsWith('?')).length
  return (
    segments.length >= needed &&
    segments.length <= pattern.length &&
    segments.every((segment, at) => pattern[at]?.startsWith(':') || pattern[at] === segment)
  )
}

function literals(pattern: readonly string[]): number {
  return pattern.filter((part) => !part.startsWith(':')).length
}

function pageName(pattern: readonly string[]): string {
  return `/${pattern.join('/')}`
}
