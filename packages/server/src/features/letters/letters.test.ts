import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lyingLetter } from '../../testing/lying-letter.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const FIRST = '0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10'
const SECOND = '1b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b11'
const BROKEN = '2b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b12'
const FOLDER = '3b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b13'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const get = (path: string, token: string | null = test.server.consoleToken) =>
  test.send({
    method: 'GET',
    path: `/api/letter/${path}`,
    headers: token === null ? {} : { 'x-console-token': token },
  })
const list = async () => (await get('list')).json().data

describe('the stored e-mails', () => {
  it('are empty before the first', async () => {
    expect(await list()).toEqual({ items: [], total: 0, next: null })
  })

  it('are listed newest first, and shown as in a mail program', async () => {
    await lyingLetter(test, FIRST)
    await lyingLetter(test, SECOND)
    const past = new Date('2026-11-20T06:00:00Z')
    await utimes(join(test.dataFolder, 'mails', `${FIRST}.eml`), past, past)
    const { items, total } = await list()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { id: SECOND },
      {
        id: FIRST,
        to: 'айгерім@test.example',
        subject: 'Код для регистрации: 402917',
        sent_at: past.toISOString(),
      },
    ])
    const letter = (await get(`get/${FIRST}`)).json().data
    expect(letter.text.trim()).toBe('Здравствуйте!')
    expect(letter.html.trim()).toBe('<p>Здравствуйте!</p>')
  })

  it('are listed even if one is broken, without other files', async () => {
    const folder = join(test.dataFolder, 'mails')
    await writeFile(join(folder, `${BROKEN}.eml`), Buffer.from([0, 255, 254, 13, 10, 0]))
    await mkdir(join(folder, `${FOLDER}.eml`))
    await writeFile(join(folder, `${BROKEN}.eml.draft`), 'Subject: draft')
    await writeFile(join(folder, 'notes.eml'), 'Subject: notes')
    const { items } = await list()
    const ids = items.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining([FIRST, SECOND, BROKEN]))
    expect(ids).not.toContain(FOLDER)
    expect(items.find(({ id }: { id: string }) => id === BROKEN)).toMatchObject({ to: '', subject: '' })
    expect((await get(`get/${FOLDER}`)).statusCode).toBe(404)
  })

  it.each([null, '', ' ', 'wrong', 'undefined', 'null'])('are not shown for the token %j', async (token) => {
    for (const path of ['list', `get/${FIRST}`, `get/${BROKEN.replace('2', '9')}`]) {
      const answer = await get(path, token)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
    }
  })

  it('are not shown for a part of the token, or a longer one', async () => {
    const token = test.server.consoleToken ?? ''
    expect(token.length).toBeGreaterThan(20)
    for (const tried of [token.slice(1), `${token}x`, token.toUpperCase()]) {
      expect((await get('list', tried)).statusCode).toBe(403)
    }
  })

  it.each([
    '..%2f..%2fdemo-sign-ins.json',
    '..%2fmails%2f0b4f3a52-6b1e-4d0a-9a51',
    `${FIRST}.eml`,
    `${FIRST}%00`,
    `%2e%2e/${FIRST}`,
    `../letter/get/../../${FIRST}`,
    '------------------------------------',
    FIRST.toUpperCase(),
  ])('are not reached by the id %s', async (id) => {
    expect([400, 404]).toContain((await get(`get/${id}`)).statusCode)
  })
})

it('do not exist with a mail server, for any client', async () => {
  const other = await testServer({ smtpUrl: 'smtp://127.0.0.1:1' })
  expect(other.server.consoleToken).toBeNull()
  for (const path of ['list', `get/${FIRST}`]) {
    const headers = { 'x-console-token': test.server.consoleToken ?? '' }
    const answer = await other.send({ method: 'GET', path: `/api/letter/${path}`, headers })
    expect(answer.statusCode).toBe(404)
  }
  await other.close()
})
