import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Operation } from './document.ts'
import { sendFailure } from './send-failure.ts'

/**
 * Answers what no route takes: a path of the contract that was asked with another method says which methods it takes, and
 * everything else is not found. Nothing is said of other sites, so a browser asks no further after its `OPTIONS`.
 */
export function unknownRoute(
  operations: readonly Operation[],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const methodsAt = methodsOf(operations)
  return (request, reply) => {
    const methods = methodsAt(request.url.split('?')[0] ?? '')
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendFailure(new Refusal('not_found'), request, reply)
    }
    reply.header('allow', [...methods, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return sendFailure(new Refusal('method_not_allowed'), request, reply)
  }
}

/** Whether `HEAD` is answered too. A `GET` that changes something is not done for a program that only looks. */
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
