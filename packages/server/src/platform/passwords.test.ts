import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is kept as an argon2id hash that differs each time', async () => {
    const [one, two] = await Promise.all([hashPassword('кілт сөз'), hashPassword('кілт сөз')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('matches itself, in whatever form its letters come', async () => {
    const hash = await hashPassword('Йод — ключ'.normalize('NFC'))
    expect(await verifyPassword(hash, 'Йод — ключ'.normalize('NFD'))).toBe(true)
  })

  it.each(['йод — ключ', 'Йод — ключ ', ''])('does not match «%s»', async (other) => {
    expect(await verifyPassword(await hashPassword('Йод — ключ'), other)).toBe(false)
  })

  it('of a user that does not exist never matches', async () => {
    expect(await verifyPassword(undefined, '')).toBe(false)
    expect(await verifyPassword(undefined, 'Йод — ключ')).toBe(false)
  })

  it('is not compared with something that is no hash', async () => {
    await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow()
  })

  it('is checked by many at once', async () => {
    const hash = await hashPassword('one')
    const answers = await Promise.all(
      ['one', 'two', 'one', 'three', 'one'].map((it) => verifyPassword(hash, it)),
    )
    expect(answers).toEqual([true, false, true, false, true])
  })
})
