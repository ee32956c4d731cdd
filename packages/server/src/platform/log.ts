import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logging options. Only the path of a request's URL is logged, because the query may contain a secret such as a link's
 * token; e-mail addresses in the path are left out too, and so is what each of `hidden` matches after its first group.
 */
export function loggerOf(
  level: 'silent' | 'error' | 'info',
  hidden: readonly RegExp[],
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (level === 'silent') return false
  return { level, serializers: { req: (request: FastifyRequest) => shownRequest(request, hidden) } }
}

function shownRequest({ method, url, host, ip }: FastifyRequest, hidden: readonly RegExp[]) {
  const shown = (url.split('?')[0] ?? '').replace(/[^/]*(?:@|%40)[^/]*/g, '*')
  const path = hidden.reduce((text, secret) => text.replace(secret, '$1*'), shown)
  return { method, url: path, host, remoteAddress: ip }
}
