import { isOfAnotherSite } from '@sauda/sdk/access'
import type { FastifyRequest } from 'fastify'
import { RefusalError } from '../refusal.ts'

interface Own {
  publicUrl: string
  hasBearerToken(request: FastifyRequest): boolean
}

/**
 * Rejects a writing request that another site's page makes on behalf of a user (CSRF). Browsers attach cookies by
 * themselves and store those they receive, so a request without a token needs both our header, which another site
 * cannot send without permission, and no sign of another site in the browser's own headers.
 * @throws RefusalError `cross_site`
 */
export function refuseOtherSites(request: FastifyRequest, own: Own): void {
  if (own.hasBearerToken(request)) {
    refuseUnlisted(request)
    return
  }
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const asked = { origin, site: [site].flat()[0] }
  if (!request.headers['x-portal-client'] || isOfAnotherSite(asked, { host, publicUrl: own.publicUrl })) {
    throw new RefusalError('cross_site')
  }
}

/**
 * Browsers never add a token by themselves, so clients with a token may call from any site. An origin allow list would
 * go here.
 */
function refuseUnlisted(_request: FastifyRequest): void {}
