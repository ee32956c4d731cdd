import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { PHONE_SECRET } from '../features/egov/phone-path.ts'
import { SECRET_PATH } from '../features/signing/public/secret-path.ts'
import { loggerOf } from './log.ts'

it.each([
  [
    'secrets in the query',
    '/registration/invitation?token=y0vQ3m8Zr5cJ2k',
    '/registration/invitation',
    'y0vQ3m8Zr5cJ2k',
  ],
  ['e-mail addresses', '/api/user/restore/saule@mail.example', '/api/user/restore/*', 'saule'],
  [
    'e-mail addresses as browsers write them',
    '/api/user/restore/saule%40mail.example/',
    '/api/user/restore/*/',
    'saule',
  ],
  [
    'the secret of a public check',
    '/kk/verify-document/48213/7Q4K2MTDw0xTq3aZ',
    '/kk/verify-document/48213/*',
    '7Q4K2MTDw0xTq3aZ',
  ],
  [
    'the secret of a public check that scripts ask for',
    '/verify%2Ddocument/48213//7Q4K2MTDw0xTq3aZ.data?_routes=x',
    '/verify%2Ddocument/48213//*',
    '7Q4K2MTDw0xTq3aZ',
  ],
  [
    'the secret in the code that a telephone reads',
    '/api/egovMobile/phone//y0vQ3m8Zr5cJ2k/mgovSign?x=1',
    '/api/egovMobile/phone//*',
    'y0vQ3m8Zr5cJ2k',
  ],
])('a log contains the path of a request without %s', async (_what, url, told, secret) => {
  const log = new PassThrough()
  const fastify = Fastify({
    logger: { ...Object(loggerOf('info', [SECRET_PATH, PHONE_SECRET])), stream: log },
  })
  fastify.get('/*', () => 'a page')
  await fastify.inject({ url })
  await fastify.close()
  log.end()
  const lines = await text(log)
  expect(lines).toContain(`"url":"${told}"`)
  expect(lines).not.toContain(secret)
})
