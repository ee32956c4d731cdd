import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { loggerOf } from './log.ts'

it('a log tells the path of a request, and nothing of what stands behind it', async () => {
  const log = new PassThrough()
  const fastify = Fastify({ logger: { ...Object(loggerOf('info')), stream: log } })
  fastify.get('/registration/invitation', () => 'a page')
  await fastify.inject({ url: '/registration/invitation?token=y0vQ3m8Zr5cJ2k' })
  await fastify.close()
  log.end()
  const lines = await text(log)
  expect(lines).toContain('"url":"/registration/invitation"')
  expect(lines).not.toContain('y0vQ3m8Zr5cJ2k')
})
