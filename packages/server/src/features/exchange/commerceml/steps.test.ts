import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commerceMlClient, commerceMlOf } from '../../../player/commerceml.ts'
import { commerceMlStage } from '../../../testing/commerceml-stage.ts'
import { newOneC, rowOf } from '../../../testing/one-c.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { renewSecret } from '../bases.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const { send, newClient, uploaded, spooled } = commerceMlStage(() => test)

describe('a step that is refused', () => {
  it('without a sign-in, and with a wrong one', async () => {
    const { login } = await newOneC(test.server)
    const stranger = commerceMlClient(send('198.51.100.20'), {
      address: 'http://portal',
      login,
      secret: 'wrong',
    })
    expect(await stranger.signIn()).toMatchObject({ status: 401, word: 'failure' })
    for (const mode of ['init', 'import', 'query', 'success'])
      expect(await stranger.step(mode, { filename: 'a.xml' })).toMatchObject({ status: 401, word: 'failure' })
    expect(await stranger.step('file', { filename: 'a.xml', body: '<a/>' })).toMatchObject({ status: 401 })
    for (let tries = 2; tries <= 20; tries++) await stranger.signIn()
    expect(await stranger.signIn()).toMatchObject({ status: 429, word: 'failure' })
  })

  it('after an hour, after another sign-in, and when the base is revoked', async () => {
    const first = await uploaded(commerceMlOf([rowOf()], 'utf-8'))
    const second = commerceMlClient(send(), { address: 'http://portal', ...first })
    expect(await second.signIn()).toMatchObject({ word: 'success' })
    expect(await first.step('init')).toMatchObject({
      status: 401,
      lines: ['Сеанс обмена закончился. Начните обмен заново.'],
    })
    test.clock.advance(3_600_000)
    expect(await second.step('init')).toMatchObject({ status: 401 })
    await second.signIn()
    await test.db
      .updateTable('exchange_bases')
      .set({ revoked_at: test.clock.now() })
      .where('id', '=', first.baseId)
      .execute()
    expect(await second.step('init')).toMatchObject({ status: 403, word: 'failure' })
  })

  it('when the base has a new secret', async () => {
    const client = await uploaded(commerceMlOf([rowOf()], 'utf-8'))
    await renewSecret({ db: test.db, clock: test.clock }, client.login)
    expect(await client.step('init')).toMatchObject({ status: 401, word: 'failure' })
  })

  it('from a network that the base may not call from', async () => {
    const base = await newOneC(test.server, { networks: ['192.0.2.0/24'] })
    let address = '192.0.2.9'
    const client = commerceMlClient((url, init) => send(address)(url, init), {
      address: 'http://portal',
      ...base,
    })
    expect(await client.signIn()).toMatchObject({ word: 'success' })
    address = '203.0.113.1'
    expect(await client.step('init')).toMatchObject({ status: 403, word: 'failure' })
  })

  it.each([
    ['of an unknown mode', 'drop', {}],
    ['of an unknown type', 'init', { type: 'crm' }],
    ['without the name of a file', 'import', {}],
    ['with a name of control characters', 'file', { filename: 'a\nb', body: '<a/>' }],
    ['with a name that is too long', 'file', { filename: 'x'.repeat(256), body: '<a/>' }],
    ['with an empty file', 'file', { filename: 'a.xml', body: '' }],
    ['with a file that was never sent', 'import', { filename: 'other.xml' }],
    ['with a part that is too large', 'file', { filename: 'a.xml', body: 'x'.repeat(8 * 1024 * 1024 + 1) }],
  ])('%s', async (_, mode, init) => {
    const client = await newClient()
    await client.signIn()
    const answer = await client.step(mode, init)
    expect(answer).toMatchObject({ status: 200, word: 'failure' })
    expect(answer.lines.join('')).toMatch(/[.]$/)
  })

  it('with the twenty-first file; a new beginning removes the files', async () => {
    const client = await newClient()
    await client.signIn()
    const before = (await spooled()).length
    for (let file = 1; file <= 20; file++)
      expect(await client.step('file', { filename: `${file}.xml`, body: '<a/>' })).toMatchObject({
        word: 'success',
      })
    expect(await client.step('file', { filename: '21.xml', body: '<a/>' })).toMatchObject({ word: 'failure' })
    expect((await spooled()).length).toBe(before + 20)
    await client.step('init')
    expect((await spooled()).length).toBe(before)
  })

  it('does not see the files of another base', async () => {
    await uploaded(commerceMlOf([rowOf()], 'utf-8'), 'own.xml')
    const other = await newClient()
    await other.signIn()
    expect(await other.step('import', { filename: 'own.xml' })).toMatchObject({ word: 'failure' })
  })
})
