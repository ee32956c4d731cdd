import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../refusal.ts'
import type { Cors } from './cors.ts'
import type { Operation } from './document.ts'
import { sendFailure } from './send-failure.ts'

/**
 * Responds to requests that match no route: for a contract path with another method, 405 with the allowed methods (204
 * for `OPTIONS`), otherwise 404. Browsers send `OPTIONS` before a call of another origin, which only listed origins may
 * make.
 */
export function unknownRoute(
  operations: readonly Operation[],
  cors: Cors,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const methodsAt = methodsOf(operations)
  return (request, reply) => {
    const methods = methodsAt(request.url.split('?')[0] ?? '')
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendFailure(new RefusalError('not_found'), request, reply)
    }
    reply.header('allow', [...methods, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') {
      cors.answerPreflight(request, reply, methods)
      return reply.code(204).send()
    }
    return sendFailure(new RefusalError('method_not_allowed'), request, reply)
  }
}

/**
 * Returns whether `HEAD` is supported. Not for a `GET` that changes something: a client that sends `HEAD` only looks.
 */
export function takesHead({ method, writes }: Pick<Operation, 'method' | 'writes'>): boolean {
  return method === 'GET' && !writes
}

function methodsOf(operations: readonly Operation[]): (path: string) => string[] {
  const routes = operations.map((operation) => ({
    path: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: takesHead(operation) ? ['GET', 'HEAD'] : [operation.method],
  }))
  return (path) => routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)
}
