import { isOfAnotherSite } from '@sauda/sdk/access'
import type { FastifyRequest } from 'fastify'
import { RefusalError } from '../refusal.ts'
import type { Operation } from './document.ts'

interface Own {
  publicUrl: string
  hasBearerToken(request: FastifyRequest): boolean
  isListed(origin: string | undefined): boolean
}

/**
 * Rejects a writing request that another site's page makes on behalf of a user (CSRF). Browsers attach cookies by
 * themselves and store those they receive, so a request without a token needs both our header, which another site
 * cannot send without permission, and no sign of another site in the browser's own headers. Pages of listed origins may
 * call without a token, to ask for one, but not with cookies. With a token a program may call from anywhere: browsers
 * never add one by themselves. A download is a link, which has no header of ours: it is accepted where the browser itself
 * says that a page of ours has the link.
 * @returns whether the request comes from another site, which may not get cookies
 * @throws RefusalError `cross_site`
 */
export function refuseOtherSites(
  request: FastifyRequest,
  own: Own,
  { method, sendsFile }: Pick<Operation, 'method' | 'sendsFile'>,
): boolean {
  const { origin, host, cookie, 'sec-fetch-site': site } = request.headers
  const asked = { origin, site: [site].flat()[0] }
  const isElsewhere = isOfAnotherSite(asked, { host, publicUrl: own.publicUrl })
  if (own.hasBearerToken(request)) return isElsewhere
  const isAllowed = !isElsewhere || (own.isListed(origin) && cookie === undefined)
  const isOwnLink = method === 'GET' && sendsFile && asked.site === 'same-origin' && !isElsewhere
  const isMarked = Boolean(request.headers['x-portal-client']) || isOwnLink
  if (!isMarked || !isAllowed) throw new RefusalError('cross_site')
  return isElsewhere
}

/**
 * Rejects a call of another site whose response would have a token in a cookie: it must ask for the token itself.
 * @throws RefusalError `cross_site`
 */
export function refuseCookies(
  { opensFlow, opensSession }: Pick<Operation, 'opensFlow' | 'opensSession'>,
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
): void {
  const asksForSession = (body as { issue_token?: boolean } | undefined)?.issue_token === true
  const asksForFlow = headers['x-access-flow'] !== undefined
  if ((opensSession && !asksForSession) || (opensFlow && !asksForFlow)) throw new RefusalError('cross_site')
}
