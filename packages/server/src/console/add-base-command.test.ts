import { expect, it } from 'vitest'
import { openHome } from '../open-home.ts'
import { tokenHash } from '../platform/tokens.ts'
import { newDataFolder } from '../testing/data-folders.ts'
import { runCommand } from '../testing/run-command.ts'

it('adds a base and prints its secret once, and gives it another one; a mistake changes nothing', async () => {
  const dataFolder = await newDataFolder()
  const run = (...args: string[]) => runCommand(['add-base', ...args], { SAUDA_DATA: dataFolder })
  const { code, out, error } = await run('Бухгалтерия 3.0', '192.0.2.0/24')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const [, login] = /^Login: (\S+)$/m.exec(out) ?? []
  const [, secret = ''] = /^Secret: (\S{43})$/m.exec(out) ?? []

  expect(await run()).toMatchObject({ code: 1, error: expect.stringContaining('Say its name') })
  expect(await run('Склад', 'office')).toMatchObject({ code: 1, error: expect.stringContaining('CIDR') })
  const renew = (...args: string[]) => runCommand(['new-base-secret', ...args], { SAUDA_DATA: dataFolder })
  const renewed = await renew(login ?? '')
  const [, another = ''] = /^Secret: (\S{43})$/m.exec(renewed.out) ?? []
  expect(another).not.toBe(secret)
  expect(await renew()).toMatchObject({ code: 1, error: expect.stringContaining('Say its login') })
  expect(await renew('base-0')).toMatchObject({ code: 1, error: expect.stringContaining('no base') })

  const database = await openHome({ dataFolder }, async (opened) => opened)
  try {
    const bases = await database.db.selectFrom('exchange_bases').selectAll().execute()
    expect(bases).toMatchObject([
      { name: 'Бухгалтерия 3.0', login, networks: ['192.0.2.0/24'], created_by: null },
    ])
    expect(bases[0]?.secret_hash).toEqual(tokenHash(another))
  } finally {
    await database.close()
  }
})
