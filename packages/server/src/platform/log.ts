import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logging options. Only the path of a request's URL is logged, because the query may contain a secret such as a link's
 * token; e-mail addresses in the path are left out too, and so is the secret part of the address of a public check.
 */
export function loggerOf(
  level: 'silent' | 'error' | 'info',
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (level === 'silent') return false
  return { level, serializers: { req: shownRequest } }
}

function shownRequest({ method, url, host, ip }: FastifyRequest) {
  const path = shownPath(url.split('?')[0] ?? '')
  return { method, url: path, host, remoteAddress: ip }
}

/** Returns a path without what may not be logged. */
function shownPath(path: string): string {
  return path.replace(/[^/]*(?:@|%40)[^/]*/g, '*').replace(SECRET, '$1*')
}

/** What follows the id of a document in `/verify-document/{id}/{secret}`, however the path is written. */
const SECRET = /(verify(?:-|%2d)document\/+[^/]*\/+).+/i
