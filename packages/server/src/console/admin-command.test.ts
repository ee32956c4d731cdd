import { expect, it } from 'vitest'
import { openHome } from '../open-home.ts'
import { testClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { verifyPassword } from '../platform/passwords.ts'
import { openSession } from '../platform/sessions.ts'
import { sharedDataFolder } from '../testing/data-folders.ts'
import { PASSWORD, person } from '../testing/people.ts'
import { runCommand } from '../testing/run-command.ts'

const EMAIL = 'boss@sauda.example'

const dataFolder = sharedDataFolder()

/** Runs the command on the data folder, without a terminal. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return runCommand(args, { SAUDA_DATA: dataFolder(), ...environment })
}

async function inside<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openHome({ dataFolder: dataFolder() }, async (opened) => opened)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const clock = testClock(new Date('2026-11-21T06:00:00Z'))
const boss = ({ db }: Database) =>
  db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()

/** A password reset whose code was right, before the new password is chosen. */
const restoreUnderWay = ({ db }: Database, userId: number) =>
  db
    .insertInto('access_flows')
    .values({
      token_hash: Buffer.alloc(32),
      purpose: 'restore',
      email: EMAIL,
      user_id: userId,
      language: 'ru',
      proven_at: clock.now(),
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 3_600_000),
    })
    .execute()

it('adds an administrator, then resets the password, unblocks the user and ends all sessions', async () => {
  const added = await run(['admin', 'Boss@Sauda.example'], { ADMIN_NAME: 'Ерлан Қасымов' })
  expect(added).toMatchObject({ code: 0, error: '' })
  const made = /^Password: (\S{16})$/m.exec(added.out)?.[1] ?? ''
  await inside(async (database) => {
    const { id, role_id, name, password_hash } = await boss(database)
    expect([role_id, name]).toEqual([2, 'Ерлан Қасымов'])
    expect(await verifyPassword(password_hash, made)).toBe(true)
    await openSession(database.db, clock, id)
    await restoreUnderWay(database, id)
    await database.db.updateTable('users').set({ blocked_at: clock.now() }).execute()
    await database.db
      .updateTable('users')
      .set({ email: 'person@sauda.example' })
      .where('id', '=', (await person({ db: database.db, clock }, 5)).id)
      .execute()
  })

  const reset = await run(['admin', EMAIL], { ADMIN_PASSWORD: PASSWORD })
  expect(reset).toMatchObject({ code: 0, error: '' })
  expect(reset.out).toContain('new password')
  expect(reset.out).not.toContain(PASSWORD)
  const stranger = await run(['admin', 'person@sauda.example'])
  expect(stranger.code).toBe(1)
  expect(stranger.error).toMatch(/^person@sauda\.example belongs to somebody who is no administrator\./)

  await inside(async (database) => {
    const { id, blocked_at, password_hash } = await boss(database)
    expect(blocked_at).toBeNull()
    expect(await verifyPassword(password_hash, PASSWORD)).toBe(true)
    const query = database.db.selectFrom('sessions').select('id').where('user_id', '=', id)
    expect(await query.execute()).toEqual([])
    expect(await database.db.selectFrom('access_flows').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('access_links').select('flow_id').execute()).toEqual([])
    const busy = await run(['admin', EMAIL])
    expect(busy.code).toBe(1)
    expect(busy.error).toMatch(/^The data folder .+ is in use by another process\./)
  })
})

it.each([
  [['admin'], 'Say whose'],
  [['admin', 'nobody'], 'Say whose'],
  [['admin', EMAIL, 'more'], 'Say whose'],
  [['serve'], 'There is no command serve'],
])('rejects %j with one sentence', async (args, message) => {
  const { code, error } = await run(args)
  expect(code).toBe(1)
  expect(error.startsWith(message)).toBe(true)
  expect(error.trim().split('\n')).toHaveLength(1)
})
