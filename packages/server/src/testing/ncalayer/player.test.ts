import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTestCa } from '../pki/ca.ts'
import { type NcaLayerPlayer, startNcaLayer } from './player.ts'

const key = createTestCa({ algorithm: 'ecdsa' }).issue({ bin: '201240999007', kind: 'head' })
let player: NcaLayerPlayer
afterEach(() => player.close())

/** Connects, and returns a function that asks and returns the answer. */
async function connect() {
  const socket = new WebSocket(player.url)
  const [greeting] = await once(socket, 'message')
  const ask = async (request: object) => {
    socket.send(JSON.stringify(request))
    const [answer] = await once(socket, 'message')
    return JSON.parse(String(answer))
  }
  return { socket, greeting: JSON.parse(String(greeting)), ask }
}

const sign = (data: unknown) => ({
  module: 'kz.gov.pki.knca.basics',
  method: 'sign',
  args: { allowedStorages: null, format: 'cms', data, signingParams: {}, signerParams: {}, locale: 'kk' },
})
const file = Buffer.from('акт').toString('base64')

test('greets first, and signs one file or several', async () => {
  player = await startNcaLayer(key)
  const { greeting, ask } = await connect()
  expect(greeting).toEqual({ result: { version: '1.4' } })
  const one = await ask(sign(file))
  expect(one).toMatchObject({
    status: true,
    body: { result: expect.stringMatching(/^-----BEGIN CMS-----\n/) },
  })
  const { body } = await ask(sign([file, file]))
  expect(body.result).toHaveLength(2)
  expect(player.asked).toEqual([
    { method: 'sign', files: 1, locale: 'kk' },
    { method: 'sign', files: 2, locale: 'kk' },
  ])
  expect(new X509Certificate(key.certificate).subject).toContain('BIN201240999007')
})

test.each([
  ['a list, to a program that takes one file', { several: false }, [file], 'INVOCATION_ERROR'],
  ['a number', {}, 5, 'INVOCATION_ERROR'],
  ['without the module that signs', { basics: false }, file, 'MODULE_NOT_FOUND'],
])('answers with an error: %s', async (_name, play, data, code) => {
  player = await startNcaLayer(key, play)
  const { ask } = await connect()
  expect(await ask(sign(data))).toMatchObject({ status: false, code })
})

test('closing the window is an answer without a result', async () => {
  player = await startNcaLayer(key, { cancelAt: [2] })
  const { ask } = await connect()
  expect(await ask(sign(file))).toHaveProperty('body.result')
  expect(await ask(sign(file))).toEqual({ body: {}, status: true })
  expect(await ask(sign(file))).toHaveProperty('body.result')
})

test('the connection breaks off', async () => {
  player = await startNcaLayer(key, { dropAt: [1] })
  const { socket } = await connect()
  socket.send(JSON.stringify(sign(file)))
  await once(socket, 'close')
  expect(player.asked).toHaveLength(1)
})

test.each([
  [true, { code: '200' }],
  [false, { status: false }],
])('KAZTOKEN tells itself from NCALayer: %s', async (kaztoken, answer) => {
  player = await startNcaLayer(key, { kaztoken })
  const { ask } = await connect()
  expect(await ask({ module: 'kz.digiflow.mobile.extensions', method: 'getVersion' })).toMatchObject(answer)
})
