import type { FastifyInstance, InjectOptions } from 'fastify'

/** Passes a `Request` to Fastify without the network, through the same hooks, validation and error handling. */
export async function handleInProcess(
  fastify: FastifyInstance,
  request: Request,
  { address }: { address?: string } = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  const answer = await fastify.inject({
    method: request.method as NonNullable<InjectOptions['method']>,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body && { payload: body }),
    ...(address && { remoteAddress: address }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one))
  }
  const empty = answer.statusCode === 204 || answer.statusCode === 304
  return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers,
  })
}
