import * as paths from '@sauda/sdk/paths'

/** Pages that search engines find nothing at: of people, of staff, forms, and addresses with a secret part. */
const CLOSED = [
  '/dashboard',
  paths.profile,
  paths.account,
  paths.notifications,
  paths.documents('invoice'),
  paths.documents('completion'),
  paths.documents('application'),
  paths.letters,
  `${paths.verifyDocument}/`,
  paths.adCreate,
  '/api/',
] as const

/** Both languages of what is closed; photos of ads and pictures of the centre's texts are open. */
export function robotsText(origin: string): string {
  const closed = CLOSED.flatMap((path) => [path, ...(path === '/api/' ? [] : [`/kk${path}`])])
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/photo/',
    'Allow: /api/content/image/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
