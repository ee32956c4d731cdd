import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newOneC } from '../testing/one-c.ts'
import { pdfFile } from '../testing/pdf-file.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const COMMAND = fileURLToPath(new URL('./command.ts', import.meta.url))

let test: TestServer
let base: Awaited<ReturnType<typeof newOneC>>
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
  base = await newOneC(test.server)
})
afterAll(() => test.close())

/** Runs the command to its end. */
function play(args: string, environment: NodeJS.ProcessEnv = {}) {
  const env = {
    ...{ PATH: process.env.PATH, SAUDA_BASE_LOGIN: base.login, SAUDA_BASE_SECRET: base.secret },
    ...environment,
  }
  const words = args.split(' ').filter(Boolean)
  const all = [
    '--conditions=@sauda/source',
    COMMAND,
    ...words,
    '--address',
    test.server.fastify.listeningOrigin,
  ]
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, all, { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })
}

const DATE = '--date 2026-11-20'

it('sends a batch with bad documents, mends them and repeats', async () => {
  const bad = await play(`batch --documents 30 --bad 3 ${DATE}`)
  expect(bad.code).toBe(1)
  expect(bad.out).toContain('Created 27, renewed 0, unchanged 0, refused 3.')
  for (const problem of ['total total_mismatch', 'buyer.bin bin_too_short', 'date date_too_early'])
    expect(bad.out).toContain(problem)
  const mended = await play(`batch --documents 30 --bad 3 --mended ${DATE}`)
  expect(mended).toMatchObject({ code: 0, error: '' })
  expect(mended.out).toContain('Created 3, renewed 0, unchanged 27, refused 0.')
})

it('breaks the connection half-way, which leaves nothing behind', async () => {
  const cut = await play(`batch --series С --documents 200 --cut ${DATE}`)
  expect(cut).toMatchObject({ code: 0, out: expect.stringContaining('Cut off after') })
  const whole = await play(`batch --series С --documents 20 ${DATE}`)
  expect(whole.out).toContain('Created 20')
})

it('sends a document with its file, and reads that it was annulled', async () => {
  const file = join(test.dataFolder, 'act.pdf')
  await writeFile(file, await pdfFile('Act'))
  const sent = await play(`document --series А --kind completion --file ${file} ${DATE}`)
  expect(sent).toMatchObject({ code: 0, out: expect.stringContaining('act.pdf: stored.') })
  const [, id] = /document (\d+)\./.exec(sent.out) ?? []
  await test.db
    .insertInto('document_changes')
    .values({
      ...{ base_id: base.baseId, document_id: Number(id), version: 1, action: 'annulled', status: 5 },
      ...{ reason: 'duplicate', comment: null, at: test.clock.now() },
    })
    .execute()
  expect((await play('changes')).out).toMatch(/^completion [0-9a-f-]{36}: annulled, status 5/)
  expect((await play('changes')).out).toBe('')
})

it.each(['', '--windows-1251'])('sends CommerceML %s', async (encoding) => {
  const played = await play(`xml --series К${encoding.length} --documents 5 ${encoding} ${DATE}`)
  expect(played).toMatchObject({ code: 0, out: 'success\nПринято документов: 5, не принято: 0.\n' })
})

it.each([
  ['drop', {}, 'There is no command drop'],
  ['batch --documents many', {}, '--documents is a whole number'],
  ['batch --kind order', {}, '--kind is invoice'],
  ['batch', { SAUDA_BASE_SECRET: '' }, 'Set SAUDA_BASE_LOGIN'],
])('says in one line what is wrong with %j', async (args, environment, error) => {
  const played = await play(args, environment)
  expect(played).toMatchObject({ code: 1, error: expect.stringContaining(error) })
  expect(played.error.trim().split('\n')).toHaveLength(1)
})

it('says what the portal has refused', async () => {
  const played = await play('batch', { SAUDA_BASE_SECRET: 'wrong' })
  expect(played).toMatchObject({ code: 1, out: expect.stringContaining('401 wrong_credentials') })
})
