/**
 * The portal that the packed SDK is tried against: the real server with the demo centre in a new data folder, broken
 * hosts under `/bad/<kind>`, and the folder FILES under `/files`, all of one origin. Prints a line of JSON when it
 * listens, and exits when its standard input ends.
 */
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { demoPictures } from '../../packages/app/server/demo-pictures.ts'
import { configFromEnvironment } from '../../packages/server/src/config.ts'
import { createServer } from '../../packages/server/src/create-server.ts'
import { freePort } from '../workspace/free-port.mjs'
import { answerBadly } from './bad-hosts.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

const { FILES = '' } = process.env
// The server needs its own address before it listens: it is what it compares origins with.
const port = await freePort()
const config = configFromEnvironment({ ...process.env, HOST: '127.0.0.1', PORT: `${port}` })
const server = await createServer({ ...config, demo: demoPictures })

server.fastify.register(async (bad) => {
  // Whatever a call sends is read and forgotten.
  bad.removeAllContentTypeParsers()
  bad.addContentTypeParser('*', (_, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null))
  })
  bad.all<{ Params: { kind: string } }>('/bad/:kind/*', (request, reply) => {
    reply.hijack()
    answerBadly(request.params.kind, reply.raw)
  })
})
server.fastify.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
  const path = normalize(`/${request.params['*']}`)
  return reply
    .type(TYPES[extname(path)] ?? 'text/javascript; charset=utf-8')
    .send(await readFile(join(FILES, path)))
})

const url = await server.fastify.listen({ host: '127.0.0.1', port })
console.log(
  JSON.stringify({
    url,
    closedPort: await freePort(),
    signIns: server.demoSignIns,
    consoleToken: server.consoleToken,
  }),
)

process.stdin.resume()
process.stdin.once('end', async () => {
  await server.close()
  process.exit(0)
})
