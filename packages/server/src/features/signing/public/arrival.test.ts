import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { documentsStage } from '../../../testing/documents-stage.ts'
import { halfSent, watchStalls } from '../../../testing/half-sent.ts'

const stage = documentsStage({ trustedProxies: ['127.0.0.1'] })
let port: number
beforeAll(async () => {
  const { fastify } = stage.test.server
  await fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (fastify.server.address() as AddressInfo).port
})

const PATH = '/api/documentCheck/upload'

/** Begins to send 20 MB. */
const beginUpload = (from: string) =>
  halfSent(port, {
    ...{ method: 'POST', path: PATH, from },
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': `${20 * 1024 * 1024}`,
      'x-portal-client': 'test',
    },
  })

async function upload(address: string) {
  const form = new FormData()
  form.append('files', new File(['x'], 'a.pdf'))
  return (await stage.test.send({ path: PATH, form, address })).statusCode
}

it('an address that has checked enough is refused before it sends anything', async () => {
  for (let n = 0; n < 20; n++) expect(await upload('192.0.2.2')).toBe(200)
  expect(await (await beginUpload('192.0.2.2')).status()).toBe(429)
})

it('a network gets three places at once and leaves the others to other networks', async () => {
  const begun = await Promise.all(Array.from({ length: 4 }, () => beginUpload('192.0.2.3')))
  expect(await Promise.any(begun.map((one) => one.status()))).toBe(503)
  expect(await upload('192.0.2.3')).toBe(503)
  expect(await upload('192.0.2.4')).toBe(200)
  await Promise.all(begun.map((one) => one.leave()))
})

it('an upload for which there was no place is not counted', async () => {
  const address = '192.0.2.5'
  const begun = await Promise.all(Array.from({ length: 4 }, () => beginUpload(address)))
  expect(await Promise.any(begun.map((one) => one.status()))).toBe(503)
  for (let n = 0; n < 25; n++) expect(await upload(address)).toBe(503)
  await Promise.all(begun.map((one) => one.leave()))
  let status = 503
  while (status === 503) status = await upload(address)
  expect(status).toBe(200)
})

it('an upload of which nothing comes for a minute loses its place', async () => {
  const stalledAfter = watchStalls(stage.test.server.fastify.server)
  const begun = await beginUpload('192.0.2.6')
  await stalledAfter(60_000)
  await begun.leave()
})

it('no more than twelve are received at once', async () => {
  const begun = await Promise.all(
    Array.from({ length: 13 }, (_, n) => beginUpload(`198.51.100.${Math.floor(n / 3) + 1}`)),
  )
  expect(await Promise.any(begun.map((one) => one.status()))).toBe(503)
  await Promise.all(begun.map((one) => one.leave()))
})
