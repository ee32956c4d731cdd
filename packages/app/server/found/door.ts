import { createPortal, type Portal } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import type { FastifyRequest } from 'fastify'
import type { ApiDoor } from '../pages.ts'

/** What the addresses of this folder need of the process. */
export type FoundOptions = { readonly api: ApiDoor; readonly publicUrl?: URL }

/** The origin of canonical addresses: the public one, or that of the request. */
export function originOf(request: FastifyRequest, { publicUrl }: FoundOptions): string {
  return publicUrl?.origin ?? `${request.protocol}://${request.host}`
}

/** The API as a guest sees it, with the client's address for limits. */
export function guestPortal(request: FastifyRequest, language: Language, { api }: FoundOptions): Portal {
  return createPortal({
    baseUrl: api.baseUrl,
    language,
    fetch: (address, init) => guestFetch(request, new Request(address, init), api),
  })
}

/** A request to the API without the visitor's session. */
export function guestFetch(request: FastifyRequest, asked: Request, api: ApiDoor): Promise<Response> {
  const forwarded = request.headers['x-forwarded-for']
  if (forwarded) asked.headers.set('x-forwarded-for', String(forwarded))
  return api.fetch(asked, { address: request.socket.remoteAddress ?? '' })
}
