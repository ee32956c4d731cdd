import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is stored as an argon2id hash that differs each time', async () => {
    const [one, two] = await Promise.all([hashPassword('кілт сөз'), hashPassword('кілт сөз')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('matches itself in any Unicode normalization', async () => {
    const hash = await hashPassword('Йод — ключ'.normalize('NFC'))
    expect(await verifyPassword(hash, 'Йод — ключ'.normalize('NFD'))).toBe(true)
  })

  it.each(['йод — ключ', 'Йод — ключ ', ''])('does not match «%s»', async (other) => {
    expect(await verifyPassword(await hashPassword('Йод — ключ'), other)).toBe(false)
  })

  it('of an unknown user never matches', async () => {
    expect(await verifyPassword(undefined, '')).toBe(false)
    expect(await verifyPassword(undefined, 'Йод — ключ')).toBe(false)
  })

  it('is not compared with something that is not a hash', async () => {
    await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow()
  })

  it('is checked for many at once', async () => {
    const hash = await hashPassword('one')
    const answers = await Promise.all(
      ['one', 'two', 'one', 'three', 'one'].map((it) => verifyPassword(hash, it)),
    )
    expect(answers).toEqual([true, false, true, false, true])
  })
})
