/** Pages that search engines find nothing at: of people, of staff, forms, and addresses with a secret part. */
const CLOSED = [
  '/dashboard',
  '/profile',
  '/account',
  '/notifications',
  '/invoice',
  '/completion',
  '/application',
  '/letters',
  '/verify-document/',
  '/ads/create',
  '/ads/*/complain',
  '/ads/*/edit',
  '/api/',
] as const

/** Both languages of what is closed; photos of ads are open. */
export function robotsText(origin: string): string {
  const closed = CLOSED.flatMap((path) => [path, ...(path === '/api/' ? [] : [`/kk${path}`])])
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/photo/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
