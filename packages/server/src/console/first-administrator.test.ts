import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { typist } from '../testing/typist.ts'
import { firstAdministrator } from './first-administrator.ts'

const ENVIRONMENT = {
  ADMIN_EMAIL: ' Boss@Sauda.example ',
  ADMIN_PASSWORD: PASSWORD,
  ADMIN_NAME: 'Ерлан Қасымов',
}

let test: TestServer
const lines: string[] = []
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => test.close())

const administrators = () =>
  test.db
    .selectFrom('users')
    .select(['email', 'name', 'display_name'])
    .where('role_id', '=', 2)
    .orderBy('id')
    .execute()
const signIn = (login: string, password: string) =>
  test.send({ path: '/api/user/auth', json: { login, password } })

describe('the first administrator', () => {
  it('is created from the environment', async () => {
    await firstAdministrator(test.server, ENVIRONMENT, null)
    expect(await administrators()).toEqual([
      { email: 'boss@sauda.example', name: 'Ерлан Қасымов', display_name: 'Ерлан Қ.' },
    ])
    expect((await signIn('boss@sauda.example', PASSWORD)).statusCode).toBe(200)
    const log = await test.db.selectFrom('audit').selectAll().execute()
    expect(log).toMatchObject([{ subject: 'user', actor_id: null, action: 'add_administrator' }])
    expect(JSON.stringify([log, lines])).not.toContain(PASSWORD)
  })

  it('is not created if there is one already, blocked or not', async () => {
    await firstAdministrator(test.server, ENVIRONMENT, null)
    await firstAdministrator(
      test.server,
      { ...ENVIRONMENT, ADMIN_EMAIL: 'other@sauda.example' },
      typist().terminal,
    )
    expect(await administrators()).toHaveLength(1)
    await test.empty()
    await person(test, 2, { blocked: true })
    await firstAdministrator(test.server, ENVIRONMENT, null)
    expect(await administrators()).toHaveLength(1)
  })

  it('is created once when two servers start together', async () => {
    const other = { ...ENVIRONMENT, ADMIN_EMAIL: 'other@sauda.example' }
    await Promise.all([
      firstAdministrator(test.server, ENVIRONMENT, null),
      firstAdministrator(test.server, other, null),
    ])
    expect(await administrators()).toHaveLength(1)
  })

  it('is asked for at a terminal until each answer is valid', async () => {
    const { terminal, type, shown } = typist()
    const done = firstAdministrator(test.server, {}, terminal)
    type('nobody\nboss@sauda.example\nЯ\nЕрлан Қасымов\nshort\nqwerty12345\n')
    type(`${PASSWORD}\nanother one\n${PASSWORD}\n${PASSWORD}\n`)
    await done
    expect(await administrators()).toMatchObject([{ email: 'boss@sauda.example', name: 'Ерлан Қасымов' }])
    expect((await signIn('boss@sauda.example', PASSWORD)).statusCode).toBe(200)
    for (const said of [
      'This is no e-mail address.',
      'A name has 2 to 100 characters, and is no phone or e-mail address.',
      'The password needs 10 characters or more.',
      'The password is one that many people use.',
      'The two are not the same.',
    ]) {
      expect(shown()).toContain(said)
    }
  })

  it('is not created when the terminal is closed', async () => {
    const { terminal, type, end } = typist()
    const done = firstAdministrator(test.server, {}, terminal)
    type('boss@sauda.example\n')
    end()
    await expect(done).rejects.toMatchObject({ name: 'NotAnsweredError' })
    expect(await administrators()).toEqual([])
  })

  it('is not created without environment and terminal, and the console says what to do', async () => {
    await firstAdministrator(test.server, { ADMIN_PASSWORD: PASSWORD }, null)
    expect(await administrators()).toEqual([])
    expect(lines.join()).toContain('npm run admin -- e-mail')
  })

  it.each([
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL is no e-mail address: nobody'],
    [{ ADMIN_PASSWORD: '' }, 'ADMIN_EMAIL needs ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD needs 10 characters or more'],
    [{ ADMIN_PASSWORD: 'boss@sauda.example' }, 'ADMIN_PASSWORD must not be the e-mail again'],
    [{ ADMIN_NAME: 'Я' }, 'ADMIN_NAME is no name: Я'],
    [{ ADMIN_NAME: '8 701 000 00 12' }, 'ADMIN_NAME is no name: 8 701 000 00 12'],
  ])('is not created from %j', async (wrong, message) => {
    const start = firstAdministrator(test.server, { ...ENVIRONMENT, ...wrong }, null)
    await expect(start).rejects.toThrow(message)
    expect(await administrators()).toEqual([])
  })

  it('is not created with the address of another user', async () => {
    const { email } = await person(test, 5)
    const start = firstAdministrator(test.server, { ...ENVIRONMENT, ADMIN_EMAIL: email }, null)
    await expect(start).rejects.toMatchObject({ name: 'NoAdministratorError' })
    expect(await administrators()).toEqual([])
  })
})
