import { isOfAnotherSite } from '@sauda/sdk/access'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

interface Own {
  publicUrl: string
  hasBearerToken(request: FastifyRequest): boolean
}

/**
 * Refuses a writing call that a page of another site makes in somebody's name. A browser adds cookies by itself and keeps
 * those it is given, so without a token a call needs both: our header, which another site's page cannot send unasked, and
 * no sign of another site in what the browser says of it.
 * @throws Refusal `cross_site`
 */
export function refuseOtherSites(request: FastifyRequest, own: Own): void {
  if (own.hasBearerToken(request)) {
    refuseUnlisted(request)
    return
  }
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const asked = { origin, site: [site].flat()[0] }
  if (!request.headers['x-portal-client'] || isOfAnotherSite(asked, { host, publicUrl: own.publicUrl })) {
    throw new Refusal('cross_site')
  }
}

/** A browser adds no token by itself, so whoever sends one may ask from anywhere. A list of allowed origins belongs here. */
function refuseUnlisted(_request: FastifyRequest): void {}
